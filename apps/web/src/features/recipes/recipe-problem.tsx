import { RequestProblem } from '@simmer/client';
import { Button, ButtonLink, ErrorState } from '@simmer/ui';
import { useNavigate } from '@tanstack/react-router';
import { renewDrafts, savedDrafts } from './editor/kept-draft';

/** Why a recipe is not shown, with a way on that works: back when there is no such recipe, again when it may come yet. */
export function RecipeProblem({ id, error, onRetry }: { id: string; error: Error; onRetry: () => void }) {
  const isMissing = error instanceof RequestProblem && (error.status === 404 || error.status === 422);
  if (isMissing) return savedDrafts(id).length > 0 ? <GoneWithDraft id={id} /> : <Gone />;
  return (
    <ErrorState title="This recipe did not open" action={<Button variant="primary" onClick={onRetry}>Try Again</Button>}>
      {error.message}
    </ErrorState>
  );
}

const Gone = () => (
  <ErrorState title="This recipe is not here" action={<ButtonLink variant="primary" href="/app/recipes">Back to your recipes</ButtonLink>}>
    It may have been deleted, or the address is not quite right.
  </ErrorState>
);

/** It was deleted after the cook wrote on it, and the words are still on this device. */
function GoneWithDraft({ id }: { id: string }) {
  const navigate = useNavigate();

  function renew(): void {
    renewDrafts(id);
    void navigate({ to: '/app/recipes/new' });
  }

  return (
    <ErrorState
      title="This recipe is not here"
      action={
        <div className="screen-acts">
          <Button variant="primary" onClick={renew}>
            Make a new recipe of your changes
          </Button>
          <ButtonLink href="/app/recipes">Back to your recipes</ButtonLink>
        </div>
      }
    >
      It may have been deleted. What you wrote and did not save is kept on this device.
    </ErrorState>
  );
}

import { RequestProblem } from '@simmer/client';
import { Button, ButtonLink, ErrorState } from '@simmer/ui';

/** Why a recipe is not shown, with a way on that works: back when there is no such recipe, again when it may come yet. */
export function RecipeProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isMissing = error instanceof RequestProblem && (error.status === 404 || error.status === 422);
  if (isMissing)
    return (
      <ErrorState title="This recipe is not here" action={<ButtonLink variant="primary" href="/app/recipes">Back to your recipes</ButtonLink>}>
        It may have been deleted, or the address is not quite right.
      </ErrorState>
    );
  return (
    <ErrorState title="This recipe did not open" action={<Button variant="primary" onClick={onRetry}>Try Again</Button>}>
      {error.message}
    </ErrorState>
  );
}

import { queryOf, RequestProblem } from '@simmer/client';
import * as common from '@simmer/messages/common';
import * as recipeTexts from '@simmer/messages/recipe';
import * as t from '@simmer/messages/recipe-detail';
import { Button, ButtonLink, ErrorState } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { client } from '../../api/client';
import { useIsHouseholdShared } from '../../recipe/household-recipes';
import { accountStorage } from '../../device/account-storage';
import { renewDrafts, savedDrafts } from './editor/kept-draft';

/** Why a recipe is not shown, with a way on that works: back when there is no such recipe, again when it may come yet. */
export function RecipeProblem({ id, error, onRetry }: { id: string; error: Error; onRetry: () => void }) {
  const isMissing = error instanceof RequestProblem && (error.status === 404 || error.status === 422);
  if (isMissing) return <Missing id={id} />;
  return (
    <ErrorState
      title={t.didNotOpen}
      action={
        <Button variant="primary" onClick={onRetry}>
          {common.tryAgain}
        </Button>
      }
    >
      {error.message}
    </ErrorState>
  );
}

/** A recipe of somebody who shares the household has a page of its own. */
function Missing({ id }: { id: string }) {
  const isShared = useIsHouseholdShared();
  const { isLoading: isAsking } = useQuery(queryOf(client, 'GET /household', {}));
  const { data, isLoading } = useQuery({ ...queryOf(client, 'GET /household-recipes', { ids: [id] }), enabled: isShared, retry: false });
  // whose it is has to be known before it is missing
  if (isAsking || isLoading) return null;
  if (data && data.items.length > 0) return <Navigate to="/app/household-recipes/$id" params={{ id }} replace />;
  return <NotFound id={id} />;
}

function NotFound({ id }: { id: string }) {
  const [hasDraft, setHasDraft] = useState<boolean>();
  useEffect(() => {
    void accountStorage()
      .load()
      .then(() => setHasDraft(savedDrafts(id).length > 0));
  }, [id]);
  if (hasDraft === undefined) return null;
  return hasDraft ? <GoneWithDraft id={id} /> : <Gone />;
}

const Gone = () => (
  <ErrorState
    title={t.notFound}
    action={
      <ButtonLink variant="primary" href="/app/recipes">
        {recipeTexts.backToRecipes}
      </ButtonLink>
    }
  >
    {t.notFoundText}
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
      title={t.notFound}
      action={
        <div className="screen-acts">
          <Button variant="primary" onClick={renew}>
            {t.renew}
          </Button>
          <ButtonLink href="/app/recipes">{recipeTexts.backToRecipes}</ButtonLink>
        </div>
      }
    >
      {t.notFoundKept}
    </ErrorState>
  );
}

import { queryOf } from '@simmer/client';
import * as common from '@simmer/messages/common';
import { opening } from '@simmer/messages/recipe';
import * as t from '@simmer/messages/share';
import { Button, ErrorState, SkeletonLine, SkeletonTray } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import '../../recipe/view/read-recipe.css';
import './share.css';
import { SharedRecipePage } from './shared-recipe-page';

/** A recipe of somebody who shares the household, to read and to cook: it is theirs to change. */
export function HouseholdRecipePage({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(queryOf(client, 'GET /household-recipes', { ids: [id] }));
  const household = useQuery(queryOf(client, 'GET /household', {})).data;
  const recipe = data?.items[0];
  if (recipe) {
    const name = household?.people.find((person) => person.id === recipe.cook)?.name;
    return (
      <SharedRecipePage recipe={recipe} id={id} gift={{ title: name ? t.recipeOf({ name }) : t.recipeOfHousehold, text: t.youReadIt }} />
    );
  }
  if (error || data)
    return (
      <ErrorState
        title={t.notReadable}
        action={
          error && (
            <Button variant="primary" onClick={() => void refetch()}>
              {common.tryAgain}
            </Button>
          )
        }
      >
        {error?.message ?? t.notReadableText}
      </ErrorState>
    );
  return (
    <div className="shared" role="status" aria-label={opening}>
      <div className="top">
        <SkeletonTray />
        <SkeletonLine />
      </div>
    </div>
  );
}

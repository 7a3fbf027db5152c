import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/recipe-list';
import { Button, ButtonLink, EmptyState, ErrorState, Heart } from '@simmer/ui';
import { usePageTitle } from '../../../app/page-title';
import emptyPlate from '../../../app/plates/empty.svg';
import { EndOfList } from './end-of-list';
import './list.css';
import { RecipeResults, RecipeSkeletons } from './recipe-results';
import { useListView } from './use-list-view';
import { useFavorites } from './use-recipe-list';

/** Your Favorite Recipes: a heart taken back stays in view until the screen is left, so that nothing jumps. */
export function FavoritesScreen() {
  usePageTitle(t.favorites);
  const [view] = useListView();
  const list = useFavorites();
  return (
    <div className="list-screen">
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">{t.favoritesTitle}</h1>
          <p className="t17 muted subtitle">{t.favoritesSubtitle}</p>
        </div>
      </div>
      {list.isPending ? (
        <RecipeSkeletons view={view} />
      ) : list.problem && list.total === undefined ? (
        <ErrorState
          level={2}
          title={t.favoritesDidNotLoad}
          action={
            <Button variant="primary" onClick={list.retry}>
              {common.tryAgain}
            </Button>
          }
        >
          {list.problem.message}
        </ErrorState>
      ) : list.recipes.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <h2 className="sr">{t.results}</h2>
          <RecipeResults recipes={list.recipes} view={view} />
          <EndOfList hasMore={list.hasMore} isLoading={list.isLoading} problem={list.problem?.message} loadMore={list.loadMore} />
        </>
      )}
    </div>
  );
}

const NoFavorites = () => (
  <EmptyState
    title={t.noFavorites}
    picture={emptyPlate}
    actions={
      <ButtonLink variant="primary" href="/app/recipes">
        {common.goToRecipes}
      </ButtonLink>
    }
    example={
      <span className="list-example" aria-hidden="true">
        <Heart pressed label={t.favorite} tabIndex={-1} />
        {t.exampleRecipe}
      </span>
    }
  >
    {t.noFavoritesText}
  </EmptyState>
);

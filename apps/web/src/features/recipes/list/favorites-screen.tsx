import { Button, ButtonLink, EmptyState, ErrorState, Heart } from '@simmer/ui';
import { usePageTitle } from '../../../app/page-title';
import emptyPlate from '../../../app/plates/empty.svg';
import { EndOfList } from './end-of-list';
import './list.css';
import { RecipeResults, RecipeSkeletons } from './recipe-results';
import { useListView } from './use-list-view';
import { useRecipeList } from './use-recipe-list';

/** Your Favorite Recipes: a heart taken back stays in view until the screen is left, so that nothing jumps. */
export function FavoritesScreen() {
  usePageTitle('Favorites');
  const [view] = useListView();
  const list = useRecipeList({ favorite: true });
  return (
    <div className="list-screen">
      <div className="page-head">
        <div className="grow">
          <h1 className="h-44">Your Favorite Recipes</h1>
          <p className="t17 muted subtitle">Quick access to your saved recipes</p>
        </div>
      </div>
      {list.isPending ? (
        <RecipeSkeletons view={view} />
      ) : list.isError && !list.data ? (
        <ErrorState level={2} title="Your favourites did not load" action={<Button variant="primary" onClick={() => void list.refetch()}>Try Again</Button>}>
          {list.error.message}
        </ErrorState>
      ) : list.recipes.length === 0 ? (
        <NoFavorites />
      ) : (
        <>
          <h2 className="sr">Results</h2>
          <RecipeResults recipes={list.recipes} view={view} />
          <EndOfList hasMore={list.hasNextPage} isLoading={list.isFetching} problem={list.error?.message} loadMore={() => void list.fetchNextPage()} />
        </>
      )}
    </div>
  );
}

const NoFavorites = () => (
  <EmptyState
    title="No favourites yet"
    picture={emptyPlate}
    actions={<ButtonLink variant="primary" href="/app/recipes">Go to recipes</ButtonLink>}
    example={
      <span className="list-example" aria-hidden="true">
        <Heart pressed label="Favourite" tabIndex={-1} />
        Weeknight leek linguine
      </span>
    }
  >
    Tap the heart on a recipe and it is one tap away from here on.
  </EmptyState>
);

import * as common from '@simmer/messages/common';
import * as t from '@simmer/messages/recipe-list';
import { ButtonLink, EmptyState, Heart } from '@simmer/ui';
import { usePageTitle } from '../../../app/page-title';
import emptyPlate from '../../../app/plates/empty.svg';
import './list.css';
import { ListResults } from './list-results';
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
      <h2 className="sr">{t.results}</h2>
      <ListResults list={list} view={view} notLoaded={t.favoritesDidNotLoad} empty={<NoFavorites />} />
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
      <span className="list-example" inert aria-hidden="true">
        <Heart pressed label={t.favorite} />
        {t.exampleRecipe}
      </span>
    }
  >
    {t.noFavoritesText}
  </EmptyState>
);

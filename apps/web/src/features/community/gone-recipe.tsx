import { queryOf } from '@simmer/client';
import * as t from '@simmer/messages/community-recipe';
import { ButtonLink, EmptyState } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client';
import { usePageTitle } from '../../app/page-title';
import emptyPlate from '../../app/plates/empty.svg';
import { GalleryCard } from './gallery-card';

const OTHERS = 3;

/** In place of a recipe that was taken down: nothing of it, and what else there is to cook. */
export function GoneRecipe({ slug }: { slug: string }) {
  usePageTitle(t.gone);
  return (
    <>
      <EmptyState
        level={1}
        title={t.gone}
        picture={emptyPlate}
        actions={
          <ButtonLink variant="primary" href="/app/community">
            {t.goToGallery}
          </ButtonLink>
        }
      >
        {t.goneText}
      </EmptyState>
      <Others slug={slug} />
    </>
  );
}

/** Three of the same dish, which most titles end with; then what is cooked most now. */
function Others({ slug }: { slug: string }) {
  const dish = slug.split('-').at(-2) ?? '';
  const { data: alike } = useQuery(queryOf(client, 'GET /community/recipes', { search: dish, limit: OTHERS }));
  const { data: trending } = useQuery(queryOf(client, 'GET /community/recipes', { sort: 'trending', limit: 2 * OTHERS }));
  if (!alike || !trending) return null;
  const ids = new Set(alike.items.map(({ id }) => id));
  const others = [...alike.items, ...trending.items.filter(({ id }) => !ids.has(id))].slice(0, OTHERS);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others">
      <h2 className="h-24" id="others">
        {t.others}
      </h2>
      <div className="grid">
        {others.map((recipe) => (
          <GalleryCard key={recipe.id} recipe={recipe} eager={false} />
        ))}
      </div>
    </section>
  );
}

import { queryOf } from '@simmer/client';
import { at } from '@simmer/messages/chef';
import * as t from '@simmer/messages/search';
import { Meta, RecipeRow, Rows, TextLink } from '@simmer/ui';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client';
import { useOnline } from '../../../app/frame/use-online';
import { addressOf } from '../../../recipe/community-address';
import { RecipePicture } from '../../../recipe/recipe-picture';
import { timeOf } from '../../../recipe/time-of';

const MOST_SHOWN = 6;

/** What the gallery finds for the same question: beside the cook's own where there is room, else below. */
export default function CommunityHits({ question }: { question: string }) {
  const online = useOnline();
  const { data } = useQuery({ ...queryOf(client, 'GET /community/recipes', { search: question, limit: MOST_SHOWN }), enabled: online });
  if (!data || data.items.length === 0) return null;
  return (
    <aside className="community-hits" aria-labelledby="community-hits">
      <h2 className="h-24" id="community-hits">
        {t.fromCommunity}
      </h2>
      <Rows>
        {data.items.map((recipe) => (
          <RecipeRow
            key={recipe.id}
            title={recipe.title}
            href={addressOf(recipe)}
            time={recipe.total_time > 0 ? timeOf(recipe.total_time) : undefined}
            picture={<RecipePicture of={recipe} sizes="52px" thumb />}
          >
            <Meta
              rating={recipe.rating_average?.toFixed(1)}
              facts={[recipe.author || (recipe.username === null ? '' : at({ username: recipe.username }))].filter(Boolean)}
            />
          </RecipeRow>
        ))}
      </Rows>
      {data.next !== null && <TextLink href={`/app/community?${new URLSearchParams({ search: question })}`}>{t.moreInCommunity}</TextLink>}
    </aside>
  );
}

import type { CommunityRecipe } from '@simmer/contracts';
import { at } from '@simmer/messages/chef';
import * as t from '@simmer/messages/gallery';
import { Meta, RecipeCard } from '@simmer/ui';
import { addressOf, chefAddress } from '../../recipe/community-address';
import { hostOf } from '../../recipe/host-of';
import { RecipePicture } from '../../recipe/recipe-picture';
import { timeTag } from '../../recipe/time-of';

const CARD_SIZES = '(min-width: 1100px) 286px, (min-width: 720px) 33vw, 50vw';

/** A shared recipe in a grid. `eager`: in view at once. */
export const GalleryCard = ({ recipe, eager }: { recipe: CommunityRecipe; eager: boolean }) => (
  <RecipeCard
    title={recipe.title}
    href={addressOf(recipe)}
    picture={<RecipePicture of={recipe} sizes={CARD_SIZES} eager={eager} />}
    tag={timeTag(recipe.total_time)}
  >
    <Meta
      rating={recipe.rating_average?.toFixed(1)}
      author={
        recipe.username === null
          ? undefined
          : { name: recipe.author || at({ username: recipe.username }), href: chefAddress(recipe.username) }
      }
      facts={factsOf(recipe)}
    />
  </RecipeCard>
);

/** An author who has no page is named among the facts. */
const factsOf = ({ source_url, author, username, save_count }: CommunityRecipe): string[] =>
  [username === null ? author : '', source_url ? hostOf(source_url) : '', savesText(save_count)].filter((fact) => fact !== '');

export const savesText = (count: number): string => (count === 0 ? '' : t.saves({ count }));

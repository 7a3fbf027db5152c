import type { CommunityRecipe } from '@simmer/contracts';
import * as t from '@simmer/messages/gallery';
import { Meta, RecipeCard } from '@simmer/ui';
import { RecipePicture } from '../../recipe/recipe-picture';
import { timeTag } from '../../recipe/time-of';

const CARD_SIZES = '(min-width: 1100px) 286px, (min-width: 720px) 33vw, 50vw';

export const recipeAddress = (slug: string): string => `/app/community/recipe/${slug}`;

/** A shared recipe in a grid. `eager`: in view at once. */
export const GalleryCard = ({ recipe, eager }: { recipe: CommunityRecipe; eager: boolean }) => (
  <RecipeCard
    title={recipe.title}
    href={recipeAddress(recipe.slug)}
    picture={<RecipePicture of={recipe} sizes={CARD_SIZES} eager={eager} />}
    tag={timeTag(recipe.total_time)}
  >
    <Meta rating={recipe.rating_average?.toFixed(1)} facts={[recipe.author, savesText(recipe.save_count)].filter((fact) => fact !== '')} />
  </RecipeCard>
);

export const savesText = (count: number): string => (count === 0 ? '' : t.saves({ count }));

import { pick, type Recipe, RECIPE_FIELDS, SHARED_RECIPE_FIELDS, type SharedRecipe } from '@simmer/contracts';
import type { Draft } from '../recipe/recipe.schema';

type Shareable = Pick<Recipe, (typeof SHARED_RECIPE_FIELDS)[number] | 'image' | 'plate'>;

/** A photo only from our own address: another site would learn who looks at it. */
const ownAddress = (address: string | null): string | null => (address?.startsWith('/') ? address : null);

/** What whoever has the link may see of a recipe: no notes, no rating, nothing about its cook's library. */
export const toShared = (recipe: Shareable): SharedRecipe => ({
  ...pick(recipe, SHARED_RECIPE_FIELDS),
  image_url: ownAddress(recipe.image_url),
  image: recipe.image,
  plate: recipe.plate,
});

const OWN_PHOTOS = '/media/';

/** The same as a new recipe of whoever saves it, and the photo of which it gets a copy under its own id. Lines are read again, as those of any new recipe. */
export function copyOf(shared: SharedRecipe, { id, ownerId }: { id: string; ownerId: string }) {
  const { image, plate: _plate, ingredients, image_url, ...fields } = shared;
  const content: Draft = pick(
    {
      ...fields,
      ingredients: ingredients.map(({ text, group }) => ({ text, group })),
      // the photo at an address of ours goes with the cook whose it is
      image_url: image_url?.startsWith(OWN_PHOTOS) ? null : image_url,
      image_id: image && id,
      notes: '',
      rating: null,
    },
    RECIPE_FIELDS,
  );
  const draft = { id, ...content, origins: [], favorite: false, unlessOwned: { addresses: [] } };
  return { draft, borrowed: image && { photoId: image.id, photoOwnerId: ownerId } };
}

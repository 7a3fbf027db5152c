import { pick, type Recipe, RECIPE_FIELDS, SHARED_RECIPE_FIELDS, type SharedRecipe } from '@simmer/contracts';
import { v5 as uuidv5 } from 'uuid';
import type { Draft } from './recipe.schema';
import { withPhotos } from './recipe-view';

type Shareable = Pick<Recipe, (typeof SHARED_RECIPE_FIELDS)[number] | 'image' | 'step_images' | 'plate'>;

/** A photo only from our own address: another site would learn who looks at it. */
const ownAddress = (address: string | null): string | null => (address?.startsWith('/') ? address : null);

/** What a link shows of a recipe: no notes, no rating, nothing about its cook's library. */
export const toShared = (recipe: Shareable): SharedRecipe => ({
  ...pick(recipe, SHARED_RECIPE_FIELDS),
  instructions: withPhotos(recipe.instructions),
  image_url: ownAddress(recipe.image_url),
  image: recipe.image,
  step_images: recipe.step_images,
  plate: recipe.plate,
});

const OWN_PHOTOS = '/media/';

/**
 * The same as a new recipe of whoever saves it, and the photos of which it gets copies, whose ids follow from its own. Lines are read again, as those of any
 * new recipe.
 */
export function copyOf(shared: SharedRecipe, { id, ownerId }: { id: string; ownerId: string }) {
  const { image, step_images, plate: _plate, ingredients, instructions, image_url, ...fields } = shared;
  const copies = new Map(step_images.map((photo) => [photo.id, uuidv5(photo.id, id)]));
  if (image) copies.set(image.id, id);
  const content: Draft = pick(
    {
      ...fields,
      ingredients: ingredients.map(({ text, group }) => ({ text, group })),
      instructions: instructions.map((step) => ({ ...step, image_id: copies.get(step.image_id ?? '') ?? null })),
      // the photo at an address of ours goes with the cook whose it is
      image_url: image_url?.startsWith(OWN_PHOTOS) ? null : image_url,
      image_id: image && id,
      notes: '',
      rating: null,
    },
    RECIPE_FIELDS,
  );
  const draft = { id, ...content, origins: [], favorite: false, unlessOwned: { addresses: [] } };
  return { draft, photosToCopy: [...copies].map(([photoId, copyId]) => ({ photoId, photoOwnerId: ownerId, copyId })) };
}

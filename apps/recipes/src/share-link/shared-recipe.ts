import { pick, type Recipe, RECIPE_FIELDS, SHARED_RECIPE_FIELDS, type SharedRecipe } from '@simmer/contracts';
import type { Draft } from '../recipe/recipe.schema';
import { withPhotos } from '../recipe/recipe-view';
import type { PhotoCopies } from './photo-copy.service';

type Shareable = Pick<Recipe, (typeof SHARED_RECIPE_FIELDS)[number] | 'image' | 'step_images' | 'plate'>;

/** A photo only from our own address: another site would learn who looks at it. */
const ownAddress = (address: string | null): string | null => (address?.startsWith('/') ? address : null);

/** What whoever has the link may see of a recipe: no notes, no rating, nothing about its cook's library. */
export const toShared = (recipe: Shareable): SharedRecipe => ({
  ...pick(recipe, SHARED_RECIPE_FIELDS),
  instructions: withPhotos(recipe.instructions),
  image_url: ownAddress(recipe.image_url),
  image: recipe.image,
  step_images: recipe.step_images,
  plate: recipe.plate,
});

const OWN_PHOTOS = '/media/';

/** The same as a recipe of whoever saves it, with their copies of its photos. Lines are read again, as those of any new recipe. */
export function toDraft(shared: SharedRecipe, photos: PhotoCopies): Draft {
  const { image, step_images: _images, plate: _plate, ingredients, instructions, image_url, ...fields } = shared;
  const copyOf = (id: string | null | undefined): string | null => photos.get(id ?? '') ?? null;
  const draft = {
    ...fields,
    ingredients: ingredients.map(({ text, group }) => ({ text, group })),
    instructions: instructions.map((step) => ({ ...step, image_id: copyOf(step.image_id) })),
    // the photo at an address of ours goes with the cook whose it is
    image_url: image_url?.startsWith(OWN_PHOTOS) ? null : image_url,
    image_id: copyOf(image?.id),
    notes: '',
    rating: null,
  };
  return pick(draft, RECIPE_FIELDS);
}

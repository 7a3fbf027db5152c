import { z } from 'zod';
import { event, toOwner } from '../kit/event';
import { Id } from '../kit/fields';

const recipeFact = z.object({ recipeId: Id, ownerId: Id, revision: z.int() });

export const recipeSaved = event('events.recipes.recipe.saved', recipeFact, toOwner);
/** Out of the tray: the plan has room for it now. Said beside `saved`. */
export const recipeMovedUp = event('events.recipes.recipe.moved-up', recipeFact, toOwner);
export const recipeDeleted = event('events.recipes.recipe.deleted', recipeFact, toOwner);
/** The recipe names a picture that it has not got yet: recipes itself asks media whether it is there. */
export const recipeImageAwaited = event('events.recipes.recipe.image-awaited', recipeFact);
/** The recipe was saved from another cook's and names a copy of this photo of theirs: recipes itself has media make it. */
export const recipePhotoCopyAwaited = event(
  'events.recipes.recipe.photo-copy-awaited',
  recipeFact.extend({ photoId: Id, photoOwnerId: Id, copyId: Id }),
);
/** Published, changed while published, or taken back: the listener asks for the public form and follows it. */
export const recipePublicationChanged = event('events.recipes.recipe.publication-changed', recipeFact);
/** A cook has saved a copy of another's published recipe: `recipeId` and `ownerId` are those of the copy. */
export const recipeSavedFromGallery = event('events.recipes.recipe.saved-from-gallery', recipeFact.extend({ originalId: Id }));

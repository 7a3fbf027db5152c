import { recipePhotoCopyAwaited } from '@simmer/contracts';
import type { Migration } from '@simmer/kit';

const INDEXES = [
  ['recipes', 'ownerId_1_instructions.image_id_1'],
  ['recipes', 'ownerId_1_cooked_on.image_id_1'],
  ['recipe_versions', 'ownerId_1_content.instructions.image_id_1'],
] as const;

/** `namespace not found` and `index not found`: a new store has none of them. */
const NOT_THERE = new Set<unknown>([26, 27]);

/** They said `sparse`, which has no effect on an index that begins with the owner, whom every document has. */
export const indexesWithoutSparse: Migration = {
  id: '0001-indexes-without-sparse',
  async run({ collection }) {
    for (const [name, index] of INDEXES) {
      try {
        await collection(name).dropIndex(index);
      } catch (error) {
        if (!NOT_THERE.has((error as { code?: unknown }).code)) throw error;
      }
    }
  },
};

const PHOTO_BORROWED = 'events.recipes.recipe.photo-borrowed';

/** What was told under the old name of the event, and is not sent yet, would be sent to nobody. */
export const photoCopiesRenamed: Migration = {
  id: '0002-photo-copies-renamed',
  async run({ collection }) {
    await collection('recipes').updateMany(
      { 'outbox.subject': PHOTO_BORROWED },
      { $set: { 'outbox.$[event].subject': recipePhotoCopyAwaited.subject } },
      { arrayFilters: [{ 'event.subject': PHOTO_BORROWED }] },
    );
  },
};

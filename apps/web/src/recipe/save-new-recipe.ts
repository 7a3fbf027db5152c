import { RequestProblem } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { RECIPE_CREATION_TIMEOUT_MS } from '@simmer/contracts/constants';
import { client } from '../api/client';
import { sendOrKeep } from '../device/send-or-keep';
import { write } from '../api/write';
import { unsentRecipe } from '../api/writes/unsent-recipe';

/** The cook has a recipe with the same title and ingredients, and may want this one as well. */
export class AlreadyOwned extends Error {
  override name = 'AlreadyOwned';

  constructor(readonly recipe: { id: string; title: string }) {
    super('A recipe of the same title and ingredients is in the library');
  }
}

/** By then a save of the same recipe that was under way, perhaps from another tab, has ended. */
const OTHER_SAVE_MS = 1_000;

interface NewRecipeOptions {
  /** It was sent before, and the answer may have been lost. */
  wasTried: boolean;
  /** Saved also when the cook has it already; otherwise that is thrown as AlreadyOwned. */
  allowDuplicate: boolean;
  /** How it came in, for the tray, where it waits when the library is full. */
  origin: 'written' | 'text';
}

/**
 * Saves a new recipe under the id that this device made for it. An earlier try whose answer was lost may have arrived with other words: what
 * is saved now is then written over them. Without a connection the recipe is kept on this device and sent later.
 */
export async function saveNewRecipe(
  id: string,
  draft: RecipeDraft,
  { wasTried, allowDuplicate, origin }: NewRecipeOptions,
): Promise<Recipe> {
  const timeoutMs = RECIPE_CREATION_TIMEOUT_MS;
  try {
    const asked = { ...draft, id, whenFull: { origin }, ...(!allowDuplicate && { unlessOwned: {} }) };
    const saved = await afterTheOther(() => sendOrKeep('POST /recipes', asked, { timeoutMs, asksToSignIn: true }));
    return saved ?? unsentRecipe(asked);
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    if (error.code === 'recipes.owned')
      throw new AlreadyOwned({ id: String(error.params['recipeId']), title: String(error.params['title']) });
    if (!wasTried || error.code !== 'request.id-reused') throw error;
    const { revision } = await client.call('GET /recipes/:id', { id });
    return write('PUT /recipes/:id', { ...draft, id, revision }, { timeoutMs, asksToSignIn: true });
  }
}

/** While another save of the same recipe is under way nobody knows whether the cook will have it: it is sent once more after that. */
async function afterTheOther<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.code !== 'request.duplicate') throw error;
    await new Promise((resolve) => setTimeout(resolve, OTHER_SAVE_MS));
    return send();
  }
}

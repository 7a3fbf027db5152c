import type { RouteInput } from '@simmer/client';
import type { Recipe, RecipeDraft } from '@simmer/contracts';
import { RECIPE_DEFAULT_DIFFICULTY, RECIPE_DEFAULT_SERVINGS } from '@simmer/contracts/constants';

export type Content = Pick<Recipe, keyof RecipeDraft>;

/** What was understood of a line is said by the server; until then there is its text. */
const NOT_READ = { quantity: null, quantity_max: null, unit: null, name: '', preparation: '', note: '', optional: false };

/** A recipe that the server has not seen yet, as it is shown until then. */
export function unsentRecipe({
  id = '',
  origins = [],
  favorite = false,
  created_at,
  unlessOwned: _,
  whenFull: _full,
  ...draft
}: RouteInput<'POST /recipes'>): Recipe {
  const now = created_at ?? new Date().toISOString();
  return {
    ...contentOf(draft),
    id,
    favorite,
    collections: [],
    published: false,
    cooked_on: [],
    times_cooked: 0,
    image: null,
    step_images: [],
    // drawn by the server
    plate: { url: '', ground: 'oat' },
    claims: { cuisine: null, diets: [] },
    publication: null,
    known_source: null,
    origins: origins.map((origin) => ({ ...origin, checked: false })),
    waiting: false,
    // as it will be stored
    revision: 1,
    created_at: now,
    updated_at: now,
  };
}

/** A recipe, whole or in short, with what was written and the server does not know yet. */
export function rewritten<T extends Pick<Recipe, 'image'> & Partial<Pick<Recipe, 'ingredients' | 'step_images'>>>(
  recipe: T,
  draft: RecipeDraft,
): T {
  const content = contentOf(draft, recipe.ingredients);
  const image = recipe.image?.id === draft.image_id ? recipe.image : null;
  const step_images = recipe.step_images?.filter(({ id }) => content.instructions.some((step) => step.image_id === id));
  return { ...recipe, ...content, image, ...(step_images && { step_images }) };
}

/** The content as the server will keep it, with its words for what was left out. */
export function contentOf(draft: RecipeDraft, known: Recipe['ingredients'] = []): Content {
  const { prep_time = 0, cook_time = 0, total_time } = draft;
  return {
    title: draft.title,
    description: draft.description ?? '',
    ingredients: linesOf(draft.ingredients).map((line) => ({
      ...line,
      parsed: known.find(({ text }) => text === line.text)?.parsed ?? { ...NOT_READ, name: line.text },
    })),
    instructions: stepsOf(draft.instructions),
    prep_time,
    cook_time,
    total_time: total_time ?? prep_time + cook_time,
    servings: draft.servings ?? RECIPE_DEFAULT_SERVINGS,
    yield_text: draft.yield_text ?? '',
    difficulty: draft.difficulty ?? RECIPE_DEFAULT_DIFFICULTY,
    tags: draft.tags ?? [],
    image_url: draft.image_url ?? null,
    image_id: draft.image_id ?? null,
    calories: draft.calories ?? null,
    total_fat: draft.total_fat ?? null,
    saturated_fat: draft.saturated_fat ?? null,
    protein: draft.protein ?? null,
    carbohydrates: draft.carbohydrates ?? null,
    fiber: draft.fiber ?? null,
    sugar: draft.sugar ?? null,
    sodium: draft.sodium ?? null,
    source_url: draft.source_url ?? null,
    source_name: draft.source_name ?? '',
    author: draft.author ?? '',
    language: draft.language ?? null,
    notes: draft.notes ?? '',
    rating: draft.rating ?? null,
  };
}

const linesOf = (lines: RecipeDraft['ingredients'] = []): { text: string; group: string | null }[] =>
  lines.map((line) => (typeof line === 'string' ? { text: line, group: null } : { text: line.text, group: line.group ?? null }));

const stepsOf = (steps: RecipeDraft['instructions'] = []): Content['instructions'] =>
  steps.map((step) =>
    typeof step === 'string'
      ? { text: step, group: null, image_id: null }
      : { text: step.text, group: step.group ?? null, image_id: step.image_id ?? null },
  );

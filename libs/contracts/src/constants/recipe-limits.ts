/** What one recipe has room for: characters of a text, numbers of things, and bytes of all that is written in it. */
export const RECIPE_LIMITS = {
  title: 200,
  description: 5_000,
  ingredient: 500,
  instruction: 5_000,
  group: 120,
  /** Ingredients, and steps. */
  lines: 300,
  /** Steps with a photo: each adds its variants to every answer. */
  stepImages: 30,
  tag: 60,
  tags: 40,
  name: 200,
  yield: 120,
  address: 2_048,
  notes: 10_000,
  /** Times that a recipe was cooked, and what is noted of one. */
  cooked: 500,
  cookedNote: 500,
  /** All of that as JSON in UTF-8. */
  cookedBytes: 160 * 1024,
  /** Where each field was read, as JSON in UTF-8. */
  originsBytes: 128 * 1024,
  servings: 1_000,
  minutes: 100_000,
  /** Kept of what was written before. */
  versions: 50,
  /** As JSON in UTF-8: it has to fit into one request, and the answer with what was understood of each line into one message of the bus. */
  bytes: 200 * 1024,
} as const;

/** The limits of a cook's food choices. */
export const FOOD_CHOICE_LIMITS = { name: 160, kept: 500 } as const;

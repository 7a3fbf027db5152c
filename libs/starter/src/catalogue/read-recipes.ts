import type { RecipeDraft } from '@simmer/contracts';
import { ALLERGENS, DIETS, DIFFICULTIES, MEALS } from '@simmer/contracts/constants';
import type { PlateKind } from '@simmer/plates';
import { parse } from 'yaml';
import { z } from 'zod';
import { STARTER_LANGUAGES, type StarterLanguage, type StarterRecipe } from '../starter-recipe';

/** A file of recipes/. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export interface ReadStarter {
  readonly recipes: Readonly<Record<StarterLanguage, StarterRecipe[]>>;
  /** What is wrong, each as "file: recipe: what", in plain English. */
  readonly problems: readonly string[];
}

/** "gluten, soy" */
const names = <const T extends readonly [string, ...string[]]>(known: T) =>
  z
    .string()
    .nullable()
    .default('')
    .transform((text) => (text ?? '').split(',').flatMap((name) => name.trim() || []))
    .pipe(z.array(z.enum(known)));
const minutes = z.int().min(0).default(0);
/** One below the other; a line that ends with a colon names the group of those that follow. */
const lines = z.string().transform((text) => {
  let group: string | null = null;
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.endsWith(':')) return [{ text: line.trim(), group }];
      group = line.slice(0, -1).trim();
      return [];
    });
});
const Text = z.strictObject({
  title: z.string(),
  description: z.string(),
  ingredients: lines,
  steps: z.string().transform((text) => text.trim().split('\n')),
  notes: z.string().default(''),
});
const Source = z.strictObject({
  meals: names(MEALS),
  dessert: z.boolean().default(false),
  dish: z.string(),
  cuisine: z.string(),
  servings: z.int().positive(),
  prep: minutes,
  cook: minutes,
  rest: minutes,
  difficulty: z.enum(DIFFICULTIES).default('easy'),
  diets: names(DIETS),
  contains: names(ALLERGENS),
  may: names(ALLERGENS),
  en: Text,
  de: Text,
});

/** Reads the sources of the starter set. A recipe with a problem is left out. */
export function readStarterRecipes(files: readonly SourceFile[]): ReadStarter {
  const recipes: Record<StarterLanguage, StarterRecipe[]> = { en: [], de: [] };
  const problems: string[] = [];
  for (const { file, text } of [...files].sort((one, other) => (one.file < other.file ? -1 : 1)))
    for (const [id, entry] of Object.entries((parse(text) ?? {}) as Record<string, unknown>)) {
      const source = Source.safeParse(entry);
      if (source.success) for (const language of STARTER_LANGUAGES) recipes[language].push(recipeOf(id, source.data, language));
      else problems.push(...source.error.issues.map(({ path, message }) => `${file}: ${id}: ${path.join('.')}: ${message}`));
    }
  return { recipes, problems };
}

function recipeOf(id: string, source: z.output<typeof Source>, language: StarterLanguage): StarterRecipe {
  const { meals, dessert, cuisine, prep, cook, rest, servings, difficulty, diets, contains, may } = source;
  const dish = source.dish as PlateKind;
  const { title, description, ingredients, steps, notes } = source[language];
  const draft: RecipeDraft = {
    title,
    description,
    ingredients,
    instructions: steps,
    prep_time: prep,
    cook_time: cook,
    total_time: prep + cook + rest,
    servings,
    difficulty,
    // the dish first: a plate is drawn by the first tag that names one
    tags: [...new Set([...(dish === 'grain' || dish === 'breakfast' ? [] : [dish]), ...(dessert ? ['dessert'] : meals), cuisine])],
    language,
    notes,
  };
  return { id, meals, dish, cuisine, diets, contains, may, draft };
}

import { RecipeDraft } from '@simmer/contracts';
import { DIFFICULTIES, MEALS } from '@simmer/contracts/constants';
import { loadIngredientParser } from '@simmer/culinary';
import type { Foods } from '@simmer/foods';
import { ingredientsOfKinds, type PlanKnowledge, planRecipeOf } from '@simmer/meal-plan';
import { loadFoodKnowledge } from '@simmer/nutrition';
import type { PlanRecipe } from '@simmer/planner';
import type { PlateKind } from '@simmer/plates';
import { parse } from 'yaml';
import { z } from 'zod';
import { EQUIPMENT, type FoodKinds, STARTER_LANGUAGES, type StarterLanguage, type StarterRecipe } from '../starter-recipe';

/** A file of recipes/. */
export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export interface ReadStarter {
  readonly recipes: Readonly<Record<StarterLanguage, StarterRecipe[]>>;
  readonly kinds: FoodKinds;
  /** What is wrong, each as "file: recipe: what", in plain English. */
  readonly problems: readonly string[];
}

/** "lunch, dinner" */
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
  equipment: names(EQUIPMENT),
  en: Text,
  de: Text,
});

/** In which the facts of a recipe are computed; a spec asserts that the other language says the same. */
const LANGUAGE_OF_FACTS = 'en';
/** Nobody has rated the set. */
const UNRATED = { rating: null, favorite: false, calories: null, protein: null, total_fat: null, carbohydrates: null } as const;

/** Reads the sources of the starter set and computes what the planner knows of each recipe. A recipe with a problem is left out. */
export async function readStarterRecipes(files: readonly SourceFile[]): Promise<ReadStarter> {
  const [known, parseLine] = await Promise.all([loadFoodKnowledge([LANGUAGE_OF_FACTS]), loadIngredientParser()]);
  const knowledge: PlanKnowledge = { ...known, parse: parseLine, language: LANGUAGE_OF_FACTS };
  const recipes: Record<StarterLanguage, StarterRecipe[]> = { en: [], de: [] };
  const problems: string[] = [];
  for (const { file, text } of [...files].sort((one, other) => (one.file < other.file ? -1 : 1)))
    for (const [id, entry] of Object.entries((parse(text) ?? {}) as Record<string, unknown>)) {
      const { success, data, error } = Source.safeParse(entry);
      if (!success) {
        problems.push(...error.issues.map(({ path, message }) => `${file}: ${id}: ${path.join('.')}: ${message}`));
        continue;
      }
      const plan = planOf(id, data, knowledge);
      for (const language of STARTER_LANGUAGES)
        recipes[language].push({ id, dish: data.dish as PlateKind, equipment: data.equipment, plan, draft: draftOf(data, language) });
    }
  return { recipes, kinds: kindsOf(recipes[LANGUAGE_OF_FACTS], known.foods), problems };
}

function draftOf(source: z.output<typeof Source>, language: StarterLanguage): RecipeDraft {
  const { meals, dessert, dish, cuisine, prep, cook, servings, difficulty } = source;
  const { title, description, ingredients, steps, notes } = source[language];
  return {
    title,
    description,
    ingredients,
    instructions: steps,
    prep_time: prep,
    cook_time: cook,
    total_time: minutesOf(source),
    servings,
    difficulty,
    // the dish first: a plate is drawn by the first tag that names one
    tags: [...new Set([...(dish === 'grain' || dish === 'breakfast' ? [] : [dish]), ...(dessert ? ['dessert'] : meals), cuisine])],
    language,
    notes,
  };
}

const minutesOf = ({ prep, cook, rest }: z.output<typeof Source>): number => prep + cook + rest;

function planOf(id: string, source: z.output<typeof Source>, knowledge: PlanKnowledge): PlanRecipe {
  const { title, tags, ingredients } = RecipeDraft.parse(draftOf(source, LANGUAGE_OF_FACTS));
  const read = ingredients.map(({ text }) => ({ text, parsed: knowledge.parse(text) }));
  const recipe = { id, title, tags, servings: source.servings, total_time: minutesOf(source), ingredients: read, ...UNRATED };
  // what is left in open packs matters to whoever plans week after week; a first week loads without it
  const { fresh: _fresh, ...plan } = planRecipeOf(recipe, MEALS, knowledge);
  return {
    ...plan,
    kcal: plan.kcal === null ? null : Math.round(plan.kcal),
    protein: grams(plan.protein),
    fat: grams(plan.fat),
    carbohydrates: grams(plan.carbohydrates),
  };
}

const grams = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

function kindsOf(recipes: readonly StarterRecipe[], foods: Foods): FoodKinds {
  const ingredients = [...new Set(recipes.flatMap(({ plan }) => plan.ingredients))].sort();
  const found = foods.all.map((food) => [food.id, ingredientsOfKinds([food, ...food.choices], ingredients, foods)] as const);
  return Object.fromEntries(found.filter(([, some]) => some.length > 0).sort(([one], [other]) => (one < other ? -1 : 1)));
}

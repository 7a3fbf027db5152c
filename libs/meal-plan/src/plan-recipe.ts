import { CATEGORIES, type CookedEntry, MEALS, type Recipe } from '@simmer/contracts';
import { foldText, type ParsedIngredient } from '@simmer/culinary';
import { ALLERGENS, DIETS } from '@simmer/contracts/constants';
import type { FoodLanguage } from '@simmer/foods';
import { computeNutrition, type FoodKnowledge, hintsOf, recipeLanguage } from '@simmer/nutrition';
import { type CookRecord, likingOf, type PlanRecipe } from '@simmer/planner';
import { daysBetween } from './days';
import { freshOf } from './fresh';
import { keepsDays } from './keeping';

/** What of a recipe decides whether it suits a meal. */
export type PlannableRecipe = Pick<
  Recipe,
  'id' | 'title' | 'tags' | 'servings' | 'total_time' | 'calories' | 'protein' | 'total_fat' | 'carbohydrates' | 'rating' | 'favorite'
> & {
  readonly ingredients: readonly { readonly text: string; readonly parsed: { readonly name: string } }[];
};

/** Read once, they serve for any number of recipes: `loadFoodKnowledge` of nutrition and `loadIngredientParser` of culinary. */
export interface PlanKnowledge extends FoodKnowledge {
  readonly parse: (line: string) => ParsedIngredient;
  /** Of the cook who plans: recipes without a language are in this one. */
  readonly language: FoodLanguage;
}

/** When a recipe was cooked: without it, it counts as never cooked. */
export type Cooked = Pick<CookRecord, 'timesCooked' | 'daysSinceCooked'>;

/** What the log of a recipe says of it on a day. */
export const cookedOf = (log: readonly CookedEntry[], today: string): Cooked => ({
  timesCooked: log.length,
  daysSinceCooked: log[0] ? Math.max(0, daysBetween(log[0].date, today)) : null,
});

const NEVER: Cooked = { timesCooked: 0, daysSinceCooked: null };

/** What the sea gives spoils soonest. */
const FISH = ['fish', 'crustaceans', 'mollusks'] as const;

/** Tags by which cooks and pages name a kitchen. */
const CUISINES = new Set(
  `african american argentinian asian austrian brazilian british cajun caribbean chinese cuban ethiopian filipino french german greek hungarian
  indian indonesian iranian irish israeli italian jamaican japanese korean lebanese malaysian mediterranean mexican moroccan nordic pakistani
  persian peruvian polish portuguese russian scandinavian southern spanish swedish swiss syrian taiwanese thai turkish ukrainian vietnamese`.split(
    /\s+/,
  ),
);

/** A dessert stands where a snack does; what says nothing of its meal is lunch or dinner. */
const MEALS_OF_CATEGORY: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
  dessert: 'snack',
};

/** The meals that a recipe suits, of those that are planned. A meal of the cook's own takes what has its name as a tag, and main dishes. */
export function mealsOf(tags: readonly string[], planned: readonly string[]): string[] {
  const folded = new Set(tags.map(foldText));
  const categories = CATEGORIES.filter((category) => folded.has(category)).map((category) => MEALS_OF_CATEGORY[category]);
  const known = categories.length > 0 ? categories : ['lunch', 'dinner'];
  const isMain = known.includes('lunch') || known.includes('dinner');
  const isOurs = (meal: string): boolean => (MEALS as readonly string[]).includes(meal);
  return planned.filter((meal) => (isOurs(meal) ? known.includes(meal) : isMain || folded.has(foldText(meal))));
}

/**
 * What the planner knows of a recipe: figures per serving as its source states them, else computed from its ingredients; allergens and diets
 * from its ingredients. A recipe without ingredients, or with a line that nobody understands, may hold anything.
 */
export function planRecipeOf(
  recipe: PlannableRecipe,
  planned: readonly string[],
  knowledge: PlanKnowledge,
  cooked: Cooked = NEVER,
): PlanRecipe {
  const { foods } = knowledge;
  const lines = recipe.ingredients.map(({ text, parsed }) => ({ text, name: parsed.name || text }));
  const language = languageOf(recipe, knowledge.language);
  const hints = hintsOf(lines, foods, language);
  const parsed = recipe.ingredients.map(({ text }) => knowledge.parse(text));
  const keys = lines.map(({ name }) => foods.itemKey(name, language));
  return {
    id: recipe.id,
    meals: mealsOf(recipe.tags, planned),
    minutes: recipe.total_time > 0 ? recipe.total_time : null,
    ingredients: [...new Set(keys.filter((_, at) => isBought(lines[at]?.name ?? '', language, knowledge)))],
    fresh: freshOf(
      parsed.map((line, at) => ({ line, ingredient: keys[at] ?? line.name })),
      recipe.servings,
      knowledge,
      language,
    ),
    allergens: ALLERGENS.filter((allergen) => hints.allergens[allergen] === 'contains'),
    unknownAllergens: ALLERGENS.filter((allergen) => ['may-contain', 'unknown'].includes(hints.allergens[allergen])),
    diets: DIETS.filter((diet) => hints.diets[diet] === 'fits'),
    cuisine: recipe.tags.map(foldText).find((tag) => CUISINES.has(tag)) ?? 'other',
    liking: likingOf({ rating: recipe.rating, favorite: recipe.favorite, ...cooked }),
    season: 0.5,
    keepsDays: keepsDays(
      recipe.title,
      recipe.tags,
      FISH.some((allergen) => hints.allergens[allergen] === 'contains'),
    ),
    ...figuresOf(recipe, parsed, language, knowledge),
  };
}

/** The language of a recipe, in which its foods are read. */
export const languageOf = ({ ingredients }: Pick<PlannableRecipe, 'ingredients'>, expected: FoodLanguage): FoodLanguage =>
  recipeLanguage(
    ingredients.map(({ text }) => text),
    expected,
  );

/** Per serving, kcal and g; null is unknown. */
export type PlanFigures = Pick<PlanRecipe, 'kcal' | 'protein' | 'fat' | 'carbohydrates'>;

/** Water and ice are in every kitchen. */
const isBought = (name: string, language: FoodLanguage, { foods }: PlanKnowledge): boolean =>
  foods.resolve(name, language)?.food.isBought !== false;

function figuresOf(
  recipe: PlannableRecipe,
  parsed: readonly ParsedIngredient[],
  language: FoodLanguage,
  knowledge: PlanKnowledge,
): PlanFigures {
  const { calories, protein, total_fat: fat, carbohydrates } = recipe;
  if (calories !== null) return { kcal: calories, protein, fat, carbohydrates };
  const { perServing } = computeNutrition(parsed, recipe.servings, knowledge, { language });
  return {
    kcal: perServing?.calories ?? null,
    protein: perServing?.protein ?? null,
    fat: perServing?.total_fat ?? null,
    carbohydrates: perServing?.carbohydrates ?? null,
  };
}

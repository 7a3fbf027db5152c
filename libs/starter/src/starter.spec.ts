import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RecipeDraft } from '@simmer/contracts';
import { type Allergen, ALLERGENS, DIETS, MEALS } from '@simmer/contracts/constants';
import { loadIngredientParser, type ParsedIngredient } from '@simmer/culinary';
import { mealsOf } from '@simmer/meal-plan';
import {
  computeNutrition,
  type FoodKnowledge,
  hintsOf,
  loadFoodKnowledge,
  type RecipeHints,
  type RecipeNutrition,
} from '@simmer/nutrition';
import { plateKind } from '@simmer/plates';
import { readStarterRecipes } from './catalogue';
import { loadStarterRecipes, STARTER_LANGUAGES, type StarterLanguage, type StarterRecipe } from '.';

const SOURCES = join(__dirname, '../recipes');
const MEALS_OF_THE_DAY = ['breakfast', 'lunch', 'dinner'] as const;

interface Reading {
  readonly recipe: StarterRecipe;
  readonly lines: readonly string[];
  readonly hints: RecipeHints;
  readonly nutrition: RecipeNutrition;
}

const readings: Record<StarterLanguage, Reading[]> = { en: [], de: [] };
/** Both languages of each recipe. */
const pairs = () => readings.en.map((en, at) => ({ en, de: readings.de[at]! }));
const both = () => [...readings.en, ...readings.de];

beforeAll(async () => {
  const [parse, knowledge] = await Promise.all([loadIngredientParser(), loadFoodKnowledge(STARTER_LANGUAGES)]);
  for (const language of STARTER_LANGUAGES)
    readings[language] = (await loadStarterRecipes(language)).map((recipe) => readingOf(recipe, language, parse, knowledge));
});

function readingOf(
  recipe: StarterRecipe,
  language: StarterLanguage,
  parse: (line: string) => ParsedIngredient,
  knowledge: FoodKnowledge,
): Reading {
  const lines = RecipeDraft.parse(recipe.draft).ingredients.map(({ text }) => text);
  const parsed = lines.map((line) => parse(line));
  const named = lines.map((text, at) => ({ text, name: parsed[at]?.name || text }));
  return {
    recipe,
    lines,
    hints: hintsOf(named, knowledge.foods, language),
    nutrition: computeNutrition(parsed, recipe.draft.servings ?? 1, knowledge, { language }),
  };
}

const holding = (hints: RecipeHints, state: string): Allergen[] => ALLERGENS.filter((allergen) => hints.allergens[allergen] === state);

/** What is wrong where, which names the recipe to mend. */
const wrong = <T extends { recipe: StarterRecipe }>(all: readonly T[], check: (one: T) => string | false | undefined): string[] =>
  all.flatMap((one) => {
    const message = check(one);
    return message ? [`${one.recipe.id} (${one.recipe.draft.language}): ${message}`] : [];
  });

describe('the packed starter set', () => {
  const files = readdirSync(SOURCES).map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));
  const { recipes, problems } = readStarterRecipes(files);

  it('is that of the sources: run npm run starter where this fails', async () => {
    expect(problems).toEqual([]);
    for (const language of STARTER_LANGUAGES) expect(await loadStarterRecipes(language)).toEqual(recipes[language]);
  });

  it('tells what is wrong in a source with its file and recipe', () => {
    const { problems: message } = readStarterRecipes([{ file: 'soups.yaml', text: 'nettle-soup: { meals: brunch }' }]);
    expect(message.join('\n')).toContain('soups.yaml: nettle-soup: meals');
  });
});

describe('a recipe of the starter set', () => {
  it('has a title of its own, steps, and as many lines and steps in both languages', () => {
    for (const language of STARTER_LANGUAGES) {
      const titles = readings[language].map(({ recipe }) => recipe.draft.title.toLowerCase());
      expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    }
    const counts = ({ lines, recipe: { draft } }: Reading) => [lines.length, draft.instructions?.length];
    for (const { en, de } of pairs()) expect([en.recipe.id, ...counts(en)]).toEqual([de.recipe.id, ...counts(de)]);
    expect(wrong(both(), ({ recipe: { draft } }) => (draft.instructions?.length ?? 0) < 2 && 'has too few steps')).toEqual([]);
  });

  it('consists of foods that are known, the same ones and as much of them in both languages', () => {
    expect(wrong(both(), ({ hints, lines }) => hints.unknownLines.map((at) => `"${lines[at]}" is not understood`).join())).toEqual([]);
    const different = pairs().flatMap(({ en, de }) =>
      en.nutrition.lines.flatMap((line, at) => {
        const other = de.nutrition.lines[at];
        const [grams, othersGrams] = [line.grams ?? 0, other?.grams ?? 0];
        const same = line.food !== null && line.food.id === other?.food?.id && Math.abs(grams - othersGrams) <= 1 + grams * 0.1;
        return same ? [] : [`${en.recipe.id}: "${en.lines[at]}" is not "${de.lines[at]}"`];
      }),
    );
    expect(different).toEqual([]);
  });

  it('fits the diets and holds the allergens that its file says, in both languages', () => {
    for (const { recipe, hints } of both())
      expect([
        recipe.id,
        DIETS.filter((diet) => hints.diets[diet] === 'fits'),
        holding(hints, 'contains'),
        holding(hints, 'may-contain'),
      ]).toEqual([recipe.id, inOrder(DIETS, recipe.diets), inOrder(ALLERGENS, recipe.contains), inOrder(ALLERGENS, recipe.may)]);
  });

  it('has figures that a meal can have, counted from at least 95 % of all lines', () => {
    const lines = both().flatMap(({ nutrition }) => nutrition.lines);
    expect(lines.filter(({ matched }) => matched).length / lines.length).toBeGreaterThan(0.95);
    const isSnack = ({ meals }: StarterRecipe) => meals.every((meal) => meal === 'snack');
    expect(
      wrong(both(), ({ recipe, nutrition: { perServing } }) => {
        const kcal = perServing?.calories ?? 0;
        const [least, most] = isSnack(recipe) ? [60, 500] : [180, 950];
        return (kcal < least || kcal > most) && `${Math.round(kcal)} kcal a serving`;
      }),
    ).toEqual([]);
  });

  it('is drawn as its dish, and planned for its meals', () => {
    expect(
      wrong(both(), ({ recipe: { dish, draft } }) => {
        const drawn = [draft.title, ...(draft.tags ?? [])].map((text) => plateKind(text)).find((kind) => kind !== 'grain') ?? 'grain';
        return drawn !== dish && `is drawn as ${drawn}`;
      }),
    ).toEqual([]);
    for (const { recipe } of both())
      expect([recipe.id, mealsOf(recipe.draft.tags ?? [], MEALS)]).toEqual([recipe.id, inOrder(MEALS, recipe.meals)]);
  });
});

const inOrder = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => some.includes(one));

type Suits = (recipe: StarterRecipe) => boolean;
/** Everything that a household can ask for. What only may hold an allergen does not suit who avoids it. */
const WISHES: readonly (readonly [name: string, suits: Suits])[] = [
  ...DIETS.map((diet) => [diet, ({ diets }: StarterRecipe) => diets.includes(diet)] as const),
  ...ALLERGENS.map(
    (allergen) => [`no ${allergen}`, ({ contains, may }: StarterRecipe) => ![...contains, ...may].includes(allergen)] as const,
  ),
];

describe('the choice that the starter set leaves', () => {
  const recipes = () => readings.en.map(({ recipe }) => recipe);
  const counts = (...wishes: Suits[]) =>
    MEALS_OF_THE_DAY.map(
      (meal) => recipes().filter((recipe) => recipe.meals.includes(meal) && wishes.every((suits) => suits(recipe))).length,
    );
  const short = (found: readonly number[], least: readonly number[]) => found.some((count, at) => count < least[at]!);

  it('is at least 120 recipes: 25 breakfasts, 30 lunches, 55 dinners, 10 snacks', () => {
    expect(recipes().length).toBeGreaterThanOrEqual(120);
    expect(short(counts(), [25, 30, 55])).toBe(false);
    expect(recipes().filter(({ meals }) => meals.includes('snack')).length).toBeGreaterThanOrEqual(10);
  });

  it.each(WISHES)('is 6 breakfasts, 8 lunches, 12 dinners for: %s', (_, suits) => {
    expect(short(counts(suits), [6, 8, 12])).toBe(false);
  });

  it('is 4 breakfasts, 4 lunches, 6 dinners for any two wishes', () => {
    const missing = WISHES.flatMap(([one, suits], at) =>
      WISHES.slice(at + 1).flatMap(([other, suitsToo]) => {
        const found = counts(suits, suitsToo);
        return short(found, [4, 4, 6]) ? [`${one}, ${other}: ${found.join()}`] : [];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('is a week for who eats vegan and avoids all fourteen allergens', () => {
    expect(
      short(counts(...WISHES.filter(([name]) => name === 'vegan' || name.startsWith('no ')).map(([, suits]) => suits)), [7, 7, 7]),
    ).toBe(false);
  });

  it('is done in 30 minutes for a third of lunches and dinners', () => {
    const mains = recipes().filter(({ meals }) => meals.includes('lunch') || meals.includes('dinner'));
    expect(mains.filter(({ draft }) => (draft.total_time ?? 0) <= 30).length).toBeGreaterThanOrEqual(mains.length / 3);
  });
});

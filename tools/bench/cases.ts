// Reads small cases ({"id","area","input"} per line) on standard input, writes what the product makes of them ({"id","got"}) on standard output:
// each area through the function that the product itself runs.
import { readFileSync } from 'node:fs';
import { EmailAddress } from '@simmer/contracts';
import {
  detectLineLanguage,
  findDurations,
  languageOf,
  loadIngredientParser,
  scaleIngredient,
  scaleStep,
  stepInSystem,
} from '@simmer/culinary';
import { labelRecipeText, recipeFromLines } from '@simmer/culinary/recipe-text';
import { loadFigures } from '@simmer/foods';
import { allFoods } from '@simmer/foods/all';
import { computeNutrition, hintsOf } from '@simmer/nutrition';
import { openRecipeFile } from '@simmer/recipe-files';
import { readRecipePage } from '@simmer/recipe-reader';
import { findRecipes, RecipeIndex } from '@simmer/recipe-search';
import { ListFoods, readItem, recipeLines } from '@simmer/shopping-list';
import { viewIngredient } from '../../apps/web/src/recipe/ingredient-view';

const [parse, figures] = await Promise.all([loadIngredientParser(), loadFigures()]);
const foods = allFoods();
const listFoods = new ListFoods('en', foods);

const AREAS = {
  allergens: ({ lines, language }) => {
    const { allergens, diets } = hintsOf(hintLines(lines, language), foods, expectedOf(lines, language));
    const keysWith = (states, state) => Object.keys(states).filter((key) => states[key] === state);
    return { contains: keysWith(allergens, 'contains'), fits: keysWith(diets, 'fits'), cannotTell: keysWith(diets, 'fits').length === 0 };
  },
  nutrition: ({ lines, language }) => {
    const counted = computeNutrition(parsedLines(lines, language), 1, { foods, figures }, { language: expectedOf(lines, language) });
    const isCounted = counted.lines.every(({ matched }) => matched);
    return { grams: isCounted ? sum(counted.lines.map(({ grams }) => grams ?? 0)) : null, calories: counted.perServing?.calories ?? null };
  },
  'ingredient-line': ({ text, language }) => parsedLines([text], language)[0],
  scaling: ({ text, factor, language }) => ({
    text: scaleIngredient(text, factor, { expected: expectedOf([text], language) }).text,
  }),
  'step-scaling': ({ text, factor, language }) => ({ text: scaleStep(text, factor, { language }).text }),
  'step-times': ({ text, language }) => ({
    seconds: findDurations(text, { language }).map(({ seconds, secondsMax }) => (secondsMax === null ? seconds : [seconds, secondsMax])),
  }),
  'list-item': ({ text }) => readItem(text, parse, listFoods),
  'list-merge': ({ lines, language }) => {
    const wanted = recipeLines({ ingredients: storedLines(lines, language), language: language ?? null }, 1, listFoods);
    return {
      items: new Set(wanted.map((line) => listFoods.read(line.name, line.language ?? undefined).key)).size,
      names: wanted.map(({ name }) => name),
      aisles: wanted.map(({ aisle }) => aisle),
    };
  },
  page: ({ jsonLd }) => {
    const { recipe } = readRecipePage(pageOf(jsonLd), 'https://cook.example/recipe');
    if (!recipe) return null;
    const { title, servings, ingredients, instructions, nutrition } = recipe;
    return {
      title,
      servings,
      ingredients: grouped(ingredients),
      instructions: grouped(instructions),
      calories: nutrition.calories,
      sodium: nutrition.sodium,
    };
  },
  paste: ({ text }) => {
    const { ingredients, instructions } = recipeFromLines(labelRecipeText(text));
    return { ingredients: ingredients.map((line) => line.text), instructions: instructions.map((line) => line.text) };
  },
  search: ({ recipes, question }) => {
    const index = new RecipeIndex(allFoods(), recipes.map(searchable));
    const { hits } = findRecipes(index, question, recipes.length);
    return { found: hits.filter(({ fit }) => fit === 'full').map(({ id }) => id) };
  },
  units: ({ text, step, system, language }) =>
    step === undefined
      ? viewIngredient(text, 1, { system, gramsPerMl }, expectedOf([text], language))
      : { text: stepInSystem(step, system, { language, gramsPerMl }).text },
  file: async ({ name, content }) => {
    const recipes: object[] = [];
    const opened = await openRecipeFile(name, Buffer.from(content));
    for await (const entry of opened?.entries() ?? []) if ('recipe' in entry && entry.recipe) recipes.push(entry.recipe);
    return { recipes };
  },
  account: ({ email }) => ({ accepted: EmailAddress.safeParse(email).success }),
};

for (const line of readFileSync(0, 'utf8').split('\n')) {
  if (!line.trim()) continue;
  const { id, area, input } = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ id, got: (await AREAS[area]?.(input)) ?? null })}\n`);
}

/** The language that a list's lines are read in: the recipe's own, or what the lines tell. */
function expectedOf(lines: readonly string[], language?: string) {
  return languageOf(language) ?? detectLineLanguage(lines.join('\n'));
}

function parsedLines(lines, language) {
  const expected = expectedOf(lines, language);
  return lines.map((line) => parse(line, { expected }));
}

function hintLines(lines, language) {
  return parsedLines(lines, language).map(({ name }, at) => ({ text: lines[at], name }));
}

/** As a recipe stores its lines. */
function storedLines(lines, language) {
  return parsedLines(lines, language).map((line, at) => ({
    text: lines[at],
    parsed: { ...stored(line), preparation: line.preparation ?? '', also: furtherFoods(line).map(stored) },
  }));
}

function stored({ quantity, quantityMax, unit, unitText, name }) {
  return { quantity, quantity_max: quantityMax, unit: unit ?? unitText, name };
}

function furtherFoods({ also }) {
  return also ? [also, ...furtherFoods(also)] : [];
}

function gramsPerMl(name) {
  const resolved = foods.resolve(name, 'en');
  return resolved && foods.weighedDensityOf(resolved);
}

/** A page that has nothing but the mark-up of one recipe. */
function pageOf(jsonLd) {
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Dish',
    recipeIngredient: ['1 egg'],
    recipeInstructions: ['Cook it.'],
  };
  const markUp = JSON.stringify({ ...recipe, ...jsonLd }).replaceAll('<', '\\u003c');
  return `<!doctype html><html><head><title>Dish</title><script type="application/ld+json">${markUp}</script></head><body></body></html>`;
}

function grouped(lines) {
  return lines.map(({ text, group }) => (group ? `[${group}] ${text}` : text));
}

function searchable(recipe) {
  const { title, ingredients = [] } = typeof recipe === 'string' ? { title: recipe } : recipe;
  return { id: title, title, ingredients, instructions: [], tags: [], total_time: 0 };
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

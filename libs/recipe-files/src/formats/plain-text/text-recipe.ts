import { type LabelledLine, labelRecipeText, looksLikeRecipe, recipeFromLines } from '@simmer/culinary/recipe-text';
import type { FileRecipe } from '../../file-recipe';
import { nutritionLosses, type StatedNutrition, nutritionOfText } from '../../reading/nutrition-text';
import { addressOf, tagsOf } from '../../reading/plain-values';
import { yieldFields } from '../../reading/yield';
import { settledLines } from './settled-lines';

/** Longer texts are no recipe, and no collection that somebody typed. */
const MAX_TEXT = 2_000_000;
/** Enough of a text for detection. */
const START = 20_000;
/** No line of a recipe goes on after so many characters; reading longer ones would only cost time. */
const BEYOND_A_LINE = /([^\n]{5000})[^\n]+/g;
/** What stands between the recipes of one text, the surest first: page breaks, rules, titles in markdown, blank lines. */
const SEPARATORS = [
  /\f/,
  /^[ \t]*(?:={5,}|#{5,})[ \t]*$/m,
  /^[ \t]*(?:-{5,}|\*{5,}|_{5,}|~{5,}|(?:[-*] ){4,}[-*]?)[ \t]*$/m,
  /^(?=# )/m,
  /(?:\n[ \t]*){4,}/,
  /(?:\n[ \t]*){3}/,
];

const TAG_LINE =
  /^(?:course|category|categories|cuisine|keywords?|tags?|meal type|diet|kategorien?|küche|gang|schlagworte?|stichworte?|catégories?|mots[- ]clés|categor[ií]as?|etiquetas|cocina|categori[ae]|cucina|cozinha)\s*:\s*\S/i;
/** Kinds of lines that say something else about the recipe. */
const LINE_KINDS: [string, RegExp][] = [
  ['address', /^(?:\S{0,20}\s)?https?:\/\/\S+$/i],
  [
    'people',
    /^\D{0,20}\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s+(?:person|portion|porsjon|porcj|porc|annos|personer|os[oó]b|порц|персон)\p{L}*\.?$/iu,
  ],
  ['tags', TAG_LINE],
  [
    'nutrition',
    /\d.*\b(?:k?cal|calories|kj|protein|carbs?|carbohydrates?|kohlenhydrate|eiwei(?:ß|ss)|fett|fat|sodium|fib(?:er|re))(?!\p{L})|\b(?:calories|kalorien|protein|eiwei(?:ß|ss)|carbohydrates?|fat|sodium|fib(?:er|re)|sugars?)(?!\p{L})\s*:?\s*\d/iu,
  ],
];

/** The recipes of a text: one, or several with page breaks or rules between them. None when there is nothing like a recipe. */
export function recipesOfText(text: string): Partial<FileRecipe>[] {
  if (text.length > MAX_TEXT) return [];
  for (const separator of SEPARATORS) {
    const recipes = recipesOfParts(text.split(separator).filter((part) => part.trim() !== ''));
    if (recipes.length > 1) return recipes;
  }
  const recipe = recipeOfText(text.replace(/\f/g, '\n'));
  return recipe ? [recipe] : [];
}

/** None unless every part is a recipe with a title; then what stands between them is no ornament. */
function recipesOfParts(parts: readonly string[]): Partial<FileRecipe>[] {
  const recipes: Partial<FileRecipe>[] = [];
  for (const part of parts.length > 1 ? parts : []) {
    const recipe = recipeOfText(part);
    if (!recipe?.title) return [];
    recipes.push(recipe);
  }
  return recipes;
}

/** Whether the start of a text says what a recipe needs, and how. */
export function isRecipeText(text: string): boolean {
  return text.length <= MAX_TEXT && looksLikeRecipe(linesOf(text.slice(0, START)));
}

function linesOf(text: string): LabelledLine[] {
  const lines = labelRecipeText(text.replace(BEYOND_A_LINE, '$1')).map((line): LabelledLine =>
    TAG_LINE.test(line.text) ? { ...line, label: 'none' } : line,
  );
  return settledLines(lines);
}

function recipeOfText(text: string): Partial<FileRecipe> | null {
  const lines = linesOf(text);
  if (!looksLikeRecipe(lines)) return null;
  const {
    title,
    description,
    ingredients,
    instructions,
    servings,
    yieldText,
    prepMinutes,
    cookMinutes,
    totalMinutes,
    notes,
    sourceName,
    sourceUrl,
  } = recipeFromLines(lines);
  const { tags, nutrition, address, people, rest } = besides(lines);
  const made = yieldFields(yieldText);
  return {
    title,
    description,
    ingredients: ingredients.map((line) => ({ ...line })),
    instructions: instructions.map((line) => ({ ...line })),
    servings: servings ?? made.servings ?? yieldFields(people).servings,
    yield_text: made.yield_text,
    prep_time: prepMinutes,
    cook_time: cookMinutes,
    total_time: totalMinutes,
    tags,
    nutrition: nutrition.nutrition,
    notes,
    source_name: sourceName,
    source_url: addressOf(sourceUrl) ?? addressOf(address),
    losses: [
      ...nutritionLosses(nutrition.rest),
      ...(rest.length > 0 ? [{ code: 'lines-apart' as const, params: { lines: rest.join(' / ').slice(0, 300) } }] : []),
    ],
  };
}

interface Besides {
  tags: string[];
  nutrition: StatedNutrition;
  /** Empty when none is stated; so is `people`. */
  address: string;
  people: string;
  rest: string[];
}

/** What the lines say that belong to no part of the recipe: tags, nutrition, its address, for how many it is in a language that is not ours. */
function besides(lines: readonly LabelledLine[]): Besides {
  const others = lines.filter(({ label }) => label === 'none').map(({ text }) => text.replace(/[*_#>`]+/g, '').trim());
  const kindOf = (line: string): string =>
    LINE_KINDS.find(([, pattern]) => pattern.test(line))?.[0] ?? (/\p{L}{2}/u.test(line) && line.length > 12 ? 'rest' : '');
  const ofKind = (kind: string): string[] => others.filter((line) => kindOf(line) === kind);
  return {
    tags: tagsOf(...ofKind('tags').map((line) => line.slice(line.indexOf(':') + 1))),
    nutrition: nutritionOfText(ofKind('nutrition').join('\n')),
    address: ofKind('address')[0] ?? '',
    people: ofKind('people')[0] ?? '',
    rest: ofKind('rest'),
  };
}

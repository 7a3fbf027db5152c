import { type LabelledLine, labelRecipeText, recipeFromLines } from '@simmer/culinary/recipe-text';
import type { FileRecipe } from '../../file-recipe';
import { type StatedNutrition, nutritionOfText } from '../../reading/nutrition-text';
import { addressOf, tagsOf } from '../../reading/plain-values';
import { yieldFields } from '../../reading/yield';

/** Longer texts are no recipe, and no collection that somebody typed. */
const MAX_TEXT = 2_000_000;
const FEWEST_INGREDIENTS = 2;
/** What stands between the recipes of one text, the surest first: page breaks, then rules. */
const SEPARATORS = [/\f/, /^[ \t]*(?:={5,}|#{5,})[ \t]*$/m, /^[ \t]*(?:-{5,}|\*{5,}|_{5,}|~{5,}|(?:[-*] ){4,}[-*]?)[ \t]*$/m];

const TAG_LINE = /^(?:course|category|categories|cuisine|keywords?|tags?|meal type|diet|kategorien?|küche|gang|schlagworte?|stichworte?|catégories?|mots[- ]clés|categor[ií]as?|etiquetas|cocina|categori[ae]|cucina|cozinha)\s*:\s*(\S.*)$/i;
const NUTRITION_LINE = /\d.*\b(?:k?cal|calories|kj|protein|carbs?|carbohydrates?|kohlenhydrate|eiwei(?:ß|ss)|fett|fat|sodium|fib(?:er|re))\b|\b(?:calories|kalorien|protein|carbohydrates?|fat|sodium|fib(?:er|re)|sugars?)\b\s*:?\s*\d/i;

/** The recipes of a text: one, or several with page breaks or rules between them. None when there is nothing like a recipe. */
export function recipesOfText(text: string): Partial<FileRecipe>[] {
  if (text.length > MAX_TEXT) return [];
  for (const separator of SEPARATORS) {
    const parts = text.split(separator).filter((part) => part.trim() !== '');
    const recipes = parts.length > 1 ? parts.map(recipeOfText) : [];
    if (recipes.length > 1 && recipes.every((recipe) => recipe !== null && recipe.title !== '')) return recipes.filter((recipe) => recipe !== null);
  }
  const recipe = recipeOfText(text.replace(/\f/g, '\n'));
  return recipe ? [recipe] : [];
}

/** Whether the start of a text says what a recipe needs, and how. */
export function looksLikeRecipe(text: string): boolean {
  return text.length <= MAX_TEXT && isRecipe(labelRecipeText(text.slice(0, 20_000)));
}

function isRecipe(lines: readonly LabelledLine[]): boolean {
  const count = (label: LabelledLine['label']): number => lines.filter((line) => line.label === label).length;
  const ingredients = count('ingredient');
  return ingredients >= FEWEST_INGREDIENTS && (count('step') > 0 || ingredients > FEWEST_INGREDIENTS);
}

function recipeOfText(text: string): Partial<FileRecipe> | null {
  const lines = labelRecipeText(text);
  if (!isRecipe(lines)) return null;
  const { title, description, ingredients, instructions, servings, yieldText, prepMinutes, cookMinutes, totalMinutes, notes, sourceName, sourceUrl } = recipeFromLines(lines);
  const { tags, nutrition, rest } = besides(lines);
  const made = yieldFields(yieldText);
  return {
    title,
    description,
    ingredients: ingredients.map((line) => ({ ...line })),
    instructions: instructions.map((line) => ({ ...line })),
    servings: servings ?? made.servings,
    yield_text: made.yield_text,
    prep_time: prepMinutes,
    cook_time: cookMinutes,
    total_time: totalMinutes,
    tags,
    nutrition: nutrition.nutrition,
    notes,
    source_name: sourceName,
    source_url: addressOf(sourceUrl),
    losses: [...nutrition.rest.map((statement) => `Nutrition beyond what Simmer keeps: ${statement}`), ...(rest.length > 0 ? [`Lines that look like no part of the recipe: ${rest.join(' / ').slice(0, 300)}`] : [])],
  };
}

/** Tags and nutrition among the lines that are none of the recipe's own, and the others. */
function besides(lines: readonly LabelledLine[]): { tags: string[]; nutrition: StatedNutrition; rest: string[] } {
  const others = lines.filter(({ label }) => label === 'none').map(({ text }) => text.replace(/[*_#>`]+/g, '').trim());
  const tags = others.flatMap((line) => TAG_LINE.exec(line)?.[1] ?? []);
  const figures = others.filter((line) => !TAG_LINE.test(line) && NUTRITION_LINE.test(line));
  const rest = others.filter((line) => /\p{L}{2}/u.test(line) && line.length > 12 && !TAG_LINE.test(line) && !figures.includes(line));
  return { tags: tagsOf(...tags), nutrition: nutritionOfText(figures.join('\n')), rest };
}

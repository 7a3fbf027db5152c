import { CATEGORIES, type RecipeDraft } from '@simmer/contracts';
import type { ParsedRecipe } from '../sources/parsed-recipe';

const LIMITS = { title: 200, description: 5_000, ingredient: 500, instruction: 5_000, group: 120, tag: 60, name: 200, url: 2_048 };
const MAX_LINES = 300;
const MAX_TAGS = 40;

/** Words by which sites name the meals that our filters know. */
const CATEGORY_WORDS: Record<(typeof CATEGORIES)[number], RegExp> = {
  breakfast: /\b(breakfast|brunch)\b/i,
  lunch: /\blunch\b/i,
  dinner: /\b(dinner|main( course| dish)?s?|entr[ée]es?|supper)\b/i,
  snack: /\b(snacks?|appetizers?|starters?|sides?( dish(es)?)?)\b/i,
  dessert: /\b(desserts?|cakes?|cookies|puddings?|sweets)\b/i,
};

/** What the recipes service is asked to keep of a page's recipe; over-long texts are cut to what it accepts. */
export function toRecipeDraft(recipe: ParsedRecipe, url: string): RecipeDraft {
  const group = (name: string | null): string | null => (name ? cut(name, LIMITS.group) : null);
  return {
    title: cut(recipe.title, LIMITS.title),
    description: cut(recipe.description, LIMITS.description),
    ingredients: recipe.ingredients.slice(0, MAX_LINES).map((line) => ({ text: cut(line.text, LIMITS.ingredient), group: group(line.group) })),
    instructions: recipe.instructions.slice(0, MAX_LINES).map((line) => ({ text: cut(line.text, LIMITS.instruction), group: group(line.group) })),
    prep_time: minutes(recipe.prep_time) ?? 0,
    cook_time: minutes(recipe.cook_time) ?? 0,
    total_time: minutes(recipe.total_time),
    ...(recipe.servings && recipe.servings > 0 && recipe.servings <= 1_000 && { servings: recipe.servings }),
    tags: tagsOf(recipe),
    image_url: recipe.image_url && recipe.image_url.length <= LIMITS.url ? recipe.image_url : null,
    ...recipe.nutrition,
    source_url: recipe.canonical_url ?? url,
    source_name: cut(recipe.source_name, LIMITS.name),
    author: cut(recipe.author, LIMITS.name),
  };
}

function tagsOf(recipe: ParsedRecipe): string[] {
  const stated = [...recipe.categories, ...recipe.cuisines, ...recipe.keywords].map((tag) => cut(tag.toLowerCase(), LIMITS.tag));
  const meals = CATEGORIES.filter((category) => recipe.categories.some((stated) => CATEGORY_WORDS[category].test(stated)));
  return [...new Set([...meals, ...stated])].filter(Boolean).slice(0, MAX_TAGS);
}

const cut = (text: string | null, length: number): string => (text ?? '').replaceAll('\u0000', '').trim().slice(0, length).trim();

const minutes = (value: number | null): number | null =>
  value === null || !Number.isFinite(value) || value < 0 ? null : Math.min(100_000, Math.round(value));

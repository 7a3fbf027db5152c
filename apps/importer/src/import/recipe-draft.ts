import { CATEGORIES, LanguageCode, RECIPE_LIMITS, type RecipeDraft } from '@simmer/contracts';
import { linesInParts, minutesThatFit, servingsThatFit } from '../fitting/fitting-values';
import { Overflow } from '../fitting/overflow';
import type { ParsedRecipe, RecipeLine } from '@simmer/recipe-reader';

/** Words by which sites name the meals that our filters know. */
const CATEGORY_WORDS: Record<(typeof CATEGORIES)[number], RegExp> = {
  breakfast: /\b(breakfast|brunch)\b/i,
  lunch: /\blunch\b/i,
  dinner: /\b(dinner|main( course| dish)?s?|entr[ée]es?|supper)\b/i,
  snack: /\b(snacks?|appetizers?|starters?|sides?( dish(es)?)?)\b/i,
  dessert: /\b(desserts?|cakes?|cookies|puddings?|sweets)\b/i,
};

/** A page's recipe as input of the recipes service. */
export type PageRecipe = Omit<RecipeDraft, 'ingredients' | 'instructions'> & {
  ingredients: RecipeLine[];
  instructions: RecipeLine[];
  image_url: string | null;
  source_url: string | null;
};

export interface PreparedDraft {
  draft: PageRecipe;
  /** What did not stay as it was, for the debug panel. */
  changes: string[];
}

/** `url` is the page's address, null when unknown. A text that is too long for its place goes on in further lines or in the notes. */
export function prepareDraft(recipe: ParsedRecipe, url: string | null): PreparedDraft {
  const overflow = new Overflow();
  const draft = {
    title: overflow.fit('Title', recipe.title, RECIPE_LIMITS.title),
    description: overflow.fit('Description', recipe.description ?? '', RECIPE_LIMITS.description),
    ingredients: linesInParts('More ingredients', recipe.ingredients, RECIPE_LIMITS.ingredient, overflow),
    instructions: linesInParts('More steps', recipe.instructions, RECIPE_LIMITS.instruction, overflow),
    prep_time: minutesThatFit(recipe.prep_time) ?? 0,
    cook_time: minutesThatFit(recipe.cook_time) ?? 0,
    total_time: minutesThatFit(recipe.total_time),
    ...servingsThatFit(recipe.servings, overflow),
    yield_text: overflow.fit('Yield', recipe.yield_text ?? '', RECIPE_LIMITS.yield),
    tags: tagsOf(recipe, overflow),
    image_url: recipe.image_url && recipe.image_url.length <= RECIPE_LIMITS.address ? recipe.image_url : null,
    ...recipe.nutrition,
    source_url: sourceAddress(recipe.canonical_url, url),
    source_name: overflow.fit('Source', recipe.source_name ?? '', RECIPE_LIMITS.name),
    author: overflow.fit('Author', recipe.author ?? '', RECIPE_LIMITS.name),
    language: LanguageCode.safeParse(recipe.language).data ?? null,
  };
  // last, because everything before may have added to them
  const notes = overflow.notes('');
  const lines = draft.ingredients.length + draft.instructions.length - recipe.ingredients.length - recipe.instructions.length;
  return {
    draft: { ...draft, notes },
    changes: [
      ...(lines > 0 ? [`lines too long for one went on in ${lines} more`] : []),
      ...(notes ? [`what was too long for its place went on in the notes: ${notes.length} characters`] : []),
      ...overflow.losses.map(({ code, params }) => [code, ...Object.values(params ?? {})].join(' ')),
    ],
  };
}

function tagsOf(recipe: ParsedRecipe, overflow: Overflow): string[] {
  const stated = [...recipe.categories, ...recipe.cuisines, ...recipe.keywords].map((tag) =>
    overflow.fit('Tag', tag.toLowerCase(), RECIPE_LIMITS.tag),
  );
  const meals = CATEGORIES.filter((category) => recipe.categories.some((stated) => CATEGORY_WORDS[category].test(stated)));
  const tags = [...new Set([...meals, ...stated])].filter(Boolean);
  if (tags.length > RECIPE_LIMITS.tags) overflow.note(`More tags: ${tags.slice(RECIPE_LIMITS.tags).join(', ')}`);
  return tags.slice(0, RECIPE_LIMITS.tags);
}

/** The address that the page gives itself. Some sites give every page the address of their front page: that one says nothing. */
function sourceAddress(canonical: string | null, url: string | null): string | null {
  const isUseful =
    canonical !== null && canonical.length <= RECIPE_LIMITS.address && !(url !== null && isFrontPage(canonical) && !isFrontPage(url));
  return isUseful ? canonical : url;
}

function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}

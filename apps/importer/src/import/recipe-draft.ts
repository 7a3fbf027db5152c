import { CATEGORIES, LanguageCode, type RecipeDraft } from '@simmer/contracts';
import { linesInParts, minutesThatFit, servingsThatFit } from '../fitting/fitting-values';
import { LIMITS, Overflow } from '../fitting/overflow';
import type { ParsedRecipe, RecipeLine } from '../sources/parsed-recipe';

/** Words by which sites name the meals that our filters know. */
const CATEGORY_WORDS: Record<(typeof CATEGORIES)[number], RegExp> = {
  breakfast: /\b(breakfast|brunch)\b/i,
  lunch: /\blunch\b/i,
  dinner: /\b(dinner|main( course| dish)?s?|entr[ée]es?|supper)\b/i,
  snack: /\b(snacks?|appetizers?|starters?|sides?( dish(es)?)?)\b/i,
  dessert: /\b(desserts?|cakes?|cookies|puddings?|sweets)\b/i,
};

/** What the recipes service is asked to keep of a page's recipe. */
export type PageRecipe = Omit<RecipeDraft, 'ingredients' | 'instructions'> & { ingredients: RecipeLine[]; instructions: RecipeLine[]; image_url: string | null; source_url: string | null };

export interface PreparedDraft {
  draft: PageRecipe;
  /** What did not stay as it was, for the debug panel. */
  changes: string[];
}

/** `url` is where the page stands, null when nobody knows. A text that is too long for its place goes on in further lines or in the notes. */
export function prepareDraft(recipe: ParsedRecipe, url: string | null): PreparedDraft {
  const overflow = new Overflow();
  const draft = {
    title: overflow.fit('Title', recipe.title, LIMITS.title),
    description: overflow.fit('Description', recipe.description ?? '', LIMITS.description),
    ingredients: linesInParts('More ingredients', recipe.ingredients, LIMITS.ingredient, overflow),
    instructions: linesInParts('More steps', recipe.instructions, LIMITS.instruction, overflow),
    prep_time: minutesThatFit(recipe.prep_time) ?? 0,
    cook_time: minutesThatFit(recipe.cook_time) ?? 0,
    total_time: minutesThatFit(recipe.total_time),
    ...servingsThatFit(recipe.servings, overflow),
    yield_text: overflow.fit('Yield', recipe.yield_text ?? '', LIMITS.yield),
    tags: tagsOf(recipe, overflow),
    image_url: recipe.image_url && recipe.image_url.length <= LIMITS.address ? recipe.image_url : null,
    ...recipe.nutrition,
    source_url: sourceAddress(recipe.canonical_url, url),
    source_name: overflow.fit('Source', recipe.source_name ?? '', LIMITS.name),
    author: overflow.fit('Author', recipe.author ?? '', LIMITS.name),
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
      ...overflow.losses,
    ],
  };
}

function tagsOf(recipe: ParsedRecipe, overflow: Overflow): string[] {
  const stated = [...recipe.categories, ...recipe.cuisines, ...recipe.keywords].map((tag) => overflow.fit('Tag', tag.toLowerCase(), LIMITS.tag));
  const meals = CATEGORIES.filter((category) => recipe.categories.some((stated) => CATEGORY_WORDS[category].test(stated)));
  const tags = [...new Set([...meals, ...stated])].filter(Boolean);
  if (tags.length > LIMITS.tags) overflow.note(`More tags: ${tags.slice(LIMITS.tags).join(', ')}`);
  return tags.slice(0, LIMITS.tags);
}

/** The address that the page gives itself. Some sites give every page the address of their front page: that one says nothing. */
function sourceAddress(canonical: string | null, url: string | null): string | null {
  const isUseful = canonical !== null && canonical.length <= LIMITS.address && !(url !== null && isFrontPage(canonical) && !isFrontPage(url));
  return isUseful ? canonical : url;
}

function isFrontPage(address: string): boolean {
  const { pathname, search } = new URL(address);
  return pathname === '/' && search === '';
}

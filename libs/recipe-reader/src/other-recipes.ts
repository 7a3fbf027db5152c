import { lineAgreementWith } from './lines/line-agreement';
import type { ParsedRecipe, ReaderFacts, RecipeFacts } from './parsed-recipe';

export interface OtherRecipe extends ReaderFacts {
  title: string;
}

/** A page of more is a catalogue. */
const MOST = 50;
const LONGEST_TITLE = 200;
/** Lists that agree so far are one list, as two plug-ins wrote it. */
const SAME_LIST = 0.8;

/** The complete recipes in a page's mark-up besides the main one, each once and in order. */
export function otherRecipes(marked: readonly ReaderFacts[], own: ParsedRecipe): OtherRecipe[] {
  const known: Pick<ParsedRecipe, 'title' | 'ingredients'>[] = [own];
  const others: OtherRecipe[] = [];
  for (const { reader, facts } of marked) {
    if (others.length === MOST) break;
    const complete = isComplete(facts);
    if (!complete || known.some((recipe) => isSame(recipe, complete))) continue;
    known.push(complete);
    others.push({ title: complete.title, reader, facts });
  }
  return others;
}

/** What the page's head says of the page as a whole; its picture and its description are its own recipe's. */
export function ofWholePage(found: readonly ReaderFacts[]): ReaderFacts {
  const { source_name, canonical_url, language } = found.find(({ reader }) => reader === 'page-head')?.facts ?? {};
  return {
    reader: 'page-head',
    facts: { ...(source_name && { source_name }), ...(canonical_url && { canonical_url }), ...(language && { language }) },
  };
}

/** "Onion soup – Recipe" is onion soup. */
export const dishOf = (title: string): string => title.replace(RATING, '').replace(TITLE_HEAD, '').replace(TITLE_TAIL, '');

/** "Plum tart (4.8/5)". */
const RATING = /\s*\(?\d(?:[.,]\d)?\s?\/\s?(?:5|10)\)?\s*$/;
const TITLE_HEAD =
  /^(?:recipe|rezept|recette|receta|receita|ricetta|recept|oppskrift|opskrift|resepti|przepis)\s*(?:[–—|:]|-\s)\s*(?=\p{L})/iu;

const TITLE_TAIL = /\s+[–—|-]\s+(?:recipe|rezept|recette|receta|receita|ricetta|recept|oppskrift|opskrift|resepti|przepis)$/i;

function isComplete({ title, ingredients, instructions }: RecipeFacts): Pick<ParsedRecipe, 'title' | 'ingredients'> | null {
  return title && ingredients && instructions && title.value.length <= LONGEST_TITLE
    ? { title: dishOf(title.value), ingredients: ingredients.value }
    : null;
}

const isSame = (one: Pick<ParsedRecipe, 'title' | 'ingredients'>, other: Pick<ParsedRecipe, 'title' | 'ingredients'>): boolean =>
  one.title.toLowerCase() === other.title.toLowerCase() || lineAgreementWith(one.ingredients)(other.ingredients) >= SAME_LIST;

import { HELP_CATEGORIES, type HelpCategory } from '@simmer/contracts/constants';
import { type ArticleHit, ArticleIndex } from '@simmer/help';
import { loadArticleTexts } from '@simmer/help/articles';

/** What the address of the knowledge base says: words to look for, or a category that is opened. */
export interface HelpSearch {
  q?: string;
  category?: HelpCategory;
}

const LONGEST_QUERY = 100;

/** Anything else in the address is left out. */
export function readHelpSearch({ q, category }: { q?: unknown; category?: unknown }): HelpSearch {
  // a number in an address comes as one
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim().slice(0, LONGEST_QUERY) : '';
  if (words !== '') return { q: words };
  const opened = HELP_CATEGORIES.find((known) => known === category);
  return opened ? { category: opened } : {};
}

let index: Promise<ArticleIndex> | undefined;

/** The articles that answer; the words of all of them come with the first question. */
export async function findInHelp(query: string): Promise<ArticleHit[]> {
  index ??= loadArticleTexts().then((texts) => new ArticleIndex(texts));
  try {
    return (await index).find(query);
  } catch (error) {
    index = undefined; // the next question asks for the words again
    throw error;
  }
}

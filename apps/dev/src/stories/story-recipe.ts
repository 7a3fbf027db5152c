import type { RecipeDraft } from '@simmer/contracts';

/** A recipe of the demo cook. Its id is fixed, so that telling the story again finds what is there. */
export interface StoryRecipe {
  id: string;
  draft: RecipeDraft;
  isFavorite?: true;
  isPublished?: true;
}

/** Lines of one group of the list, one below the other as a cook would paste them. */
export const lines = (text: string, group: string | null = null): { text: string; group: string | null }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim(), group }));

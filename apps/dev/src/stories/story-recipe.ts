import type { Publication, RecipeClaims, RecipeDraft } from '@simmer/contracts';

/** Somebody with an account. The id of the request is fixed, so that registering again is the same. */
export interface Person {
  requestId: string;
  email: string;
  password: string;
  name: string;
}

/** A recipe of a demo cook. Its id is fixed, so that creating the stories again finds what is there. */
export interface StoryRecipe {
  id: string;
  draft: RecipeDraft;
  isFavorite?: true;
  isPublished?: true;
  claims?: RecipeClaims;
  terms?: Pick<Publication, 'license' | 'credit_line'>;
}

/** Lines of one group of the list, one below the other as a cook would paste them. */
export const lines = (text: string, group: string | null = null): { text: string; group: string | null }[] =>
  text
    .trim()
    .split('\n')
    .map((line) => ({ text: line.trim(), group }));

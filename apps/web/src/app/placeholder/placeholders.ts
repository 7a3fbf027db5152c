import * as t from '@simmer/messages/placeholders';

/**
 * Every route of the specification that is not built yet, and where it leads meanwhile; what will be there is in the catalogue. A route leaves this list when its
 * screen is finished; a test compares the list with the route tree, so that none is forgotten.
 */
export const placeholders = {
  '/knowledge-base': {
    next: { label: t.writeToUs, to: '/contact' },
  },
  '/knowledge-base/$category/$article': {
    next: { label: t.writeToUs, to: '/contact' },
  },
} as const satisfies Record<string, Placeholder>;

export interface Placeholder {
  next: Step;
}

interface Step {
  label: string;
  to: string;
}

/** The articles that the specification names; the help centre will begin with them. */
const ARTICLES = [
  'recipes/how-to-add-recipe',
  'recipes/cooking-mode',
  'meal-planning/add-to-meal-plan',
  'shopping-list/shopping-list-features',
];

export const isKnownArticle = (category: string, article: string): boolean => ARTICLES.includes(`${category}/${article}`);

export type PlaceholderRoute = keyof typeof placeholders;

import * as t from '@simmer/messages/placeholders';
import { goToRecipes } from '@simmer/messages/common';

const toRecipes = { label: goToRecipes, to: '/app/recipes' } as const;

/**
 * Every route of the specification that is not built yet, and where it leads meanwhile; what will be there is in the catalogue. A route leaves this list when its
 * screen is finished; a test compares the list with the route tree, so that none is forgotten.
 */
export const placeholders = {
  '/signup': {
    next: { label: t.createAccount, to: '/auth/register' },
    nextForCooks: toRecipes,
  },
  '/resubscribe': {
    next: toRecipes,
  },
  '/knowledge-base': {
    next: { label: t.writeToUs, to: '/contact' },
  },
  '/knowledge-base/$category/$article': {
    next: { label: t.writeToUs, to: '/contact' },
  },
  '/app/videos': {
    next: toRecipes,
  },
} as const satisfies Record<string, Placeholder>;

export interface Placeholder {
  next: Step;
  /** For who is signed in, where `next` is for visitors only. */
  nextForCooks?: Step;
}

interface Step {
  label: string;
  to: string;
}

export const nextStep = ({ next, nextForCooks }: Placeholder, isSignedIn: boolean): Step => (isSignedIn && nextForCooks) || next;

/** The articles that the specification names; the help centre will begin with them. */
const ARTICLES = [
  'recipes/how-to-add-recipe',
  'recipes/cooking-mode',
  'meal-planning/add-to-meal-plan',
  'shopping-list/shopping-list-features',
];

export const isKnownArticle = (category: string, article: string): boolean => ARTICLES.includes(`${category}/${article}`);

export type PlaceholderRoute = keyof typeof placeholders;

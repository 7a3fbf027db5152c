import { goToRecipes } from '@simmer/messages/common';

const toRecipes = { label: goToRecipes, to: '/app/recipes' } as const;

/**
 * Every route of the specification that is not built yet, and where it leads meanwhile; what will be there is in the catalogue. A route leaves this list when its
 * screen is finished; a test compares the list with the route tree, so that none is forgotten.
 */
export const placeholders = {
  '/app/videos': {
    next: toRecipes,
  },
} as const satisfies Record<string, Placeholder>;

export interface Placeholder {
  next: Step;
}

interface Step {
  label: string;
  to: string;
}

export type PlaceholderRoute = keyof typeof placeholders;

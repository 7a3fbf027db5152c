/** The categories of the knowledge base, in the order in which they are shown. */
export const HELP_CATEGORIES = ['recipes', 'meal-planning', 'shopping-list', 'account', 'support'] as const;
export type HelpCategory = (typeof HELP_CATEGORIES)[number];

const toRecipes = { label: 'Go to recipes', to: '/app/recipes' } as const;

/**
 * Every route of the specification that is not built yet, and what will be there. A route leaves this list when its
 * screen is finished; a test compares the list with the route tree, so that none is forgotten.
 */
export const coming = {
  '/onboarding': {
    title: 'Your first week',
    text: 'A few questions, and a week of dinners that fits your evenings. Until then, bring a recipe you already trust.',
    next: { label: 'Create an account', to: '/auth/register' },
    nextForCooks: { label: 'Add Recipe', to: '/app/recipes/add' },
  },
  '/share/$id': {
    title: 'A shared recipe',
    text: 'Here you will read a recipe that a friend sent you, with no account needed.',
    next: { label: 'Explore Community Recipes', to: '/app/community' },
  },
  '/signup': {
    title: 'Sign up for premium',
    text: 'Paid plans will start here. Everything that Simmer does today is in the free account.',
    next: { label: 'Create an account', to: '/auth/register' },
    nextForCooks: toRecipes,
  },
  '/resubscribe': {
    title: 'Come back to premium',
    text: 'Here you will start a plan again that has ended. Your recipes are all still there.',
    next: toRecipes,
  },
  '/auth/forgot-password': {
    title: 'Forgot your password?',
    text: 'Here we will send you a link to choose a new one. We cannot send mail yet, so please keep your password somewhere safe.',
    next: { label: 'Back to Log In', to: '/auth/login' },
    nextForCooks: toRecipes,
  },
  '/auth/verify-email': {
    title: 'Confirm your e-mail address',
    text: 'Here you will confirm that an address is yours. Nothing waits for it today: every account works at once.',
    next: toRecipes,
  },
  '/auth/two-factor': {
    title: 'Second step',
    text: 'Here you will type the six digits of your authenticator app. Accounts have one step for now.',
    next: { label: 'Back to Log In', to: '/auth/login' },
    nextForCooks: toRecipes,
  },
  '/knowledge-base': {
    title: 'Help centre',
    text: 'Short articles and videos about adding recipes, planning a week and shopping from one list.',
    next: { label: 'Write to us', to: '/contact' },
  },
  '/knowledge-base/$category/$article': {
    title: 'Help article',
    text: 'This article will be part of the help centre.',
    next: { label: 'Write to us', to: '/contact' },
  },
  '/app/search': {
    title: 'Search',
    text: 'Titles, ingredients, tags and steps in one search that forgives typing mistakes. The recipe list already searches by title and ingredient.',
    next: { label: 'Search in the recipe list', to: '/app/recipes' },
  },
  '/app/meal-plan': {
    title: 'Meal plan',
    text: 'A week of dinners you drag into place, or let Simmer suggest: quick on busy days, nothing twice.',
    next: toRecipes,
  },
  '/app/shopping-list': {
    title: 'Shopping list',
    text: 'One list from everything you plan, sorted the way your shop is, shared with whoever goes.',
    next: toRecipes,
  },
  '/app/profile': {
    title: 'Profile',
    text: 'Your name, your picture and the recipes you share. You can sign out in the account menu.',
    next: toRecipes,
  },
  '/app/settings': {
    title: 'Settings',
    text: 'Units, reading comfort, your plan, and everything you have in one file.',
    next: toRecipes,
  },
  '/app/videos': {
    title: 'Videos',
    text: 'Short films that show how Simmer works.',
    next: toRecipes,
  },
  '/app/community/recipe/$slug': {
    title: 'A community recipe',
    text: 'Here you will read the whole recipe and add it to your own. The gallery already shows what cooks share.',
    next: { label: 'Back to Community Recipes', to: '/app/community' },
  },
  '/app/community/chef/$username': {
    title: 'A cook’s page',
    text: 'Here you will see everything a cook shares, and follow them.',
    next: { label: 'Back to Community Recipes', to: '/app/community' },
  },
} as const satisfies Record<string, Coming>;

export interface Coming {
  title: string;
  /** What will be there, and what a cook can do until then. */
  text: string;
  next: Step;
  /** For who is signed in, where `next` is for visitors only. */
  nextForCooks?: Step;
}

interface Step {
  label: string;
  to: string;
}

export const nextStep = ({ next, nextForCooks }: Coming, isSignedIn: boolean): Step => (isSignedIn && nextForCooks) || next;

/** The articles that the specification names; the help centre will begin with them. */
const ARTICLES = ['recipes/how-to-add-recipe', 'recipes/cooking-mode', 'meal-planning/add-to-meal-plan', 'shopping-list/shopping-list-features'];

export const isKnownArticle = (category: string, article: string): boolean => ARTICLES.includes(`${category}/${article}`);

export type ComingRoute = keyof typeof coming;

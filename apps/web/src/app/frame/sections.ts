import { IconBook2, IconCalendarWeek, IconShoppingCart, IconUser, IconUsers } from '@simmer/ui';

/** The header's entries on wide screens. */
export const NAV = [
  { href: '/app/recipes', label: 'Recipes' },
  { href: '/app/meal-plan', label: 'Meal Plan' },
  { href: '/app/shopping-list', label: 'Shopping List' },
  { href: '/app/community', label: 'Community' },
] as const;

/** The tab bar's on narrow ones. */
export const TABS = [
  { href: '/app/recipes', label: 'Recipes', icon: IconBook2 },
  { href: '/app/meal-plan', label: 'Meal Plan', icon: IconCalendarWeek },
  { href: '/app/shopping-list', label: 'Shopping', icon: IconShoppingCart },
  { href: '/app/community', label: 'Community', icon: IconUsers },
  { href: '/app/profile', label: 'Profile', icon: IconUser },
] as const;

const belongsTo: Record<string, string> = { '/app/favorites': '/app/recipes', '/app/search': '/app/recipes' };

/** Where the floating add button stands: not over a recipe, a form or the ways to add one. */
export const hasAddButton = (pathname: string): boolean => !pathname.startsWith('/app/recipes/');

/** The section that a path stands in, by the address of its entry; undefined outside of all. */
export function sectionOf(pathname: string): string | undefined {
  const home = belongsTo[pathname] ?? pathname;
  return TABS.find(({ href }) => home === href || home.startsWith(`${href}/`))?.href;
}

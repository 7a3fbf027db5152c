import * as t from '@simmer/messages/frame';
import { IconBook2, IconCalendarWeek, IconShoppingCart, IconUser, IconUsers } from '@simmer/ui';

/** The header's entries on wide screens. */
export const NAV = [
  { href: '/app/recipes', label: t.recipes },
  { href: '/app/meal-plan', label: t.mealPlan },
  { href: '/app/shopping-list', label: t.shoppingList },
  { href: '/app/community', label: t.community },
] as const;

/** The tab bar's on narrow ones. */
export const TABS = [
  { href: '/app/recipes', label: t.recipes, icon: IconBook2 },
  { href: '/app/meal-plan', label: t.mealPlan, icon: IconCalendarWeek },
  { href: '/app/shopping-list', label: t.shopping, icon: IconShoppingCart },
  { href: '/app/community', label: t.community, icon: IconUsers },
  { href: '/app/profile', label: t.profile, icon: IconUser },
] as const;

const belongsTo: Record<string, string> = { '/app/favorites': '/app/recipes', '/app/search': '/app/recipes' };

const WITHOUT_ADD = /^\/app\/(?:recipes\/|shopping-list$|settings|household|first-week|staff)/;

/** Where the floating add button stands: not over a recipe, a form, an invitation or the ways to add one, nor over what is ticked in a shop or set. */
export const hasAddButton = (pathname: string): boolean => !WITHOUT_ADD.test(pathname);

const QUIET = new Set(['deleted', 'import-export', 'paste', 'tray', 'versions', 'search', 'settings', 'profile']);

/** Where the header's add button is outlined alone: the screen has something else to do first. */
export const hasQuietAdd = (pathname: string): boolean => QUIET.has(pathname.split('/').at(-1) ?? '');

/** The section that a path stands in, by the address of its entry; undefined outside of all. */
export function sectionOf(pathname: string): string | undefined {
  const home = belongsTo[pathname] ?? pathname;
  return TABS.find(({ href }) => home === href || home.startsWith(`${href}/`))?.href;
}

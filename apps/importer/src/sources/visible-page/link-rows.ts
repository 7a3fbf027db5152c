import type { PageRow } from './page-rows';

/** Nothing but a link: where the page leads on, no line of a recipe. */
export function isLinkOnly({ element }: PageRow): boolean {
  if (element.name === 'a') return true;
  const parts = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
  return parts.length === 1 && typeof parts[0] === 'object' && parts[0].name === 'a';
}

import type { PageElement } from '../../page/page';
import type { PageRow } from '../rows/page-rows';

/** Nothing but links, with signs between them: where the page leads on, no line of a recipe. */
export function isLinkOnly({ element }: PageRow): boolean {
  if (element.name === 'a') return true;
  let parts = meaningfulChildren(element);
  for (let [only] = parts; parts.length === 1 && typeof only === 'object' && only.name !== 'a'; [only] = parts)
    parts = meaningfulChildren(only);
  return parts.length > 0 && parts.every((part) => typeof part === 'object' && part.name === 'a');
}

function meaningfulChildren({ children }: PageElement): PageElement['children'] {
  return children.filter((child) => (typeof child === 'string' ? /[\p{L}\d]/u.test(child) : child.children.length > 0));
}

/** Nothing but a link to another place of the page. */
export const isTab = (row: PageRow): boolean => isLinkOnly(row) && leadsWithinPage(row.element);

function leadsWithinPage(element: PageElement): boolean {
  const { href } = element.attributes;
  if (element.name === 'a') return href !== undefined && href.startsWith('#');
  return element.children.some((child) => typeof child !== 'string' && leadsWithinPage(child));
}

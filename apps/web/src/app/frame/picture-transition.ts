const CARDS = new Set(['/app/recipes', '/app/favorites']);
const RECIPE = /^\/app\/recipes\/[0-9a-f-]{36}$/;
const NAME = 'recipe-picture';

interface Navigation {
  fromLocation?: { pathname: string };
  toLocation: { pathname: string };
}

let marked: HTMLElement | undefined;

/**
 * On the way from a card to its recipe the picture moves to its place there; every other navigation is at once. Called right before the browser takes
 * what is on the screen; the recipe's own picture has the name in its stylesheet.
 */
export function typesOfTransition({ fromLocation, toLocation }: Navigation): string[] | false {
  marked?.style.removeProperty('view-transition-name');
  marked = undefined;
  if (!fromLocation || !CARDS.has(fromLocation.pathname) || !RECIPE.test(toLocation.pathname)) return false;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return false;
  const picture = document.querySelector<HTMLElement>(`.card:has([href="${toLocation.pathname}"]) .tray`);
  if (!picture) return false;
  marked = picture;
  picture.style.setProperty('view-transition-name', NAME);
  return ['picture'];
}

/** Other browsers could not be told which navigations are meant. */
export const canMovePictures = (): boolean =>
  typeof CSS !== 'undefined' && CSS.supports?.('selector(:active-view-transition-type(a))') === true;

import { CX, CY, type Canvas } from '../canvas';

/** What a composition draws from. The lists hold names of foods, in the order of the text. */
export interface Dish {
  canvas: Canvas;
  /** The ingredient words and the title, lower case. */
  text: readonly string[];
  /** The same as one string, for looking words up. */
  allText: string;
  mains: readonly string[];
  greens: readonly string[];
  small: readonly string[];
  citrus: readonly string[];
  white: readonly string[];
  /** Whether a cloth lies there already, and cutlery would be too much. */
  hasCloth: boolean;
}

/** The list, or its default when it is empty. */
export const or = (names: readonly string[], fallback: readonly string[]): readonly string[] => (names.length > 0 ? names : fallback);

/** Only where it is in the dish: who must not eat eggs reads the plate too. An eggplant is none. */
export const hasEgg = ({ allText }: Dish): boolean => /\beggs?\b|shakshuka|omelette|frittata/.test(allText);

export const withoutEgg = (names: readonly string[]): string[] => names.filter((name) => name !== 'egg');

/** Herbs and seeds over the middle. */
export const garnish = ({ canvas, small }: Dish, radius: number, count = 7): void =>
  canvas.strew(or(small, ['parsley']), count, { R: radius }, CX, CY, { shade: false });

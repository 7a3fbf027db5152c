import type { UnitKey } from '@simmer/culinary';
import { type Food, GROUP } from '../foods/food';

export const WATER = 1;

/** Grams per millilitre of what has no cup of its own in USDA's table: the middle of the group's cups there. */
export const DENSITY_OF_GROUP: Readonly<Record<number, number>> = {
  1: 0.95, 2: 0.45, 4: 0.92, 5: 0.6, 6: 1.03, 7: 0.6, 8: 0.2, 9: 0.65, 10: 0.6, 11: 0.55, 12: 0.55, 13: 0.6, 14: 1, 15: 0.6, 16: 0.8, 17: 0.6, 18: 0.4, 19: 0.85, 20: 0.7,
}; // prettier-ignore

/** What one of these usually weighs in a kitchen, in grams, where the food has no such portion of its own. Our own weighing and the labels of packages. */
export const GRAMS_OF_UNIT: Readonly<Partial<Record<UnitKey, number>>> = {
  bag: 250, ball: 125, bar: 100, block: 250, bottle: 750, bowl: 250, branch: 3, bulb: 50, bunch: 150, bundle: 100, can: 400, carton: 250, chunk: 30, clove: 4, container: 250,
  cube: 10, dash: 0.6, dollop: 20, drizzle: 7, drop: 0.05, ear: 100, envelope: 7, fillet: 150, glass: 200, glug: 15, grind: 0.1, handful: 30, head: 500, jar: 350, knob: 15, leaf: 0.5,
  link: 85, loaf: 450, nest: 50, package: 250, pinch: 0.35, pot: 200, portion: 150, pouch: 250, punnet: 200, rack: 700, rasher: 20, rib: 40, round: 30, sachet: 7, scoop: 30, segment: 10,
  serving: 150, shake: 0.4, sheet: 20, shot: 30, slice: 28, spear: 15, splash: 5, sprig: 1, square: 10, squeeze: 5, stalk: 40, stem: 10, stick: 113, strip: 20, teacup: 150, thumb: 20,
  tub: 250, tube: 200, twist: 0.2, wedge: 15,
}; // prettier-ignore

/** A bunch of herbs is lighter than one of asparagus. */
export const HERB_BUNCH = { bunch: 30, handful: 10 } as const;

const HERBS = new Set([11297, 11165, 11156, 2044, 2045, 2049, 2063, 2064, 2065, 11972, 2038, 2041]);

export const isLeafyHerb = (food: Food): boolean => HERBS.has(food.id) || food.group === GROUP.spices;

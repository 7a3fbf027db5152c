import { foldText, singularize } from '@simmer/culinary';

/** One key for one written name: case, accents, spaces and the English plural are the same; every other word counts. */
export const writtenKey = (name: string): string => singularize(foldText(name).replace(/\s+/g, ' ').trim());

/**
 * The id of the item of a name on any list. It hangs on the letters alone, never on what a device knows of foods: two phones that add onions add
 * one item, whatever their versions. What belongs together by its food is joined when the list is read (things-to-buy.ts).
 */
export const itemIdOf = (name: string): string => `food:${writtenKey(name)}`;

/** The remark that makes an item another thing, as its id holds it: "for the dog" of "chicken (for the dog)". */
export const remarkOf = (item: string): string => / \(([^()]+)\)$/.exec(item)?.[1] ?? '';

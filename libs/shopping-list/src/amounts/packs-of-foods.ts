import { type Amount, convertQuantity, isUnitKey, type MeasureRegion, unitKind } from '@simmer/culinary';
import { foodKey } from './foods';
import { packsFor } from './packs';

/** How a food is sold: 250 g, 1 l, or 6 pieces (no unit). */
export interface Pack {
  readonly size: number;
  readonly unit: string | null;
}

/** Packs to buy of an item. */
export interface PacksToBuy {
  readonly count: number;
  readonly pack: Pack;
  /** In the unit of the pack. */
  readonly leftOver: number;
}

/** What shops sell in one size nearly everywhere, by food; a cook's own size goes before it. Metric kitchens, then American ones. */
const USUAL: readonly [words: string, metric: Pack, us: Pack][] = [
  ['butter', grams(250), { size: 1, unit: 'lb' }],
  ['egg, eier', pieces(10), pieces(12)],
  ['milk, milch', { size: 1, unit: 'l' }, { size: 1, unit: 'quart' }],
  ['flour, plain flour, all purpose flour, mehl', grams(1000), { size: 5, unit: 'lb' }],
  ['sugar, zucker', grams(1000), { size: 4, unit: 'lb' }],
  ['spaghetti, linguine, penne, fusilli, pasta, nudel', grams(500), { size: 1, unit: 'lb' }],
  ['chickpea, kichererbsen, kidney bean, kidneybohnen, black bean, white bean, cannellini bean', grams(400), { size: 15, unit: 'oz' }],
  ['chopped tomato, canned tomato, crushed tomato, diced tomato', grams(400), { size: 14.5, unit: 'oz' }],
  ['coconut milk, kokosmilch', { size: 400, unit: 'ml' }, { size: 13.5, unit: 'fl oz' }],
  ['mascarpone, ricotta', grams(250), { size: 8, unit: 'oz' }],
  ['cream cheese, frischkase', grams(200), { size: 8, unit: 'oz' }],
];

function grams(size: number): Pack {
  return { size, unit: 'g' };
}

function pieces(size: number): Pack {
  return { size, unit: null };
}

const LOOKUP: ReadonlyMap<string, readonly [metric: Pack, us: Pack]> = new Map(
  USUAL.flatMap(([words, ...packs]) => words.split(', ').map((name): [string, [Pack, Pack]] => [foodKey(name), packs])),
);

/** How a food is usually sold, or undefined where shops differ. `region` says in whose shops. */
export const usualPack = (name: string, region: MeasureRegion): Pack | undefined => LOOKUP.get(foodKey(name))?.[region === 'us' ? 1 : 0];

/** Packs that cover an amount, and what is left over. Null when the amount cannot be told in the unit of the pack, or is none. */
export function packsToBuy({ quantity, quantityMax, unit }: Amount, pack: Pack, region: MeasureRegion = 'us'): PacksToBuy | null {
  const needed = inUnitOf(pack, quantityMax ?? quantity, unit === 'piece' ? null : unit, region);
  const bought = needed === null ? null : packsFor(needed, [pack.size]);
  const [packs] = bought?.packs ?? [];
  return bought && packs ? { count: packs.count, pack, leftOver: Math.round(bought.leftOver * 100) / 100 } : null;
}

function inUnitOf(pack: Pack, value: number | null, unit: string | null, region: MeasureRegion): number | null {
  if (value === null || value <= 0) return null;
  if (unit === pack.unit) return value;
  if (unit === null || pack.unit === null || !isUnitKey(unit) || !isUnitKey(pack.unit) || unitKind(unit) === 'count') return null;
  return convertQuantity(value, unit, pack.unit, region);
}

/** A pack as one text to keep in a field: "250 g", "6". */
export const packText = ({ size, unit }: Pack): string => (unit === null ? String(size) : `${size} ${unit}`);

/** Reads what {@link packText} wrote; null for anything else. */
export function packFrom(text: unknown): Pack | null {
  const [, size, unit = null] = (typeof text === 'string' && /^(\d+(?:\.\d+)?)(?: (\S.*))?$/.exec(text)) || [];
  return size !== undefined && Number(size) > 0 ? { size: Number(size), unit } : null;
}

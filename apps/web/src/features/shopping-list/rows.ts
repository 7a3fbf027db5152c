import * as t from '@simmer/messages/shopping-list';
import {
  type AboutList,
  type Aisle,
  amountsOf,
  isAisle,
  isOwn,
  isProbablyAtHome,
  type ListItem,
  packsOf,
  type PacksToBuy,
  type Share,
  sharesOf,
  type SourceOnList,
} from '@simmer/shopping-list';
import type { ListView } from '../../data/shopping-lists/list-store';
import { amountsWords, amountWords, REGION } from '../../recipe/amount-words';

/** A thing to buy as a row shows it. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  /** How many packs that is, where one is known. */
  readonly packs: string | undefined;
  readonly from: string;
  readonly note: string;
  readonly aisle: Aisle;
  readonly isTicked: boolean;
  readonly tickedBy: string | undefined;
  readonly tickedAt: number | undefined;
  readonly isWaiting: boolean;
  readonly isAtHome: boolean;
}

export interface Arranged {
  /** In the order of the store, the empty ones left out. */
  readonly aisles: readonly { readonly aisle: Aisle; readonly rows: readonly Row[] }[];
  readonly home: readonly Row[];
  readonly basket: readonly Row[];
}

/** Who reads the list, and what they know of others and of foods. */
export interface Reader {
  /** As the server names them; undefined for a guest. */
  readonly id: string | undefined;
  nameOf(id: string): string | undefined;
  /** Grams per millilitre of a food, or null. */
  densityOf(food: string): number | null;
}

/** The list as it is shown. `places` says of an item whether it still stands where it stood before its last tick. */
export function arrange(
  { items, about, sources, waiting }: ListView,
  reader: Reader,
  places: ReadonlyMap<string, boolean> = new Map(),
): Arranged {
  const byAisle = new Map<Aisle, Row[]>(about.order().aisles.map((aisle) => [aisle, []]));
  const [home, basket]: [Row[], Row[]] = [[], []];
  for (const item of items) {
    const row = rowOf(item, about, sources, reader, waiting.has(item.id));
    if (places.get(item.id) ?? item.ticked) basket.push(row);
    else if (row.isAtHome) home.push(row);
    else byAisle.get(row.aisle)?.push(row);
  }
  const aisles = [...byAisle].filter(([, rows]) => rows.length > 0).map(([aisle, rows]) => ({ aisle, rows }));
  return { aisles, home, basket: basket.sort((one, other) => (other.tickedAt ?? 0) - (one.tickedAt ?? 0)) };
}

function rowOf(item: ListItem, about: AboutList, sources: readonly SourceOnList[], reader: Reader, isWaiting: boolean): Row {
  const { fields } = item;
  const name = String(fields['name'] ?? '');
  const amounts = amountsOf(sharesOf(item), { density: reader.densityOf(name) });
  const [only, another] = amounts;
  const packs = only && !another ? packsOf(only, name, about, REGION) : null;
  return {
    id: item.id,
    name: capitalized(name),
    amount: packs?.leftOver === 0 && packs.count > 1 ? `${packs.count} × ${sizeOf(packs)}` : amountsWords(amounts),
    packs: packs && packs.leftOver > 0 ? packsWords(packs) : undefined,
    from: fromWords(item, sources, reader),
    note: String(fields['note'] ?? ''),
    aisle: isAisle(fields['aisle']) ? fields['aisle'] : 'other',
    isTicked: item.ticked,
    tickedBy: item.tickedBy,
    tickedAt: item.ticked ? item.tickedAt : undefined,
    isWaiting,
    isAtHome: isProbablyAtHome(item, about),
  };
}

export const sizeOf = ({ pack: { size, unit } }: PacksToBuy): string => amountWords({ quantity: size, quantityMax: null, unit });

const packsWords = (packs: PacksToBuy): string =>
  t.packsLeft({
    count: packs.count,
    size: sizeOf(packs),
    left: amountWords({ quantity: packs.leftOver, quantityMax: null, unit: packs.pack.unit }),
  });

/** "Braised chickpeas 2, linguine 1": each source, with its part where there are several. */
function fromWords(item: ListItem, sources: readonly SourceOnList[], reader: Reader): string {
  const parts = partsOf(item, sources, reader);
  return parts.map(({ title, amount }) => (parts.length > 1 && amount !== '' ? `${title} ${amount}` : title)).join(', ');
}

/** What wants an item, with how much. What one person typed at several times is one. */
export function partsOf(
  item: ListItem,
  sources: readonly SourceOnList[],
  reader: Reader,
): { title: string; amount: string; isOwn: boolean }[] {
  const parts = new Map<string, Share[]>();
  for (const share of sharesOf(item)) {
    const title = isOwn(share.source)
      ? whoAdded(item.writers[`share:${share.source}`], reader)
      : (sources.find(({ id }) => id === share.source)?.title ?? t.fromRecipes);
    parts.set(title, [...(parts.get(title) ?? []), share]);
  }
  return [...parts].map(([title, shares]) => ({
    title,
    amount: amountsWords(amountsOf(shares)),
    isOwn: shares.every(({ source }) => isOwn(source)),
  }));
}

/** What the server has not named yet was done here. */
function whoAdded(writer: string | undefined, reader: Reader): string {
  if (writer === undefined || writer === reader.id) return t.addedByYou;
  return t.addedBy({ name: reader.nameOf(writer) ?? t.someone });
}

/** Who put a thing into the basket, and when: "you", "Jonas, 17:42". */
export function tickedWords({ tickedBy, tickedAt }: Pick<Row, 'tickedBy' | 'tickedAt'>, reader: Reader, now: number): string {
  if (tickedBy === undefined || tickedBy === reader.id) return t.you;
  const name = reader.nameOf(tickedBy) ?? t.someone;
  if (tickedAt === undefined) return name;
  const at = new Date(tickedAt);
  return new Date(now).toDateString() === at.toDateString() ? t.tickedAt({ name, at }) : t.tickedOn({ name, at });
}

export const capitalized = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);

/** The list as plain text, to send it in a message. */
export function listAsText({ aisles }: Arranged): string {
  const line = ({ name, amount, note }: Row): string => `- ${[amount, name].filter(Boolean).join(' ')}${note === '' ? '' : ` (${note})`}`;
  return aisles.map(({ aisle, rows }) => [t.aisles[aisle], ...rows.map(line)].join('\n')).join('\n\n');
}

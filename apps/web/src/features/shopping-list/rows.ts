import type { MeasureSystem } from '@simmer/culinary';
import * as t from '@simmer/messages/shopping-list';
import {
  type Aisle,
  exactAmounts,
  isOwn,
  joinItems,
  type ListReader,
  type PacksToBuy,
  type Share,
  sharesOf,
  type SourceOnList,
  type ThingToBuy,
  thingsToBuy,
} from '@simmer/shopping-list';
import type { ListView } from '../../device/lists/list-store';
import { amountsWords, amountWords, regionOf } from '../../recipe/amount-words';
import { aisleName } from './aisle-name';

/** A thing to buy as a row shows it. */
export interface Row {
  /** That of the first of its items. */
  readonly id: string;
  /** The items that are this thing, by whatever names they were written. */
  readonly items: readonly string[];
  readonly name: string;
  readonly amount: string;
  /** How many packs that is, where one is known. */
  readonly packs: string | undefined;
  readonly from: string;
  /** What of a thing that is to get is in the basket already: "75 g in the basket". */
  readonly inBasket: string | undefined;
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
  readonly aisles: readonly { readonly aisle: Aisle; readonly title: string; readonly rows: readonly Row[] }[];
  readonly home: readonly Row[];
  readonly basket: readonly Row[];
}

/** Who reads the list, and what they know of others. */
export interface Reader {
  /** As the server names them; undefined for a guest. */
  readonly id: string | undefined;
  nameOf(id: string): string | undefined;
  /** The units they chose; null for those of each recipe. */
  readonly system: MeasureSystem | null;
}

/** How amounts of a list are shown to who reads it. */
export const listReader = ({ foods }: Pick<ListView, 'foods'>, { system }: Pick<Reader, 'system'>): ListReader => ({
  foods,
  system,
  region: regionOf(system),
});

/** The list as it is shown. `places` says of an item whether it still stands where it stood before its last tick. */
export function arrange(view: ListView, reader: Reader, places: ReadonlyMap<string, boolean> = new Map()): Arranged {
  const { items, about, foods } = view;
  const isInBasket = ({ id, ticked }: { id: string; ticked: boolean }): boolean => places.get(id) ?? ticked;
  const byAisle = new Map<Aisle, Row[]>(about.order().aisles.map((aisle) => [aisle, []]));
  const [home, basket]: [Row[], Row[]] = [[], []];
  for (const thing of thingsToBuy(joinItems(items, foods, isInBasket), about, listReader(view, reader))) {
    const row = rowOf(thing, view, reader);
    if (isInBasket(thing.items[0])) basket.push(row);
    else if (row.isAtHome) home.push(row);
    else byAisle.get(row.aisle)?.push(row);
  }
  const aisles = [...byAisle].filter(([, rows]) => rows.length > 0);
  return {
    aisles: aisles.map(([aisle, rows]) => ({ aisle, title: aisleName(aisle, about), rows })),
    home,
    basket: basket.sort((one, other) => (other.tickedAt ?? 0) - (one.tickedAt ?? 0)),
  };
}

function rowOf(thing: ThingToBuy, view: ListView, reader: Reader): Row {
  const { packs, amounts, inBasket, isTicked, items } = thing;
  const amount = packs?.leftOver === 0 && packs.count > 1 ? `${packs.count} × ${sizeOf(packs)}` : amountsWords(amounts);
  const last = items.reduce((one, other) => ((other.tickedAt ?? 0) > (one.tickedAt ?? 0) ? other : one));
  return {
    id: thing.id,
    items: items.map(({ id }) => id),
    name: capitalized(thing.name),
    amount: inBasket.length > 0 && amount !== '' ? t.moreToGet({ amount }) : amount,
    inBasket: inBasket.length > 0 ? t.partInBasket({ amount: amountsWords(inBasket) }) : undefined,
    packs: packs && packs.leftOver > 0 ? packsWords(packs) : undefined,
    from: fromWords(thing, view, reader),
    note: thing.note,
    aisle: thing.aisle,
    isTicked,
    tickedBy: last.tickedBy,
    tickedAt: isTicked ? last.tickedAt : undefined,
    isWaiting: items.some(({ id }) => view.waiting.has(id)),
    isAtHome: thing.isAtHome,
  };
}

export const sizeOf = ({ pack: { size, unit } }: PacksToBuy): string => amountWords({ quantity: size, quantityMax: null, unit });

const packsWords = (packs: PacksToBuy): string =>
  t.packsLeft({
    count: packs.count,
    size: sizeOf(packs),
    left: amountWords({ quantity: packs.leftOver, quantityMax: null, unit: packs.pack.unit }),
  });

/** Sources that a row names; all of them stand behind it. */
const MOST_SOURCES = 2;

/** "Braised chickpeas 2, linguine 1": each source, with its exact part where there are several or more is bought than it wants. */
function fromWords(thing: ThingToBuy, view: ListView, reader: Reader): string {
  const parts = partsOf(thing, view, reader);
  const hasParts = parts.length > 1 || thing.isRoundedUp;
  const said = parts.map(({ title, amount }) => (hasParts && amount !== '' ? `${title} ${amount}` : title));
  return said.length > MOST_SOURCES + 1
    ? t.andMore({ names: said.slice(0, MOST_SOURCES).join(', '), count: said.length - MOST_SOURCES })
    : said.join(', ');
}

/** What wants a thing, with how much. What one person typed at several times is one. */
export function partsOf(
  { items, food }: Pick<ThingToBuy, 'items' | 'food'>,
  view: Pick<ListView, 'sources' | 'foods'>,
  reader: Reader,
): { title: string; amount: string; isOwn: boolean }[] {
  const parts = new Map<string, Share[]>();
  for (const item of items)
    for (const share of sharesOf(item)) {
      const title = titleOf(share.source, item.writers[`share:${share.source}`], view.sources, reader);
      parts.set(title, [...(parts.get(title) ?? []), share]);
    }
  return [...parts].map(([title, shares]) => ({
    title,
    amount: amountsWords(exactAmounts(shares, food, listReader(view, reader))),
    isOwn: shares.every(({ source }) => isOwn(source)),
  }));
}

const titleOf = (source: string, writer: string | undefined, sources: readonly SourceOnList[], reader: Reader): string =>
  isOwn(source) ? whoAdded(writer, reader) : (sources.find(({ id }) => id === source)?.title ?? t.fromRecipes);

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
  return aisles.map(({ title, rows }) => [title, ...rows.map(line)].join('\n')).join('\n\n');
}

import { isOtherSize, unitsOfTwin } from '../lines/one-system';
import { isOtherWay } from '../lines/variants';
import type { Alternative, ReadLine, RecipeLine, SourcedFact } from '../parsed-recipe';

type Lines = SourcedFact<ReadLine[]>;

const MOST_WAYS = 3;

/** The list that was chosen once more, in other units or for another size. */
export function otherIngredients({ value }: Lines, read: readonly (Lines | undefined)[]): Alternative[] {
  const found = new Map<Alternative['units'], Alternative>();
  const sizes: Alternative[] = [];
  for (const lines of read.flatMap(listsOf)) {
    const units = unitsOfTwin(value, lines);
    if (units && !found.has(units)) found.set(units, { units, name: null, lines: lines.map(bare) });
    else if (!units && sizes.length < MOST_WAYS && [{ lines: value }, ...sizes].every((known) => isOtherSize(known.lines, lines)))
      sizes.push(named(lines));
  }
  return [...found.values(), ...sizes];
}

/** The other ways to make the dish, by the reader that has found several: two readings of one text differ too. */
export function otherSteps({ value }: Lines, read: readonly (Lines | undefined)[]): Alternative[] {
  const known: (readonly RecipeLine[])[] = [value];
  for (const lines of read.filter((one) => one?.others?.length).flatMap(listsOf)) {
    // what follows belongs to all ways
    const isOther = known.every((one) => isOtherWay(one, lines) || isOtherWay(one.slice(0, lines.length), lines));
    if (known.length <= MOST_WAYS && isOther) known.push(lines);
  }
  return known.slice(1).map(named);
}

/** With the one heading of all its lines as its name. */
function named(lines: readonly RecipeLine[]): Alternative {
  const name = lines[0]?.group ?? null;
  return lines.every(({ group }) => group === name)
    ? { units: null, name, lines: lines.map(({ text }) => ({ text, group: null })) }
    : { units: null, name: null, lines: lines.map(bare) };
}

const listsOf = (lines: Lines | undefined): ReadLine[][] => (lines ? [lines.value, ...(lines.others ?? [])] : []);
const bare = ({ text, group }: RecipeLine): RecipeLine => ({ text, group });

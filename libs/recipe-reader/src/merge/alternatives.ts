import { unitsOfTwin } from '../lines/one-system';
import { isOtherWay } from '../lines/variants';
import type { Alternative, ReadLine, RecipeLine, SourcedFact } from '../parsed-recipe';

type Lines = SourcedFact<ReadLine[]>;

const MOST_WAYS = 3;

/** The list that was chosen once more, in other units. */
export function otherIngredients({ value }: Lines, read: readonly (Lines | undefined)[]): Alternative[] {
  const found = new Map<Alternative['units'], Alternative>();
  for (const lines of read.flatMap(listsOf)) {
    const units = unitsOfTwin(value, lines);
    if (units && !found.has(units)) found.set(units, { units, name: null, lines: lines.map(bare) });
  }
  return [...found.values()];
}

/** The other ways to make the dish, by the reader that has found several: two readings of one text differ too. */
export function otherSteps({ value }: Lines, read: readonly (Lines | undefined)[]): Alternative[] {
  const known: (readonly RecipeLine[])[] = [value];
  for (const lines of read.filter((one) => one?.others?.length).flatMap(listsOf))
    if (known.length <= MOST_WAYS && known.every((one) => isOtherWay(one, lines))) known.push(lines);
  return known.slice(1).map((lines) => {
    const name = lines[0]?.group ?? null;
    const isNamed = lines.every(({ group }) => group === name);
    return isNamed
      ? { units: null, name, lines: lines.map(({ text }) => ({ text, group: null })) }
      : { units: null, name: null, lines: lines.map(bare) };
  });
}

const listsOf = (lines: Lines | undefined): ReadLine[][] => (lines ? [lines.value, ...(lines.others ?? [])] : []);
const bare = ({ text, group }: RecipeLine): RecipeLine => ({ text, group });

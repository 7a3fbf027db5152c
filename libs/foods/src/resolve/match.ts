import { type Food, isOneOf } from '../food';
import { JOINS_WORDS } from '../languages';
import { withoutCut, readingsBefore } from '../names/compounds';
import type { NameIndex } from '../names/name-index';
import type { MarkedToken, WordRole, WordRoles } from '../text/words';

/** A food whose name these words are, and the words beside it that do not belong to the name. */
export interface Match {
  readonly food: Food;
  readonly dropped: readonly WordRole[];
  /** Words of the name itself that promise something: "dairy-free yogurt". */
  readonly promised: readonly WordRole[];
}

type Kind = WordRole['kind'];
/** What is left out, little by little, until the rest is a name. */
const LEVELS: readonly (readonly Kind[])[] = [
  [],
  ['preparation'],
  ['form', 'free'],
  ['quality'],
  ['quality', 'preparation'],
  ['preparation', 'form', 'free'],
  ['quality', 'preparation', 'free'],
  ['quality', 'preparation', 'part'],
  ['quality', 'preparation', 'part', 'form', 'free'],
  ['quality', 'preparation', 'part', 'form', 'free', 'leaf'],
];
/** Of these a leaf, a stem or a sprig is the thing itself; a lime leaf is no lime. */
const LEAFY = ['fresh-herb', 'leafy-vegetable', 'salad-leaf', 'brassica', 'spice', 'allium', 'stalk-vegetable'];

/** Whether a word links two others: of, de, von. */
export const isLink = ({ role }: MarkedToken): boolean => role?.kind === 'joiner' && role.joiner === 'of';

/** Finds the food that words name as a whole, with nothing left but qualities, preparations, cuts and forms. */
export function matchWhole(marked: readonly MarkedToken[], index: NameIndex, words: WordRoles): Match | null {
  let isSeen = false;
  for (const level of LEVELS) {
    // with nothing to leave out it is what was looked for before
    const isSame = !marked.some(({ role }) => role && level.includes(role.kind));
    if (isSame && isSeen) continue;
    isSeen ||= isSame;
    const { kept, dropped } = withoutKinds(marked, level);
    if (!kept.length) return null;
    const food = index.find(kept);
    if (food && (!level.includes('leaf') || isOneOf(food, LEAFY))) return { food, dropped, promised: promisesIn(marked, dropped) };
  }
  return JOINS_WORDS.has(index.language) ? matchCut(marked, index, words) : null;
}

/** Hähnchenbrustfilets, Lachswürfel: the last part says how the thing is cut. */
function matchCut(marked: readonly MarkedToken[], index: NameIndex, words: WordRoles): Match | null {
  const { kept, dropped } = withoutKinds(marked, ['quality', 'preparation', 'form', 'free']);
  const cut = withoutCut(kept.at(-1) ?? '', words);
  if (!cut) return null;
  for (const reading of readingsBefore(cut.rest)) {
    const food = index.find([...kept.slice(0, -1), reading]);
    if (food && (cut.role.kind !== 'leaf' || isOneOf(food, LEAFY)))
      return { food, dropped: [...dropped, cut.role], promised: promisesIn(marked, dropped) };
  }
  return null;
}

const promisesIn = (marked: readonly MarkedToken[], dropped: readonly WordRole[]): WordRole[] =>
  marked.flatMap(({ role }) => (role?.kind === 'free' && !dropped.includes(role) ? [role] : []));

function withoutKinds(marked: readonly MarkedToken[], kinds: readonly Kind[]): { kept: string[]; dropped: WordRole[] } {
  const kept: MarkedToken[] = [];
  const dropped: WordRole[] = [];
  for (const one of marked) {
    if (one.role && kinds.includes(one.role.kind)) {
      if (dropped.at(-1) !== one.role) dropped.push(one.role);
    } else kept.push(one);
  }
  while (kept[0] && isLink(kept[0])) kept.shift();
  while (kept.at(-1) && isLink(kept.at(-1)!)) kept.pop();
  return { kept: kept.map(({ token }) => token), dropped };
}

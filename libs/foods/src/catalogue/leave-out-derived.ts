import type { PackedFacts, PackedNames } from '../data/packed';
import { unpackFoods } from '../data/unpack';
import type { Food } from '../food';
import type { FoodLanguage } from '../languages';
import { type FoodName, joinNames, readNames } from '../names/food-names';
import { keyOf } from '../resolve/item-key';
import type { Resolver } from '../resolve/resolver';
import { addName, type Names, speak } from '../resolve/spoken';
import { tokensOf } from '../text/tokens';

interface Candidate {
  readonly place: number;
  readonly food: Food;
  readonly name: FoodName;
}

/** All that is told of a name, in one line. */
function answerOf(name: string, language: FoodLanguage, resolver: Resolver): string {
  const resolved = resolver.resolve(name);
  if (!resolved) return '';
  const { certainty, isClear, alternatives } = resolved;
  return [keyOf(name, language, resolved), certainty, isClear, ...alternatives.map(({ id }) => id)].join(' ');
}

const formsOf = ({ one, many }: FoodName): string[] => (one === many ? [one] : [one, many]);
/** Simple names first: from them the longer ones follow. */
const weightOf = ({ one }: FoodName): number => tokensOf(one).length * 100 + one.length;

/**
 * The names of a language without those that the rest lead to by the rules of reading (plurals, words of quality, another order of words), so
 * that a browser loads less. Each name that is left out is understood as if it was there. The usual name of a food always stays, in both numbers.
 */
export function leaveOutDerived({ language, names: lists, words }: PackedNames, facts: PackedFacts): PackedNames {
  const foods = unpackFoods(facts);
  const names: Names = { own: lists.map(readNames), everywhere: facts.foods.map(({ also }) => readNames(also ?? '')) };
  const full = speak(language, names, words, foods);
  const wanted = new Map<string, string>();
  const answer = (form: string): string => {
    const known = wanted.get(form) ?? answerOf(form, language, full.resolver);
    wanted.set(form, known);
    return known;
  };
  const kept = names.own.map((list) => list.slice(0, 1));
  const candidates = names.own
    .flatMap((list, place) => list.slice(1).flatMap((name): Candidate[] => (foods[place] ? [{ place, food: foods[place], name }] : [])))
    .sort((a, b) => weightOf(a.name) - weightOf(b.name));
  /** Left out in one number, or in both. */
  let leftOut: Candidate[] = [];
  const growing = speak(language, { own: kept, everywhere: names.everywhere }, words, foods);
  const keep = ({ place, food, name }: Candidate): void => {
    kept[place]?.push(name);
    addName(growing.index, name, food);
  };
  const isMissed = (form: string): boolean => {
    growing.resolver.forget();
    return answerOf(form, language, growing.resolver) !== answer(form);
  };
  for (const candidate of candidates) {
    const [missing] = formsOf(candidate.name).filter(isMissed);
    if (missing !== undefined) growing.index.add(missing, candidate.food);
    // from one number the other mostly follows
    if (formsOf(candidate.name).some(isMissed)) keep(candidate);
    else {
      if (missing !== undefined) kept[candidate.place]?.push({ one: missing, many: missing });
      leftOut.push(candidate);
    }
  }
  // a name that came later may have made an earlier one unclear
  for (let lost = true; lost;) {
    const { resolver } = speak(language, { own: kept, everywhere: names.everywhere }, words, foods);
    const isLost = ({ name }: Candidate): boolean => formsOf(name).some((form) => answerOf(form, language, resolver) !== answer(form));
    const again = leftOut.filter(isLost);
    for (const { place, name } of again)
      kept[place] = [...(kept[place] ?? []).filter(({ one, many }) => one !== many || !formsOf(name).includes(one)), name];
    leftOut = leftOut.filter((candidate) => !again.includes(candidate));
    lost = again.length > 0;
  }
  const inOrder = names.own.map((list, place) => {
    const ofFood = kept[place] ?? [];
    return [...new Set(list.flatMap((name) => ofFood.filter(({ one }) => formsOf(name).includes(one))))];
  });
  return { language, names: inOrder.map(joinNames), words };
}

import type { PackedWords } from '../data/packed';
import type { Food } from '../food';
import type { FoodLanguage } from '../languages';
import type { FoodName } from '../names/food-names';
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
export function leaveOutDerived(language: FoodLanguage, names: Names, words: PackedWords, foods: readonly Food[]): FoodName[][] {
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
  let leftOut: Candidate[] = [];
  const growing = speak(language, { own: kept, everywhere: names.everywhere }, words, foods);
  const keep = ({ place, food, name }: Candidate): void => {
    kept[place]?.push(name);
    addName(growing.index, name, food);
  };
  for (const candidate of candidates) {
    growing.resolver.forget();
    const missed = formsOf(candidate.name).filter((form) => answerOf(form, language, growing.resolver) !== answer(form));
    const [missing, ...others] = missed;
    if (missing === undefined) leftOut.push(candidate);
    else keep(others.length ? candidate : { ...candidate, name: { one: missing, many: missing } });
  }
  // a name that came later may have made an earlier one unclear
  for (let lost = true; lost; ) {
    const { resolver } = speak(language, { own: kept, everywhere: names.everywhere }, words, foods);
    const isLost = ({ name }: Candidate): boolean => formsOf(name).some((form) => answerOf(form, language, resolver) !== answer(form));
    const again = leftOut.filter(isLost);
    for (const { place, name } of again) kept[place]?.push(name);
    leftOut = leftOut.filter((candidate) => !again.includes(candidate));
    lost = again.length > 0;
  }
  return kept.map((list, place) => names.own[place]?.flatMap((name) => list.find((one) => formsOf(name).includes(one.one)) ?? []) ?? []);
}

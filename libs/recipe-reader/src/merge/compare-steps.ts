import { isNoStep } from '../visible-page/labels/no-step';
import { withoutStepLabel } from '../lines/step-labels';
import { alignLines, wordShares, wordsOf } from '../lines/line-agreement';
import type { ReadLine, RecipeLine } from '../parsed-recipe';
import { SURENESS } from './compare-ingredients';

/** So much of what is stated must stand on the page for the two to be one text. */
const LEAST_IN_COMMON = 0.85;
const SHORTEST_FOOD = 4;
const ENDS_AS_SENTENCE = /[.!…。]["”»)]?$/;

/**
 * The steps of the page where it has more of the same text than structured data: what stands between two known steps, in one list with them or, in a list
 * like theirs, under a heading as they do. What stands elsewhere (who wrote it, other recipes, the steps once more) is left out, and so is what is no step:
 * the ingredients of each, the settings of a machine. Null where the page adds nothing.
 */
export function furtherSteps(
  stated: readonly ReadLine[],
  shown: readonly ReadLine[],
  ingredients: readonly RecipeLine[],
): ReadLine[] | null {
  const matches = alignLines(stated, shown);
  const matched = new Set(matches.filter((at) => at >= 0));
  const isKnown = (line: ReadLine): boolean => addsNothing(line, stated);
  const [first, last] = [Math.min(...matched), Math.max(...matched)];
  const lists = new Set([...matched].flatMap((at) => shown[at]?.list ?? []));
  const areGrouped = [...matched].some((at) => shown[at]?.group != null);
  const isNone = isNoStep(ingredients);
  const tells = tellsOf(ingredients);
  const taken = shown.flatMap((line, at) => {
    if (matched.has(at)) return { ...line, confidence: SURENESS.shownInstead };
    const isInList = line.list !== undefined && (lists.has(line.list) || (areGrouped && line.group !== null));
    const isAmong = ((at > first && at < last) || (areGrouped && line.group !== null)) && tells(line);
    return (isInList || isAmong) && !isNone(line) && !isKnown(line) ? { ...line, confidence: SURENESS.shownOnly } : [];
  });
  const isMore = taken.length > matched.size;
  return isMore && wordShares(stated, taken).known >= LEAST_IN_COMMON ? taken : null;
}

/** A sentence that speaks of an ingredient, or of how long or how hot; what stands in a list needs to say neither. */
function tellsOf(ingredients: readonly RecipeLine[]): (line: ReadLine) => boolean {
  const foods = new Set(ingredients.flatMap(({ text }) => wordsOf(text)).filter((word) => word.length >= SHORTEST_FOOD));
  return ({ text }) => ENDS_AS_SENTENCE.test(text) && (/\d/.test(text) || wordsOf(text).some((word) => foods.has(word)));
}

/** A line whose words all stand in one of the known ones. */
function addsNothing({ text }: ReadLine, stated: readonly ReadLine[]): boolean {
  const words = wordsOf(withoutStepLabel(text));
  return stated.some((line) => {
    const known = new Set(wordsOf(line.text));
    return words.every((word) => known.has(word));
  });
}

/** How sure each stated step is: shown alike, shown in other words, or not at all. */
export function withSureness(stated: readonly ReadLine[], shown: readonly ReadLine[]): ReadLine[] {
  const words = new Set(shown.flatMap(({ text }) => wordsOf(text)));
  return stated.map((line) => {
    const own = wordsOf(line.text);
    const share = own.filter((word) => words.has(word)).length / Math.max(1, own.length);
    return {
      ...line,
      confidence: share === 1 ? SURENESS.bothAlike : share >= LEAST_IN_COMMON ? SURENESS.statedAndShown : SURENESS.notShown,
    };
  });
}

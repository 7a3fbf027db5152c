import type { ReadLine } from '../parsed-recipe';
import { DISH_PARTS } from '@simmer/culinary/recipe-text';
import { namesEquipment } from '../words/facts';
import { statesAmount } from './amounts';
import { isStepLabel, withoutCount, withoutStepLabel } from './step-labels';

const LONGEST_NAME = 120;
const LONGEST_HEADING = 60;
/** "For the sauce", "To serve", "Für den Teig": in a list they are no line of it. */
const FOR = /^(?:(?:for|to|für|zum|zur|pour|para|per|voor|till|til|do|na|pre|для)\s|(?:other|außerdem)$)/iu;
const ENDS_AS_SENTENCE = /[.!?…。;,]$/;
const ENDS_WITH_COLON = /[:：]$/;
const CAPITALS = /^(?=.*\p{Lu}{4})\P{Ll}+$/u;
/** Among sentences, a line that is none catches the eye. */
const MOST = 0.7;
/** "Topping", "The filling". */
const ONLY_PART = new RegExp(`^(?:\\p{L}{1,3}\\s)?(?:${DISH_PARTS})s?$`, 'iu');
const FEWEST_LABELS = 2;

/** The name of a group from its heading, without the label of a step and the colon; null where nothing is left. */
export function groupName(heading: string): string | null {
  const name = withoutStepLabel(heading)
    .slice(0, LONGEST_NAME)
    .replace(/\s*[:：–—-]+\s*$|(?<!\.)\.$/, '')
    .replace(BRACKETED, '$1');
  return /\p{L}/u.test(name) && !isStepLabel(heading) ? name : null;
}

/** "＜Sauce＞". */
const BRACKETED = /^[＜<【[「『《〈](.+)[＞>】\]」』》〉]$/u;

/** To compare names of groups: capitals and signs at the end do not count. */
export function sameName(heading: string): string {
  return (groupName(heading) ?? '').toLowerCase();
}

/** Ingredients under the headings that stand among them as lines. */
export function ingredientsUnderHeadings(lines: readonly ReadLine[]): ReadLine[] {
  return underHeadings(lines, ({ text }, index) => {
    const next = lines[index + 1]?.text;
    if (next !== undefined && namesEquipment(text)) return true;
    if (next === undefined || /\d/.test(text)) return false;
    // between two amounts "Topping" can be nothing to buy
    if (ONLY_PART.test(text) && index > 0) return statesAmount(next) && statesAmount(lines[index - 1]?.text ?? '');
    if (!looksLikeHeading(text)) return false;
    return ENDS_WITH_COLON.test(text) || (!text.includes(',') && statesAmount(next));
  });
}

/**
 * Steps under the headings that stand among them as lines, without the lines that only number them. `names` are the recipe's and
 * those of its ingredients' groups, as `sameName` compares them: a line with nothing else is a heading too. So is a short line that is not numbered where all steps are.
 */
export function stepsUnderHeadings(steps: readonly ReadLine[], names: ReadonlySet<string>): ReadLine[] {
  const labelled = new Set(steps.filter((_step, index) => index > 0 && isStepLabel(steps[index - 1]?.text ?? '')));
  const lines = steps.filter(({ text }) => !isStepLabel(text)).map((step) => ({ ...step, isLabelled: labelled.has(step) }));
  const others = lines.filter(({ text }) => !looksLikeHeading(text));
  const areSentences =
    others.filter(({ text }) => ENDS_AS_SENTENCE.test(text) || text.length > LONGEST_HEADING).length >= others.length * MOST;
  const isHeading = ({ text, isLabelled }: (typeof lines)[number], index: number): boolean => {
    if (index === lines.length - 1 || text.length > LONGEST_HEADING || ENDS_AS_SENTENCE.test(text)) return false;
    if (names.has(sameName(text)) || ENDS_WITH_COLON.test(text)) return true;
    return labelled.size >= FEWEST_LABELS ? !isLabelled : areSentences && looksLikeHeading(text);
  };
  return withoutCountedGroups(underHeadings(lines, isHeading)).map(({ isLabelled: _, ...step }) => ({
    ...step,
    text: withoutStepLabel(step.text),
  }));
}

function withoutCountedGroups<Line extends ReadLine>(lines: readonly Line[]): Line[] {
  const groups = [...new Set(lines.flatMap(({ group }) => group ?? []))];
  const names = withoutCount(groups);
  return lines.map((line) => ({ ...line, group: line.group === null ? null : (names[groups.indexOf(line.group)] ?? line.group) }));
}

function looksLikeHeading(text: string): boolean {
  return text.length <= LONGEST_HEADING && (FOR.test(text) || CAPITALS.test(text) || ENDS_WITH_COLON.test(text));
}

/** Lines that say their groups themselves need no headings among them. */
function underHeadings<Line extends ReadLine>(lines: readonly Line[], isHeading: (line: Line, index: number) => boolean): Line[] {
  if (lines.some((line) => line.group !== null)) return [...lines];
  const under: Line[] = [];
  let group: string | null = null;
  for (const [index, line] of lines.entries()) {
    if (isHeading(line, index)) group = groupName(line.text);
    else under.push({ ...line, group });
  }
  return under;
}

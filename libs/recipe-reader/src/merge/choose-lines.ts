import { sameName } from '../lines/headings';
import type { ReadLine, RecipeLine, SourcedFact } from '../parsed-recipe';
import { alignLines, matchLines, haveSameWords, wordShares } from '../lines/line-agreement';
import { amountShare, compareIngredients, SURENESS } from './compare-ingredients';
import { furtherSteps, withSureness } from './compare-steps';
import { hasItsHeadings, withGroupsOf } from './page-groups';

type Lines = SourcedFact<ReadLine[]>;

/**
 * Structured data and the page as it is seen are compared line by line; the page's whole list is taken only where the structured one is no list:
 * cut in the wrong places, or the names of the parts.
 */
export function chooseIngredients(structured: Lines | undefined, visible: Lines | undefined): Lines | undefined {
  if (!structured || !visible) return alone(structured) ?? visible;
  const lines = structured.value;
  if (isCutOtherwise(lines, visible.value)) return visible;
  if (areNamesOfParts(lines, visible.value)) return visible;
  const compared = compareIngredients(lines, visible.value, structured.reader === 'script-state');
  if (!compared) return { ...structured, confidence: Math.min(structured.confidence, SURENESS.notShown) };
  const place = compared.isMended ? `${structured.place}; mended by: ${visible.reader} › ${visible.place}` : structured.place;
  return withGroupsOf(visible, { ...structured, value: compared.lines, place }, matchLines);
}

/** Where the page shows no such list. */
const alone = (stated: Lines | undefined): Lines | undefined =>
  stated && { ...stated, confidence: Math.min(stated.confidence, SURENESS.statedAlone) };

/** "The dough", "The filling": the headings of the lists in place of what stands below them. */
function areNamesOfParts(lines: readonly RecipeLine[], shown: readonly RecipeLine[]): boolean {
  const groups = new Set(shown.flatMap(({ group }) => (group === null ? [] : sameName(group))));
  return groups.size > 0 && lines.every(({ text }) => groups.has(sameName(text)));
}

/** The same text, parted into lines in other places: glued together, or cut at the commas within a line. */
function isCutOtherwise(lines: readonly RecipeLine[], shown: readonly RecipeLine[]): boolean {
  // glued without a space, the last word of a line and the first of the next are one
  if (lines.length === 1) return shown.length > 1 && wordShares(lines, shown).known >= LEAST_OF_GLUED;
  const isCut = lines.length > shown.length;
  const isGlued = lines.length < shown.length && amountShare(lines) >= HALF;
  return (isCut || isGlued) && haveSameWords(lines, shown) && amountShare(shown) >= amountShare(lines);
}

const HALF = 0.5;
const LEAST_OF_GLUED = 0.7;

/** As for the ingredients: steps that are missing, a mere introduction, or headings without their text give way to what the page shows. */
export function chooseInstructions(
  structured: Lines | undefined,
  visible: Lines | undefined,
  description: string,
  ingredients: readonly RecipeLine[],
): Lines | undefined {
  if (!structured || !visible) return alone(structured) ?? visible;
  const lines = structured.value;
  const length = lengthOf(lines);
  const shownLength = lengthOf(visible.value);
  if (isIntroduction(lines, description) && shownLength > length * 2 && visible.confidence >= 0.5) return visible;
  if (lines.length === 1 && visible.value.length > 1 && haveSameWords(lines, visible.value)) return visible;
  const whole = furtherSteps(lines, visible.value, ingredients);
  if (whole) return { ...visible, value: whole };
  const stated = { ...structured, value: withSureness(lines, visible.value) };
  return hasItsHeadings(lines, visible.value) ? stated : withGroupsOf(visible, stated, alignLines);
}

/** Whether the stated steps are too little to be steps: headings alone, or the description once more. */
export function isIntroduction(lines: readonly RecipeLine[], description: string): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return lengthOf(lines) < 200 || (description.length > 0 && description.includes(text.slice(0, 80)));
}

function lengthOf(lines: readonly RecipeLine[]): number {
  // a character of Chinese or Japanese says about as much as three letters
  return lines.reduce((sum, line) => sum + line.text.length + 2 * (line.text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0), 0);
}

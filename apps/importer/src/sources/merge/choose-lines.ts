import type { RecipeLine, SourcedFact } from '../parsed-recipe';
import { statesAmount, statesNumber } from '../lines/amounts';
import { alignLines, matchLines, shareSeen, wordShares } from '../lines/line-agreement';
import { saysItsHeadings, withGroupsOf } from './page-groups';
import { withAmountsShown } from './shown-amounts';

type Lines = SourcedFact<RecipeLine[]>;

/** What UTF-8 looks like when somebody read it as Windows-1252. */
const MISREAD = /[ÂÃ][\u0080-\u00bf]|â[\u0080€][\u0080-\u2122]/;

/**
 * Structured data or the page as it is seen: the structured list stands unless the page shows it better, that is with the amounts that it
 * lacks, with lines that it leaves out, or with the characters that it garbles.
 */
export function chooseIngredients(structured: Lines | undefined, visible: Lines | undefined): Lines | undefined {
  if (!structured || !visible) return structured ?? visible;
  const lines = structured.value;
  const seen = shareSeen(lines, visible.value);
  const stated = amountShare(lines);
  const shown = amountShare(visible.value);
  const lacksAmounts = stated < 0.5 && shown >= stated + 0.25;
  if (lacksAmounts && seen >= 0.6 && visible.value.length >= lines.length * 0.7) return visible;
  if (lines.length === 1 && visible.value.length > 1 && wordShares(lines, visible.value).known >= 0.7) return visible;
  if (lines.some((line) => MISREAD.test(line.text)) && seen >= 0.6) return visible;
  if (isCutAtCommas(lines, visible.value)) return visible;
  const isLonger = visible.value.length >= lines.length + 2 && visible.value.length <= lines.length * 3;
  if (isLonger && seen >= 0.85 && shown >= 0.6 && shown >= stated - 0.15) return visible;
  return withGroupsOf(visible, withAmountsShown(structured, visible), matchLines);
}

/** Some content systems keep a list as one text with commas between its lines, and take the commas within a line for such. */
function isCutAtCommas(lines: readonly RecipeLine[], shown: readonly RecipeLine[]): boolean {
  const pieces = shown.flatMap(({ text }) => text.split(COMMA));
  return lines.length > shown.length && pieces.length === lines.length && pieces.every((piece, index) => piece === lines[index]?.text);
}

const COMMA = /\s*,\s*/;

/** As for the ingredients: steps that are missing, a mere introduction, or headings without their text give way to what the page shows. */
export function chooseInstructions(structured: Lines | undefined, visible: Lines | undefined, description: string): Lines | undefined {
  if (!structured || !visible) return structured ?? visible;
  const lines = structured.value;
  const length = lengthOf(lines);
  const shownLength = lengthOf(visible.value);
  if (isIntroduction(lines, description) && shownLength > length * 2 && visible.confidence >= 0.5) return visible;
  const isLonger = shownLength > length * 1.25 && shownLength < length * 6 && visible.value.length > lines.length;
  if (isLonger && visible.confidence >= 0.7 && wordShares(lines, firstLines(visible.value, length * 1.1)).known >= 0.85) return visible;
  if (lines.length === 1 && visible.value.length > 1 && saysTheSame(lines, visible.value)) return visible;
  return saysItsHeadings(lines, visible.value) ? structured : withGroupsOf(visible, structured, alignLines);
}

/** Whether the stated steps are too little to be steps: headings alone, or the description once more. */
export function isIntroduction(lines: readonly RecipeLine[], description: string): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return lengthOf(lines) < 200 || (description.length > 0 && description.includes(text.slice(0, 80)));
}

function saysTheSame(one: readonly RecipeLine[], other: readonly RecipeLine[]): boolean {
  const shares = wordShares(one, other);
  return shares.known >= 0.95 && shares.seen >= 0.95;
}

function amountShare(lines: readonly RecipeLine[]): number {
  return lines.filter((line) => statesNumber(line.text) || statesAmount(line.text)).length / Math.max(1, lines.length);
}

/** A list that was cut short is the beginning of the whole one; remarks between the steps are something else. */
function firstLines(lines: readonly RecipeLine[], length: number): RecipeLine[] {
  const first: RecipeLine[] = [];
  for (const line of lines) {
    if (lengthOf(first) + line.text.length > length) break;
    first.push(line);
  }
  return first;
}

function lengthOf(lines: readonly RecipeLine[]): number {
  // a character of Chinese or Japanese says about as much as three letters
  return lines.reduce((sum, line) => sum + line.text.length + 2 * (line.text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0), 0);
}

import { STEP_WORDS } from './numbered-parts';

const ONLY_LABEL = new RegExp(
  `^(?:(?:${STEP_WORDS})\\s*\\d{1,2}|\\d{1,2}(?:\\s*\\.?\\s*(?:${STEP_WORDS}))?)\\s*[.):]?(?:\\s*(?:/|of|von|sur|de)\\s*\\d{1,2})?$`,
  'iu',
);
const LONGEST_LABEL = 24;
/** A quick check first: most lines have none. */
const NUMBER_AHEAD = /^.{0,10}\d|^[①-⑳❶-❿]/;
const NUMBER_IN_CIRCLE = /^[①-⑳❶-❿]\s*(?=\S)/;
const FIRST_LABEL = new RegExp(`^(?:${STEP_WORDS})\\s*0?1(?!\\d)`, 'iu');
/** A bare number needs a sign behind it: "2 eggs" is none. */
const LABEL = new RegExp(
  `^(?:(?:${STEP_WORDS})\\s*\\d{1,2}(?:\\s*(?:/|of|von|sur|de)\\s*\\d{1,2})?\\s*(?:[.):|–—-]\\s*)?|\\d{1,2}\\s*[.):]\\s+)(?=[\\p{L}"“„«(])`,
  'iu',
);

/** "Étape 1 Lavez …", "1.- Lava …": the number a line may begin with. */
const ORDINAL = /^(?:\p{L}+\s*)?(\d{1,2})\s*[.):]?\s*[–—-]?\s*(?=[\p{L}"'“„«])/u;
const FEWEST_ORDINALS = 3;

/** Whether a line only numbers what follows: "Step 2", "3.", "Schritt 1:", "2 of 5". */
export function isStepLabel(line: string): boolean {
  return line.length <= LONGEST_LABEL && ONLY_LABEL.test(line);
}

/** "Step 1" or "Schritt 1:", and no bare number. */
export function isFirstLabel(line: string): boolean {
  return line.length <= LONGEST_LABEL && FIRST_LABEL.test(line) && isStepLabel(line);
}

/** The line without the label before its text: "Step 2: Chop …", "2. Chop …". */
export function withoutStepLabel(line: string): string {
  return NUMBER_AHEAD.test(line) ? line.replace(LABEL, '').replace(NUMBER_IN_CIRCLE, '') : line;
}

/** Numbers are no part of the lines where each begins with its own; the text below them has none. */
export function withoutCount(lines: readonly string[]): string[] {
  const counted = countedLines(lines);
  return lines.map((line, index) => (index < counted ? line.replace(ORDINAL, '') : line));
}

/** How many lines, from the first on, begin each with its own number. */
export function countedLines(lines: readonly string[]): number {
  const beyond = lines.findIndex((line, index) => Number(ORDINAL.exec(line)?.[1]) !== index + 1);
  const counted = beyond < 0 ? lines.length : beyond;
  return counted >= FEWEST_ORDINALS ? counted : 0;
}

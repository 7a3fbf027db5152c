/** "Step" in the languages we read; a fragment of patterns that ignore case. */
export const STEP_WORDS = 'step|schritt|[ée]tape|paso|passo|stap|steg|trin|krok|vaihe|шаг';
/** "2. Chop …", "Step 2: Chop …" within a line. */
const NUMBER = new RegExp(`(?<=^|\\s)(?:(?:${STEP_WORDS})\\s*)?(\\d{1,2})\\s?[.):]\\s+`, 'giu');
const BEGINS_SENTENCE = /^[\p{Lu}\p{Lo}"“„«]/u;
/** A quick check first: few lines do. */
const BEGINS_WITH_ONE = new RegExp(`^(?:(?:${STEP_WORDS})\\s*)?0?1\\s?[.):]\\s`, 'iu');
const FEWEST_PARTS = 3;

/** The steps that one line counts from 1 on, without their numbers; empty where it counts none. */
export function numberedParts(line: string): string[] {
  // what stands before the first is no step, and may be anything
  if (!BEGINS_WITH_ONE.test(line)) return [];
  const parts: { start: number; end: number }[] = [];
  for (const match of line.matchAll(NUMBER)) {
    const end = match.index + match[0].length;
    if (Number(match[1]) === parts.length + 1 && BEGINS_SENTENCE.test(line.charAt(end))) parts.push({ start: match.index, end });
  }
  if (parts.length < FEWEST_PARTS || parts[0]?.start !== 0) return [];
  return parts.map(({ end }, index) => line.slice(end, parts[index + 1]?.start).trim());
}

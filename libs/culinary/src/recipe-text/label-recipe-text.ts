import { detectLineLanguage } from '../ingredients/line-language';
import type { Language } from '../languages';
import { labelSequence } from './label-model';
import { LABEL_WEIGHTS } from './label-weights';
import { featuresOf } from './line-features';
import type { LabelledLine } from './recipe-line';
import { sourceLines, type SourceLine, unwrapped } from './source-lines';

const SAMPLE_LINES = 40;
const SAMPLE_LENGTH = 60;

/**
 * Says of every non-empty line of a pasted text what it is: one entry for each, in order, with the text as it stood and a confidence of 0 to 1.
 * Reads plain text, markdown, mails, chats and copied pages in English, German, French, Spanish, Italian and Portuguese. Deterministic,
 * linear in the length of the text, and never throws.
 */
export function labelRecipeText(text: string): LabelledLine[] {
  const lines = sourceLines(text);
  const whole = unwrapped(lines);
  const labels = labelSequence(modelInput(whole.map(({ line }) => line)), LABEL_WEIGHTS).flatMap((label, i) => Array<typeof label>(whole[i]!.count).fill(label));
  return lines.map(({ text: lineText, continues }, i) => ({ text: lineText, continues, ...labels[i]! }));
}

/** What the model is told of each line. */
export const modelInput = (lines: readonly SourceLine[]) => featuresOf(lines, languageOf(lines));

/** The language of a text, told from lines all over it. */
function languageOf(lines: readonly SourceLine[]): Language {
  const step = Math.max(1, Math.floor(lines.length / SAMPLE_LINES));
  return detectLineLanguage(lines.filter((_, i) => i % step === 0).map(({ content }) => content.slice(0, SAMPLE_LENGTH)).join('\n'));
}

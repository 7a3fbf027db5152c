import { detectLineLanguage } from '../ingredients/line-language';
import type { Language } from '../languages';
import { correctedLabels } from './corrected-labels';
import { type LabelModel, type LineLabelling, labelSequence } from './label-model';
import { LABEL_WEIGHTS } from './label-weights';
import { featuresOf } from './line-features';
import { ADDRESS, CREDIT, GREETING } from './line-words';
import type { LabelledLine, LineLabel } from './recipe-line';
import { sectionNamed } from './section-headings';
import { LINE_BREAK, saysSomething, sourceLines, type SourceLine, unwrapped } from './source-lines';
import { partsOfLine } from './one-line-recipe';

const SAMPLE_LINES = 40;
const SAMPLE_LENGTH = 60;
/** The confidence of the parts of a one-line recipe. */
const TOLD = 0.8;
/** The most lines above the ingredients of a text in which no menu of a page can be. */
const FEW_LINES = 4;
const LONGEST_TITLE = 80;
/** Not sure: it is only where titles stand. */
const BY_PLACE = 0.5;
/** Of a page and not of a whole site, and nothing else in the line. */
const PAGE_ADDRESS = /^<?(?:https?:\/\/|www\.)[^\s/]+\/[^\s/]\S*$/i;

/**
 * Says of every non-empty line of a pasted text what it is: one entry for each, in order, with the text as it stood and a confidence of 0 to 1;
 * a one-line recipe has an entry for each of its parts.
 * Reads plain text, markdown, mails, chats and copied pages in all languages of LANGUAGES; of other languages
 * it knows the headings. Deterministic, linear in the length of the text, and never throws.
 */
export function labelRecipeText(text: string): LabelledLine[] {
  const parts = text.split(LINE_BREAK).flatMap(partsOfLine);
  const present = parts.filter((part) => part.text.trim() !== '').map(({ label }) => label);
  const lines = sourceLines(parts.map((part) => part.text).join('\n'));
  const labels = labelLines(lines, LABEL_WEIGHTS);
  const labelled = lines.map(({ text: lineText, continues }, i) => {
    const label = present[i];
    return { text: lineText, continues: continues && !label, ...(label ? { label, confidence: TOLD } : labels[i]!) };
  });
  return credited(titled(belowHeadings(correctedLabels(labelled, lines), lines)), lines);
}

const BELOW: Partial<Record<string, { heading: LineLabel; line: LineLabel }>> = {
  ingredients: { heading: 'ingredient-heading', line: 'ingredient' },
  instructions: { heading: 'step-heading', line: 'step' },
};

/** Headings are known in more languages than lines: where no ingredient and no step was found, they label the lines below them. */
function belowHeadings(labelled: LabelledLine[], lines: readonly SourceLine[]): LabelledLine[] {
  if (labelled.some(({ label }) => label === 'ingredient' || label === 'step')) return labelled;
  const sections = lines.map(({ content }) => sectionNamed(content)?.section);
  if (!sections.includes('ingredients')) return labelled;
  let below: LineLabel | undefined;
  return labelled.map((line, i) => {
    const section = sections[i];
    if (section) below = BELOW[section]?.line;
    if (section && BELOW[section]) return { ...line, label: BELOW[section].heading, confidence: TOLD };
    return below && !section && saysSomething(lines[i]!) ? { ...line, label: below, confidence: BY_PLACE } : line;
  });
}

/** Every recipe has a title: where none was found and only a few words stand above the ingredients, their first line is it. */
function titled(lines: LabelledLine[]): LabelledLine[] {
  const above = lines.findIndex(({ label }) => label === 'ingredient' || label === 'ingredient-heading');
  const [first, ...others] = lines;
  const mayBe =
    first &&
    above >= 1 &&
    above <= FEW_LINES &&
    first.label === 'none' &&
    first.text.length <= LONGEST_TITLE &&
    /[\p{L}\d)]\s*$/u.test(first.text);
  if (!mayBe || others.some(({ label }) => label === 'title')) return lines;
  return [{ ...first, label: 'title', confidence: BY_PLACE }, ...others];
}

/** A recipe without a source comes from the page that a line names as its source, or from the one page whose address begins a paragraph, as below a mail, or stands below a signature. */
function credited(labelled: LabelledLine[], lines: readonly SourceLine[]): LabelledLine[] {
  const has = (label: LineLabel): boolean => labelled.some((line) => line.label === label);
  const named = lines.findIndex(({ folded }) => CREDIT.test(folded) && ADDRESS.test(folded));
  if (named >= 0 && has('ingredient') && !has('source'))
    return labelled.map((line, i) => (i === named ? { ...line, label: 'source', confidence: TOLD } : line));
  const [only, ...others] = lines.filter(({ folded }) => ADDRESS.test(folded));
  if (!only || others.length > 0 || !PAGE_ADDRESS.test(only.content) || !has('ingredient') || has('source')) return labelled;
  const first = lines.slice(0, lines.indexOf(only) + 1).findLast(({ afterBlank }) => afterBlank);
  if (!first || (first !== only && !GREETING.test(first.folded))) return labelled;
  return labelled.map((line, i) =>
    lines[i] === only && line.label === 'none' ? { ...line, label: 'source', confidence: BY_PLACE } : line,
  );
}

const SAYS_NOTHING: LineLabelling = { label: 'none', confidence: 1, otherwise: 'note' };

/** A label for each line; a wrapped line has that of its beginning, a line that says nothing is no part of a recipe. */
export function labelLines(lines: readonly SourceLine[], model: LabelModel): LineLabelling[] {
  const { whole, spoken, features } = modelInput(lines);
  const labels = labelSequence(
    features,
    spoken.map(({ folded }) => folded),
    model,
  );
  let at = 0;
  return whole.flatMap(({ line, count }) => Array<LineLabelling>(count).fill(saysSomething(line) ? labels[at++]! : SAYS_NOTHING));
}

/** Unwrapped lines, and the model's features of those with text. */
export function modelInput(lines: readonly SourceLine[], forgets?: (sign: string) => boolean) {
  const whole = unwrapped(lines);
  const spoken = whole.map(({ line }) => line).filter(saysSomething);
  return { whole, spoken, features: featuresOf(spoken, languageOf(spoken), forgets) };
}

/** The language of a text, from a sample of its lines. */
function languageOf(lines: readonly SourceLine[]): Language {
  const step = Math.max(1, Math.floor(lines.length / SAMPLE_LINES));
  return detectLineLanguage(
    lines
      .filter((_, i) => i % step === 0)
      .map(({ content }) => content.slice(0, SAMPLE_LENGTH))
      .join('\n'),
  );
}

import { detectLineLanguage } from '../ingredients/line-language';
import type { Language } from '../languages';
import { factsOf } from './line-facts';
import type { LabelledLine, LineLabel } from './recipe-line';
import { sectionNamed, sectionNamedExactly } from './section-headings';
import type { SourceLine } from './source-lines';

const LONGEST_LAST_STEP = 40;
const LONGEST_INGREDIENT = 80;
const SAMPLE_LINES = 40;
const SAMPLE_LENGTH = 60;
/** Not sure: the model saw something else. */
const BY_RULE = 0.6;

/** What the place of a line says more surely than its words: the labels of the model where it is known to err. */
export function correctedLabels(labelled: readonly LabelledLine[], lines: readonly SourceLine[]): LabelledLine[] {
  const language = detectLineLanguage(
    lines
      .slice(0, SAMPLE_LINES)
      .map(({ content }) => content.slice(0, SAMPLE_LENGTH))
      .join('\n'),
  );
  const notes = linesOfNotes(labelled, lines);
  return labelled.map((line, i) => {
    const label = notes.has(i)
      ? noteInPlaceOf(line.label)
      : (ingredientAmong(labelled, lines, i, language) ?? lastStep(labelled, lines, i, language));
    return label === null || label === line.label ? line : { ...line, label, confidence: BY_RULE };
  });
}

/** Between the "Notes:" behind the ingredients and the heading of the method. */
function linesOfNotes(labelled: readonly LabelledLine[], lines: readonly SourceLine[]): ReadonlySet<number> {
  const sections = lines.map(({ content }) => sectionNamed(content)?.section);
  const found = new Set<number>();
  const list = labelled.findIndex(({ label }) => label === 'ingredient');
  const heading = lines.findIndex(
    ({ content }, i) => list >= 0 && i > list && sectionNamedExactly(content.replace(/\s*:$/, '')) === 'notes',
  );
  const next = sections.findIndex((section, i) => i > heading && section !== undefined);
  const method = sections[next] === 'instructions' ? next : -1;
  if (heading >= 0 && method > heading) for (let i = heading + 1; i < method; i++) found.add(i);
  return found;
}

const noteInPlaceOf = (label: LineLabel): LineLabel | null => (label === 'step' || label === 'ingredient' ? 'note' : null);

/** "A bottle of red wine", among ingredients: a heading ends in a colon or is set apart. */
function ingredientAmong(
  labelled: readonly LabelledLine[],
  lines: readonly SourceLine[],
  at: number,
  language: Language,
): LineLabel | null {
  const [line, next] = [lines[at]!, lines[at + 1]];
  const mayBe =
    labelled[at]?.label === 'ingredient-heading' &&
    labelled[at - 1]?.label === 'ingredient' &&
    labelled[at + 1]?.label === 'ingredient' &&
    !line.afterBlank &&
    !next?.afterBlank &&
    line.level === 0 &&
    !line.emphasised &&
    line.content.length <= LONGEST_INGREDIENT &&
    !/[:：]$/.test(line.content);
  return mayBe && factsOf(line, language).amount !== 'none' ? 'ingredient' : null;
}

/** "Serve warm.", right below the last of the steps. */
function lastStep(labelled: readonly LabelledLine[], lines: readonly SourceLine[], at: number, language: Language): LineLabel | null {
  const line = lines[at]!;
  const mayBe =
    (labelled[at]?.label === 'none' || labelled[at]?.label === 'note') &&
    labelled[at - 1]?.label === 'step' &&
    !labelled.slice(at).some(({ label }) => label === 'step') &&
    !line.afterBlank &&
    line.content.length <= LONGEST_LAST_STEP &&
    /[.!]$/.test(line.content);
  return mayBe && factsOf(line, language).verb !== 'none' ? 'step' : null;
}

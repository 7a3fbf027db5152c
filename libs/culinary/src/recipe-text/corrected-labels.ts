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
  const method = new Map([...linesOfMethod(labelled, lines), ...stepsBelowNotes(labelled, lines, language)]);
  return labelled.map((line, i) => {
    if (method.has(i)) return { ...line, label: method.get(i)!, confidence: BY_RULE };
    const label = notes.has(i)
      ? noteInPlaceOf(line.label)
      : (ingredientAmong(labelled, lines, i, language) ??
        optionalPart(labelled, lines, i) ??
        lastOfNumbered(labelled, lines, i, language) ??
        lastStep(labelled, lines, i, language));
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

/** What the model may have seen in a short step. */
const MAY_BE_STEP: ReadonlySet<LineLabel> = new Set<LineLabel>(['none', 'note', 'description', 'step']);

/** A heading that says no more than "Method", and what stands right below it: steps, however short they are, where the model saw none. A blank line ends them, or a line that is something else. */
function linesOfMethod(labelled: readonly LabelledLine[], lines: readonly SourceLine[]): ReadonlyMap<number, LineLabel> {
  const found = new Map<number, LineLabel>();
  const hasList = labelled.some(({ label }) => label === 'ingredient');
  lines.forEach(({ content }, heading) => {
    if (!hasList || sectionNamedExactly(content.replace(/\s*[:：]$/, '')) !== 'instructions') return;
    const mayHead = MAY_BE_STEP.has(labelled[heading]?.label ?? 'none') || labelled[heading]?.label === 'step-heading';
    if (!mayHead) return;
    // the model's own steps mark the end
    const next = lines.findIndex((line, i) => i > heading && sectionNamed(line.content) !== null);
    if (labelled.slice(heading, next < 0 ? undefined : next).some(({ label }) => label === 'step')) return;
    let at = heading + 1;
    for (; isStepBelow(labelled, lines, at, heading); at++) if (labelled[at]?.label !== 'step') found.set(at, 'step');
    if (at > heading + 1) found.set(heading, 'step-heading');
  });
  // "4. Eat." behind "3. Bake." is a step as well
  lines.forEach((_, i) => {
    const [number, before] = [numberOf(lines[i]), numberOf(lines[i - 1])];
    const follows = number !== null && before === number - 1 && (found.get(i - 1) ?? labelled[i - 1]?.label) === 'step';
    if (follows && (labelled[i]?.label === 'none' || labelled[i]?.label === 'note')) found.set(i, 'step');
  });
  return found;
}

const numberOf = (line: SourceLine | undefined): number | null => {
  const [, number] = /^\s*(\d{1,2})\s?[.):]\s/.exec(line?.text ?? '') ?? [];
  return number === undefined ? null : Number(number);
};

function isStepBelow(labelled: readonly LabelledLine[], lines: readonly SourceLine[], at: number, heading: number): boolean {
  const [label, line] = [labelled[at]?.label, lines[at]];
  if (!label || !line || !MAY_BE_STEP.has(label) || !/\p{L}/u.test(line.content)) return false;
  const isNext = at === heading + 1 || !line.afterBlank || label === 'step' || numberOf(line) !== null;
  return isNext && sectionNamed(line.content) === null;
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

/** Where a recipe has no steps: the paragraph below the ingredients and their notes in which each line tells the cook what to do. */
function stepsBelowNotes(
  labelled: readonly LabelledLine[],
  lines: readonly SourceLine[],
  language: Language,
): ReadonlyMap<number, LineLabel> {
  const found = new Map<number, LineLabel>();
  const list = labelled.findLastIndex(({ label }) => label === 'ingredient');
  if (list < 0 || labelled.some(({ label }) => label === 'step')) return found;
  const start = lines.findIndex((line, i) => i > list && line.afterBlank && tells(line, language));
  for (let i = start; i >= 0 && i < lines.length; i++) {
    if (!MAY_BE_STEP.has(labelled[i]?.label ?? 'none') || !tells(lines[i]!, language)) break;
    found.set(i, 'step');
  }
  return found.size >= FEWEST_STEPS ? found : new Map();
}

const FEWEST_STEPS = 2;
const tells = (line: SourceLine, language: Language): boolean => /[.!]$/.test(line.content) && factsOf(line, language).verb === 'first';

/** "Optional toppings: cheese, cream": of the list above or below the ingredients, a remark behind the steps. "Notes:" is never a step. */
function optionalPart(labelled: readonly LabelledLine[], lines: readonly SourceLine[], at: number): LineLabel | null {
  if (labelled[at]?.label !== 'step' && labelled[at]?.label !== 'step-heading') return null;
  const { content } = lines[at]!;
  if (NOTES.test(content)) return 'note';
  if (!OPTIONAL.test(content) || !labelled.slice(0, at).some(({ label }) => label === 'ingredient')) return null;
  const isBeforeSteps = !labelled.slice(0, at).some(({ label }) => label === 'step');
  if (/[.!]$/.test(content)) return 'note';
  return isBeforeSteps ? (/[:：]$/.test(content) ? 'ingredient-heading' : 'ingredient') : 'note';
}

const OPTIONAL =
  /^(?:optional(?:ly|e[rsn]?|es)?|optionnel(?:le)?s?|facultati(?:f|ve)s?|opcional(?:es|mente)?|opzional[ei]|facoltativ[oaie])(?:\s[^:：.]{1,40})?\s?[:：]/iu;
const NOTES = /^(?:notes?|notizen?|anmerkung(?:en)?|hinweise?|remarques?|notas?|note|observa(?:ções|ciones))\s?[:：]/iu;

/** "5. Fresh coriander, for garnish": it goes on with the count of the ingredients above it, and the steps count from one. */
function lastOfNumbered(labelled: readonly LabelledLine[], lines: readonly SourceLine[], at: number, language: Language): LineLabel | null {
  const [number, before, next] = [numberOf(lines[at]), numberOf(lines[at - 1]), numberOf(lines[at + 1])];
  const goesOn =
    labelled[at]?.label === 'step' &&
    labelled[at - 1]?.label === 'ingredient' &&
    number !== null &&
    before === number - 1 &&
    !lines[at]!.afterBlank;
  const isLast = next === null || next <= 1 || lines[at + 1]?.afterBlank === true;
  return goesOn && isLast && factsOf(lines[at]!, language).verb !== 'first' ? 'ingredient' : null;
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

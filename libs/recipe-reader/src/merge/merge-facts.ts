import {
  FIELDS,
  type Fact,
  type FieldName,
  type Provenance,
  type ReaderFacts,
  type RecipeFacts,
  type ReadLine,
  type SourcedFact,
} from '../parsed-recipe';
import { ingredientsUnderHeadings, sameName, stepsUnderHeadings } from '../lines/headings';
import { alignLines, matchLines } from '../lines/line-agreement';
import { canBeSameLine, inOneSystem } from '../lines/one-system';
import { withoutStepLabel } from '../lines/step-labels';
import { withoutVariants } from '../lines/variants';
import { namesEquipment, namesTool } from '../words/facts';
import { otherIngredients, otherSteps } from './alternatives';
import { chooseIngredients, chooseInstructions } from './choose-lines';
import { withoutLeftOver } from './left-over';
import { onlySteps } from './only-steps';
import { type Match, hasItsHeadings, withGroupsOf, withoutIdleGroup } from './page-groups';

export interface MergedFacts {
  facts: RecipeFacts;
  provenance: { [Name in FieldName]?: Provenance };
}

type ValueOf<Name extends FieldName> = NonNullable<RecipeFacts[Name]>['value'];

const SHORTEST_QUOTED = 8;

/** One recipe out of what all readers say: each field from the reader that is surest of it, the lines from the one that has them in full. */
export function mergeFacts(read: readonly ReaderFacts[], isShown: (text: string) => boolean): MergedFacts {
  const found = withoutLeftOver(read);
  const merged: MergedFacts = { facts: {}, provenance: {} };
  const take = <Name extends FieldName>(name: Name, chosen: SourcedFact<ValueOf<Name>> | undefined): void => {
    if (!chosen) return;
    const { reader, ...fact } = chosen;
    (merged.facts as Record<string, Fact<unknown>>)[name] = fact;
    merged.provenance[name] = { reader, place: fact.place, confidence: rounded(fact.confidence) };
  };
  for (const name of FIELDS) if (name !== 'ingredients' && name !== 'instructions') take(name, surest(found, name));
  for (const name of TIMES) if (isOutOfProportion(merged.facts[name]?.value)) take(name, shownTime(found, name));
  take('title', headingOfPage(found, merged.facts.title, isShown));
  const structured = found.filter(({ reader }) => reader !== 'visible-page');
  const visible = found.filter(({ reader }) => reader === 'visible-page');
  const title = merged.facts.title?.value ?? '';
  const listed = [structured, visible].map((readers) => linesOf(readers, 'ingredients', matchLines));
  const ingredients = chooseIngredients(listed[0], listed[1]);
  if (ingredients) ingredients.value = withoutIdleGroup(withoutEquipment(ingredientsUnderHeadings(ingredients.value)), title);
  take('ingredients', ingredients);
  if (isExcerpt(merged)) {
    delete merged.facts.description;
    delete merged.provenance.description;
  }
  const steps = [structured, visible].map((readers) => linesOf(readers, 'instructions', alignLines));
  const lines = ingredients?.value ?? [];
  const description = merged.facts.description?.value ?? '';
  const stated = steps[0] && onlySteps(steps[0].value, steps[1]?.value ?? [], { ingredients: lines, description });
  const instructions = chooseInstructions(
    stated && stated.length > 0 ? { ...(steps[0] as SourcedFact<ReadLine[]>), value: stated } : undefined,
    steps[1],
    description,
    lines,
  );
  if (instructions) instructions.value = withoutIdleGroup(stepsUnderHeadings(instructions.value, namesIn(title, lines)), title);
  take('instructions', instructions);
  for (const name of ['ingredients', 'instructions'] as const) setConfidenceOfLines(merged, name);
  if (ingredients && merged.provenance.ingredients) merged.provenance.ingredients.alternatives = otherIngredients(ingredients, listed);
  if (instructions && merged.provenance.instructions) merged.provenance.instructions.alternatives = otherSteps(instructions, steps);
  deriveTotalTime(merged);
  return merged;
}

/** "45 s" for 45 minutes, "10 h" for ten: the unit in the data is often wrong. */
const isOutOfProportion = (minutes: number | undefined): boolean =>
  minutes !== undefined && (minutes < SHORTEST_TIME || minutes > LONGEST_TIME);

function shownTime(found: readonly ReaderFacts[], name: (typeof TIMES)[number]): SourcedFact<number> | undefined {
  const shown = found.find(({ reader }) => reader === 'visible-page')?.facts[name];
  return shown && !isOutOfProportion(shown.value) ? { ...shown, reader: 'visible-page' } : undefined;
}

const TIMES = ['prep_time', 'cook_time', 'total_time'] as const;
const SHORTEST_TIME = 2;
const LONGEST_TIME = 480;

/**
 * The page's main heading in place of a name that the page shows nowhere: one that says the heading and goes on ("Plum slice – easy | Cook's Corner"), or
 * less than it, as long as the page's own title says it all ("Plum slice with almonds").
 */
function headingOfPage(
  found: readonly ReaderFacts[],
  title: Fact<string> | undefined,
  isShown: (text: string) => boolean,
): SourcedFact<string> | undefined {
  const factsOf = (reader: ReaderFacts['reader']): RecipeFacts => found.find((one) => one.reader === reader)?.facts ?? {};
  const heading = factsOf('visible-page').title;
  if (!heading || !title || heading.value === title.value || isShown(title.value)) return undefined;
  const [own, stated, whole] = [heading.value, title.value, factsOf('page-head').title?.value ?? ''].map((text) => text.toLowerCase()) as [
    string,
    string,
    string,
  ];
  const goesOn = stated.startsWith(own) && NAME_GOES_ON.test(stated.slice(own.length));
  const saysMore = own.startsWith(stated) && /^\s\p{L}/u.test(own.slice(stated.length)) && whole.startsWith(own);
  return goesOn || saysMore ? { ...heading, confidence: title.confidence, reader: 'visible-page' } : undefined;
}

const NAME_GOES_ON = /^\s*(?:[|–—:(•·]|-\s).*\p{L}/u;

/** The lines as the cook gets them, and beside them how sure each is. */
function setConfidenceOfLines({ facts, provenance }: MergedFacts, name: 'ingredients' | 'instructions'): void {
  const [fact, steps] = [facts[name], provenance[name]];
  if (!fact || !steps) return;
  steps.lines = fact.value.map(({ confidence }) => rounded(confidence ?? fact.confidence));
  steps.confidence = rounded(steps.lines.reduce((sum, confidence) => sum + confidence, 0) / steps.lines.length);
  fact.value = fact.value.map(({ text, group }) => ({ text, group }));
}

const rounded = (confidence: number): number => Math.round(confidence * 100) / 100;

/** What a program cut out of the beginning of the page for its head runs on into the list of the ingredients. */
function isExcerpt({ facts, provenance }: MergedFacts): boolean {
  const description = facts.description?.value ?? '';
  const lines = facts.ingredients?.value ?? [];
  // a sentence that names what is in the dish has more than a space between the names
  const runsOn = lines.some(
    ({ text }, index) => text.length >= SHORTEST_QUOTED && index > 0 && description.includes(`${lines[index - 1]?.text} ${text}`),
  );
  return provenance.description?.reader === 'page-head' && runsOn;
}

export const areTimesOutOfProportion = ({ prep_time, cook_time, total_time }: RecipeFacts): boolean =>
  [prep_time, cook_time, total_time].some((time) => isOutOfProportion(time?.value));

function surest<Name extends FieldName>(found: readonly ReaderFacts[], name: Name): SourcedFact<ValueOf<Name>> | undefined {
  let best: SourcedFact<ValueOf<Name>> | undefined;
  for (const { reader, facts } of found) {
    const fact = facts[name] as Fact<ValueOf<Name>> | undefined;
    if (fact && (!best || fact.confidence > best.confidence)) best = { ...fact, reader };
  }
  return best;
}

function linesOf(found: readonly ReaderFacts[], name: 'ingredients' | 'instructions', match: Match): SourcedFact<ReadLine[]> | undefined {
  const lines = groupedLines(found, name, match);
  if (!lines) return undefined;
  const once = withoutRepeat(lines.value);
  const one = name === 'ingredients' ? inOneSystem(once) : withoutVariants(once);
  return { ...lines, value: one.lines, others: [...one.others, ...(lines.others ?? [])] };
}

/** The surest list; where it names no groups, another reader of the page's mark-up may know some, such as the one of the card that the lines stand on. */
function groupedLines(
  found: readonly ReaderFacts[],
  name: 'ingredients' | 'instructions',
  match: Match,
): SourcedFact<ReadLine[]> | undefined {
  const lines = surest(found, name);
  const grouped = surest(
    found.filter(({ facts }) => new Set(facts[name]?.value.map(({ group }) => group)).size > 1),
    name,
  );
  return !lines || !grouped || hasItsHeadings(lines.value, grouped.value) ? lines : withGroupsOf(grouped, lines, match);
}

/** What the cook works with is nothing to buy. */
function withoutEquipment(lines: ReadLine[]): ReadLine[] {
  const rest = lines.filter(({ group, text }) => !(group !== null && namesEquipment(group)) && !namesTool(text));
  return rest.length > 0 ? rest : lines;
}

/** A list that is on the page twice or more (for wide and for narrow screens, in the mode for cooking) is read once. */
function withoutRepeat(lines: ReadLine[]): ReadLine[] {
  const isRepeated = (line: ReadLine, other: ReadLine | undefined): boolean =>
    other !== undefined && withoutStepLabel(line.text) === withoutStepLabel(other.text) && canBeSameLine(line, other);
  const copies = COPIES.find((count) => {
    const length = lines.length / count;
    return (
      length >= FEWEST_OF_COPY &&
      Number.isInteger(length) &&
      lines.slice(length).every((line, index) => isRepeated(line, lines[index % length]))
    );
  });
  return copies === undefined ? lines : lines.slice(0, lines.length / copies);
}

/** The most first: four copies are two of two. */
const COPIES = [5, 4, 3, 2];
const FEWEST_OF_COPY = 2;

function namesIn(title: string, ingredients: readonly ReadLine[]): Set<string> {
  return new Set([title, ...ingredients.flatMap(({ group }) => group ?? [])].map(sameName).filter(Boolean));
}

/** A page that states the parts and no total means their sum. */
function deriveTotalTime({ facts, provenance }: MergedFacts): void {
  if (facts.total_time) return;
  const parts = (['prep_time', 'cook_time'] as const).filter((name) => facts[name]);
  const least = parts
    .map((name) => provenance[name])
    .reduce<Provenance | undefined>((low, part) => (part && (!low || part.confidence < low.confidence) ? part : low), undefined);
  // on a page as it is seen, a time that we have no word for may stand beside the only one that we know
  if (!least || (parts.length < 2 && least.reader === 'visible-page')) return;
  const place = `${parts.join(' + ')} (${least.place})`;
  facts.total_time = { value: parts.reduce((sum, name) => sum + (facts[name]?.value ?? 0), 0), place, confidence: least.confidence };
  provenance.total_time = { reader: least.reader, place, confidence: least.confidence };
}

import { FIELDS, type Fact, type FieldName, type ParsedRecipe, type Provenance, type ReaderName, type RecipeFacts, type RecipeLine, type SourcedFact } from '../parsed-recipe';
import { ingredientsUnderHeadings, sameName, stepsUnderHeadings } from '../lines/headings';
import { alignLines, matchLines } from '../lines/line-agreement';
import { canSayTheSame, inOneSystem } from '../lines/one-system';
import { chooseIngredients, chooseInstructions } from './choose-lines';
import { withoutLeftOver } from './left-over';
import { type Match, saysItsHeadings, withGroupsOf, withoutIdleGroup } from './page-groups';

export interface ReaderFacts {
  reader: ReaderName;
  facts: RecipeFacts;
}

export interface MergedFacts {
  facts: RecipeFacts;
  provenance: { [Name in FieldName]?: Provenance };
}

type ValueOf<Name extends FieldName> = NonNullable<ParsedRecipe[Name]>;

const SHORTEST_QUOTED = 8;

/** One recipe out of what all readers say: each field from the reader that is surest of it, the lines from the one that has them in full. */
export function mergeFacts(read: readonly ReaderFacts[]): MergedFacts {
  const found = withoutLeftOver(read);
  const merged: MergedFacts = { facts: {}, provenance: {} };
  const take = <Name extends FieldName>(name: Name, chosen: SourcedFact<ValueOf<Name>> | undefined): void => {
    if (!chosen) return;
    const { reader, ...fact } = chosen;
    (merged.facts as Record<string, Fact<unknown>>)[name] = fact;
    merged.provenance[name] = { reader, place: fact.place, confidence: Math.round(fact.confidence * 100) / 100 };
  };
  for (const name of FIELDS) if (name !== 'ingredients' && name !== 'instructions') take(name, surest(found, name));
  const structured = found.filter(({ reader }) => reader !== 'visible-page');
  const visible = found.filter(({ reader }) => reader === 'visible-page');
  const title = merged.facts.title?.value ?? '';
  const ingredients = chooseIngredients(linesOf(structured, 'ingredients', matchLines), linesOf(visible, 'ingredients', matchLines));
  if (ingredients) ingredients.value = withoutIdleGroup(ingredientsUnderHeadings(ingredients.value), title);
  take('ingredients', ingredients);
  if (isExcerpt(merged)) {
    delete merged.facts.description;
    delete merged.provenance.description;
  }
  const instructions = chooseInstructions(linesOf(structured, 'instructions', alignLines), linesOf(visible, 'instructions', alignLines), merged.facts.description?.value ?? '');
  if (instructions) instructions.value = withoutIdleGroup(stepsUnderHeadings(instructions.value, namesIn(title, ingredients?.value ?? [])), title);
  take('instructions', instructions);
  deriveTotalTime(merged);
  return merged;
}

/** What a program cut out of the beginning of the page for its head runs on into the list of the ingredients. */
function isExcerpt({ facts, provenance }: MergedFacts): boolean {
  const description = facts.description?.value ?? '';
  const lines = facts.ingredients?.value ?? [];
  // a sentence that names what is in the dish has more than a space between the names
  const runsOn = lines.some(({ text }, index) => text.length >= SHORTEST_QUOTED && index > 0 && description.includes(`${lines[index - 1]?.text} ${text}`));
  return provenance.description?.reader === 'page-head' && runsOn;
}

function surest<Name extends FieldName>(found: readonly ReaderFacts[], name: Name): SourcedFact<ValueOf<Name>> | undefined {
  let best: SourcedFact<ValueOf<Name>> | undefined;
  for (const { reader, facts } of found) {
    const fact = facts[name] as Fact<ValueOf<Name>> | undefined;
    if (fact && (!best || fact.confidence > best.confidence)) best = { ...fact, reader };
  }
  return best;
}

function linesOf(found: readonly ReaderFacts[], name: 'ingredients' | 'instructions', match: Match): SourcedFact<RecipeLine[]> | undefined {
  const lines = groupedLines(found, name, match);
  if (!lines) return undefined;
  const once = withoutRepeat(lines.value);
  return { ...lines, value: name === 'ingredients' ? inOneSystem(once) : once };
}

/** The surest list; where it names no groups, another reader of the page's mark-up may tell some apart, such as the one of the card that the lines stand on. */
function groupedLines(found: readonly ReaderFacts[], name: 'ingredients' | 'instructions', match: Match): SourcedFact<RecipeLine[]> | undefined {
  const lines = surest(found, name);
  const grouped = surest(found.filter(({ facts }) => new Set(facts[name]?.value.map(({ group }) => group)).size > 1), name);
  return !lines || !grouped || saysItsHeadings(lines.value, grouped.value) ? lines : withGroupsOf(grouped, lines, match);
}

/** A list that is on the page twice (for wide and for narrow screens) is read once. */
function withoutRepeat(lines: RecipeLine[]): RecipeLine[] {
  const half = lines.length / 2;
  const isRepeated = (line: RecipeLine, other: RecipeLine | undefined): boolean => other !== undefined && line.text === other.text && canSayTheSame(line, other);
  const isTwice = half >= 2 && Number.isInteger(half) && lines.slice(0, half).every((line, index) => isRepeated(line, lines[half + index]));
  return isTwice ? lines.slice(0, half) : lines;
}

function namesIn(title: string, ingredients: readonly RecipeLine[]): Set<string> {
  return new Set([title, ...ingredients.flatMap(({ group }) => group ?? [])].map(sameName).filter(Boolean));
}

/** A page that states the parts and no total means their sum. */
function deriveTotalTime({ facts, provenance }: MergedFacts): void {
  if (facts.total_time) return;
  const parts = (['prep_time', 'cook_time'] as const).filter((name) => facts[name]);
  const least = parts.map((name) => provenance[name]).reduce<Provenance | undefined>((low, part) => (part && (!low || part.confidence < low.confidence) ? part : low), undefined);
  // on a page as it is seen, a time that we have no word for may stand beside the only one that we know
  if (!least || (parts.length < 2 && least.reader === 'visible-page')) return;
  const place = `${parts.join(' + ')} (${least.place})`;
  facts.total_time = { value: parts.reduce((sum, name) => sum + (facts[name]?.value ?? 0), 0), place, confidence: least.confidence };
  provenance.total_time = { reader: least.reader, place, confidence: least.confidence };
}

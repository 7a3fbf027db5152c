import type { Language } from '../languages';
import { factsOf, type LineFacts, type Shape } from './line-facts';
import type { SectionName } from './section-headings';
import type { SourceLine } from './source-lines';

const isIngredientLike = ({ shape }: LineFacts): boolean => shape === 'amount' || shape === 'taste';
const isStepLike = ({ shape }: LineFacts): boolean => shape === 'step';
const SHORT_STEP = 5;
const WINDOW = 3;

/** What the whole text says about a line's place. */
interface Place {
  /** The section that the last heading before the line began. */
  readonly section: SectionName | 'start';
  readonly sinceHeading: number;
  /** Whether the section has more of what it announces than any other of its name. */
  readonly isMain: boolean;
}

/** For every line the names of the features that speak for or against its labels. */
export function featuresOf(lines: readonly SourceLine[], language: Language): string[][] {
  const facts = lines.map((line) => factsOf(line, language));
  const places = placesOf(facts);
  const span = { ingredients: spanOf(facts, isIngredientLike), steps: spanOf(facts, isStepLike) };
  const counts = new Map<string, number>();
  for (const { line } of facts) counts.set(line.folded, (counts.get(line.folded) ?? 0) + 1);
  const seen = new Set<string>();
  const firstPlain = facts.findIndex(({ shape }) => shape === 'name' || shape === 'words' || shape === 'group' || shape === 'prose' || shape === 'step');
  return facts.map((fact, i) => {
    const features = lineFeatures(fact);
    const place = places[i]!;
    const before = facts[i - 1];
    const after = facts[i + 1];
    const shapeAt = (at: number): Shape | 'edge' => facts[at]?.shape ?? 'edge';
    const add = (feature: string): void => void features.push(feature);

    add(`before=${shapeAt(i - 1)}`);
    add(`after=${shapeAt(i + 1)}`);
    add(`before,shape=${shapeAt(i - 1)},${fact.shape}`);
    add(`shape,after=${fact.shape},${shapeAt(i + 1)}`);
    add(`2before=${shapeAt(i - 2)}`);
    add(`2after=${shapeAt(i + 2)}`);
    add(`section=${place.section}`);
    add(`section,shape=${place.section},${fact.shape}`);
    add(`section,near=${place.section},${near(place.sinceHeading)}`);
    add(`section,main,shape=${place.section},${place.isMain},${fact.shape}`);
    add(`section,length=${place.section},${lengthOf(fact)}`);
    add(`blank=${fact.line.afterBlank},${after?.line.afterBlank ?? true}`);
    add(`blank,shape=${fact.line.afterBlank},${after?.line.afterBlank ?? true},${fact.shape}`);

    const around = facts.slice(Math.max(0, i - WINDOW), i + WINDOW + 1);
    const rows = around.filter(isIngredientLike).length;
    const steps = around.filter(isStepLike).length;
    const window = `${bucket(rows)},${bucket(steps)}`;
    add(`window=${window}`);
    add(`window,shape=${window},${fact.shape}`);

    const part = partOf(i, span);
    add(`part=${part}`);
    add(`part,shape=${part},${fact.shape}`);
    add(`part,section=${part},${place.section}`);
    add(`part,sentences=${part},${fact.flags.at(-1) ?? ''}`);

    const fromStart = i === 0 ? 'first' : i < 3 ? 'near' : 'later';
    const fromEnd = i === facts.length - 1 ? 'last' : i >= facts.length - 4 ? 'near' : 'earlier';
    add(`start=${fromStart},${fact.shape}`);
    add(`end=${fromEnd},${fact.shape}`);
    if (i === firstPlain) add(`first-plain=${part},${fact.shape}`);
    if (before) {
      add(`mark=${before.line.mark},${fact.line.mark}`);
      if (continues(before, fact)) {
        add('continues');
        add(`continues,before=${before.shape}`);
      }
    } else add(`mark=edge,${fact.line.mark}`);
    add(`mark,next=${fact.line.mark},${after?.line.mark ?? 'edge'}`);
    if (before?.line.indent !== undefined && fact.line.indent > before.line.indent && fact.line.indent > 1) add('indented');
    if (before?.flags.includes('question')) add('after-question');
    if ((counts.get(fact.line.folded) ?? 0) > 1) add(seen.has(fact.line.folded) ? 'repeated-again' : 'repeated-first');
    seen.add(fact.line.folded);
    return features;
  });
}

function lineFeatures(fact: LineFacts): string[] {
  const { line, shape, amount, verb, flags, section, exactSection } = fact;
  const features = ['bias', `shape=${shape}`, `amount=${amount}`, `verb=${verb}`, `length=${lengthOf(fact)}`, `amount,verb=${amount},${verb}`, `shape,length=${shape},${lengthOf(fact)}`, `mark=${line.mark}`];
  for (const flag of flags) features.push(`is=${flag}`, `is,shape=${flag},${shape}`);
  const last = line.content.at(-1) ?? '';
  features.push(`ends=${/\p{L}/u.test(last) ? 'letter' : /\d/.test(last) ? 'digit' : '.,:;!?)…'.includes(last) ? last : 'sign'}`);
  const [first = ''] = line.content;
  features.push(`begins=${/\p{Lu}/u.test(first) ? 'upper' : /\p{Ll}/u.test(first) ? 'lower' : /[\d½¼¾⅓⅔]/.test(first) ? 'digit' : '("„«“¡¿'.includes(first) ? 'quote' : 'sign'}`);
  if (section) features.push(`named=${section},${exactSection}`);
  if (line.level) features.push(`level=${Math.min(line.level, 3)}`);
  if (line.emphasised) features.push('emphasised', `emphasised,length=${lengthOf(fact)}`);
  if (line.stamped) features.push('stamped');
  if (line.quoted) features.push('quoted');
  return features;
}

/** A line that goes on with the sentence of the one before it, as hard-wrapped texts have them. */
function continues(before: LineFacts, { line, words }: LineFacts): boolean {
  if (line.afterBlank || line.mark !== 'none' || words.length === 0) return false;
  const end = before.line.content.at(-1) ?? '';
  if (end === '-' && /^\p{Ll}/u.test(line.content)) return true;
  if (/[.!?:]/.test(end)) return before.line.content.length > 55 && /[.!?]/.test(end) && before.shape === 'step' && line.stamped === before.line.stamped && before.line.mark === 'number';
  return /^\p{Ll}/u.test(line.content) ? before.words.length > 3 : before.line.content.length > 45 && before.words.length > 6;
}

function lengthOf({ words }: LineFacts): string {
  const { length } = words;
  return length < 5 ? String(length) : length < 8 ? '5-7' : length < 12 ? '8-11' : length < 20 ? '12-19' : length < 40 ? '20-39' : '40';
}

const near = (distance: number): string => (distance === 1 ? '1' : distance < 4 ? '2-3' : distance < 12 ? '4-11' : '12');
const bucket = (count: number): string => (count === 0 ? '0' : count === 1 ? '1' : count < 4 ? '2-3' : '4');

/** The stretch in which most of the lines of a kind stand: from the first to the last that is not alone. */
function spanOf(facts: readonly LineFacts[], is: (fact: LineFacts) => boolean): readonly [number, number] {
  const at = facts.flatMap((fact, i) => (is(fact) ? [i] : []));
  const company = at.filter((i) => at.length < 3 || facts.slice(Math.max(0, i - SHORT_STEP), i + SHORT_STEP + 1).filter(is).length > 1);
  return [company[0] ?? -1, company.at(-1) ?? -1];
}

function partOf(i: number, { ingredients, steps }: { ingredients: readonly [number, number]; steps: readonly [number, number] }): string {
  const first = ingredients[0] >= 0 ? ingredients[0] : steps[0];
  const last = Math.max(ingredients[1], steps[1]);
  if (first < 0) return 'nowhere';
  if (i < first) return i >= first - 3 ? 'just-before' : 'before';
  if (i > last) return i <= last + 3 ? 'just-after' : 'after';
  return i <= ingredients[1] ? 'ingredients' : 'steps';
}

function placesOf(facts: readonly LineFacts[]): Place[] {
  const sections: { name: SectionName | 'start'; from: number; kept: number }[] = [{ name: 'start', from: -1, kept: 0 }];
  const sectionAt: number[] = [];
  facts.forEach((fact, i) => {
    sectionAt.push(sections.length - 1);
    if (fact.shape.startsWith('section-') && fact.section) sections.push({ name: fact.section, from: i, kept: 0 });
    const current = sections.at(-1)!;
    if (current.name === 'ingredients' ? isIngredientLike(fact) : isStepLike(fact)) current.kept++;
  });
  const most = new Map<string, number>();
  for (const { name, kept } of sections) most.set(name, Math.max(most.get(name) ?? 0, kept));
  return facts.map((_, i) => {
    const { name, from, kept } = sections[sectionAt[i] ?? 0]!;
    return { section: name, sinceHeading: i - from, isMain: kept === most.get(name) };
  });
}

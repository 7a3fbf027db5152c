import type { Language } from '../languages';
import { featureKey } from './feature-keys';
import { factsOf, type LineFacts, type Shape } from './line-facts';
import type { SectionName } from './section-headings';
import type { SourceLine } from './source-lines';

const isIngredientLike = ({ shape }: LineFacts): boolean => shape === 'amount' || shape === 'taste';
const isStepLike = ({ shape }: LineFacts): boolean => shape === 'step';
const SHORT_STEP = 5;
const WINDOW = 3;
const BLANKS = [['none', 'below'], ['above', 'around']] as const;

/** What the whole text says about a line's place. */
interface Place {
  /** The section that the last heading before the line began. */
  readonly section: SectionName | 'start';
  readonly sinceHeading: number;
  /** Whether the section has more of what it announces than any other of its name. */
  readonly isMain: boolean;
}

/** For every line the keys of the features that speak for or against its labels. */
export function featuresOf(lines: readonly SourceLine[], language: Language): number[][] {
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
    const add = (template: string, value?: string, second?: string): void => void features.push(featureKey(template, value, second));

    add('before', shapeAt(i - 1));
    add('after', shapeAt(i + 1));
    add('before,shape', shapeAt(i - 1), fact.shape);
    add('shape,after', fact.shape, shapeAt(i + 1));
    add('2before', shapeAt(i - 2));
    add('2after', shapeAt(i + 2));
    add('section', place.section);
    add('section,shape', place.section, fact.shape);
    add('section,near', place.section, near(place.sinceHeading));
    add(place.isMain ? 'main-section,shape' : 'minor-section,shape', place.section, fact.shape);
    add('section,length', place.section, lengthOf(fact));
    const blank = BLANKS[fact.line.afterBlank ? 1 : 0][after?.line.afterBlank === false ? 0 : 1];
    add('blank', blank);
    add('blank,shape', blank, fact.shape);

    const around = facts.slice(Math.max(0, i - WINDOW), i + WINDOW + 1);
    const rows = around.filter(isIngredientLike).length;
    const steps = around.filter(isStepLike).length;
    const window = `${bucket(rows)}/${bucket(steps)}`;
    add('window', window);
    add('window,shape', window, fact.shape);

    const part = partOf(i, span);
    add('part', part);
    add('part,shape', part, fact.shape);
    add('part,section', part, place.section);
    add('part,sentences', part, fact.flags.at(-1));

    const fromStart = i === 0 ? 'first' : i < 3 ? 'near' : 'later';
    const fromEnd = i === facts.length - 1 ? 'last' : i >= facts.length - 4 ? 'near' : 'earlier';
    add('start', fromStart, fact.shape);
    add('end', fromEnd, fact.shape);
    if (i === firstPlain) add('first-plain', part, fact.shape);
    if (before) {
      add('marks', before.line.mark, fact.line.mark);
      if (continues(before, fact)) {
        add('continues');
        add('continues', before.shape);
      }
    } else add('marks', 'edge', fact.line.mark);
    add('next-mark', fact.line.mark, after?.line.mark ?? 'edge');
    if (before?.line.indent !== undefined && fact.line.indent > before.line.indent && fact.line.indent > 1) add('indented');
    if (before?.flags.includes('question')) add('after-question');
    if ((counts.get(fact.line.folded) ?? 0) > 1) add(seen.has(fact.line.folded) ? 'repeated-again' : 'repeated-first');
    seen.add(fact.line.folded);
    return features;
  });
}

function lineFeatures(fact: LineFacts): number[] {
  const { line, shape, amount, verb, flags, section, exactSection } = fact;
  const length = lengthOf(fact);
  const features = [
    featureKey('bias'),
    featureKey('shape', shape),
    featureKey('amount', amount),
    featureKey('verb', verb),
    featureKey('length', length),
    featureKey('amount,verb', amount, verb),
    featureKey('shape,length', shape, length),
    featureKey('mark', line.mark),
    featureKey('ends', endOf(line.content)),
    featureKey('begins', beginningOf(line.content)),
  ];
  for (const flag of flags) features.push(featureKey('is', flag), featureKey('is,shape', flag, shape));
  if (section) features.push(featureKey('named', section, exactSection ? 'exact' : 'longer'));
  if (line.level) features.push(featureKey('level', line.level === 1 ? 'first' : 'lower'));
  if (line.emphasised) features.push(featureKey('emphasised'), featureKey('emphasised', length));
  if (line.stamped) features.push(featureKey('stamped'));
  if (line.quoted) features.push(featureKey('quoted'));
  return features;
}

function endOf(content: string): string {
  const last = content.at(-1) ?? '';
  if (/\p{L}/u.test(last)) return 'letter';
  if (/\d/.test(last)) return 'digit';
  return last !== '' && '.,:;!?)…'.includes(last) ? last : 'sign';
}

function beginningOf(content: string): string {
  const [first = ''] = content;
  if (/\p{Lu}/u.test(first)) return 'upper';
  if (/\p{Ll}/u.test(first)) return 'lower';
  if (/[\d½¼¾⅓⅔]/.test(first)) return 'digit';
  return first !== '' && '("„«“¡¿'.includes(first) ? 'quote' : 'sign';
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

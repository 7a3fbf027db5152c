import type { Language } from '../languages';
import { featureKey } from './feature-keys';
import { type Company, companyOf } from './line-company';
import { factsOf, type LineFacts, type Shape } from './line-facts';
import { isIngredientLike, isStepLike, type Place, placesOf } from './line-places';
import type { SourceLine } from './source-lines';

const WINDOW = 3;
const BLANKS = [
  ['none', 'below'],
  ['above', 'around'],
] as const;
/** Flags that say different things in different places. */
const PLACED: ReadonlySet<string> = new Set([
  'question',
  'exclaims',
  'name',
  'story',
  'dish',
  'food',
  'foods',
  'past',
  'you',
  'by-name',
  'labelled',
  'pieces',
  'duration-mostly',
  'note-inside',
  'stores',
  'allows',
  'supposes',
  'states',
  'refuses',
]);

/** Says of a line that something speaks for or against its labels. */
type Add = (template: string, value?: string, second?: string) => void;

/** A line among the others. */
interface Position {
  readonly i: number;
  readonly facts: readonly LineFacts[];
  readonly fact: LineFacts;
  readonly place: Place;
}

/** For every line the keys of the features that speak for or against its labels. */
export function featuresOf(lines: readonly SourceLine[], language: Language, forgets?: (sign: string) => boolean): number[][] {
  const facts = lines.map((line) => factsOf(line, language, forgets));
  const places = placesOf(facts);
  const company = companyOf(facts);
  const firsts = firstsOf(facts);
  const repeats = repeatsOf(facts);
  const trailEnds = trailEndsOf(facts);
  return facts.map((fact, i) => {
    const features: number[] = [];
    const add: Add = (template, value, second) => void features.push(featureKey(template, value, second));
    const position = { i, facts, fact, place: places[i]! };
    ownFeatures(add, fact);
    neighbourFeatures(add, position);
    placeFeatures(add, position);
    companyFeatures(add, position, company[i]!);
    for (const [first, at] of firsts) if (at === i) add(first, position.place.part, fact.shape);
    if (repeats[i]) {
      add(repeats[i]);
      add(`${repeats[i]},shape`, fact.shape, position.place.part);
    }
    if (trailEnds[i]) add('trail-end');
    return features;
  });
}

function ownFeatures(add: Add, fact: LineFacts): void {
  const { line, shape, amount, verb, flags, section, exactSection } = fact;
  const length = lengthOf(fact);
  add('bias');
  add('shape', shape);
  add('amount', amount);
  add('verb', verb);
  add('length', length);
  add('amount,verb', amount, verb);
  add('shape,length', shape, length);
  add('mark', line.mark);
  add('ends', endOf(line.content));
  add('begins', beginningOf(line.content));
  for (const flag of flags) {
    add('is', flag);
    add('is,shape', flag, shape);
    add('is,verb', flag, verb);
  }
  if (section) add('named', section, exactSection ? 'exact' : 'longer');
  if (line.level) add('level', line.level === 1 ? 'first' : 'lower');
  if (line.emphasised) {
    add('emphasised');
    add('emphasised', length);
  }
  if (line.stamped) add('stamped');
  if (line.quoted) add('quoted');
}

function neighbourFeatures(add: Add, { i, facts, fact }: Position): void {
  const before = facts[i - 1];
  const after = facts[i + 1];
  const shapeAt = (at: number): Shape | 'edge' => facts[at]?.shape ?? 'edge';
  add('before', shapeAt(i - 1));
  add('after', shapeAt(i + 1));
  add('before,shape', shapeAt(i - 1), fact.shape);
  add('shape,after', fact.shape, shapeAt(i + 1));
  add(`after-${shapeAt(i - 1)}`, fact.shape, shapeAt(i + 1));
  add('2before', shapeAt(i - 2));
  add('2after', shapeAt(i + 2));
  const blank = BLANKS[fact.line.afterBlank ? 1 : 0][after?.line.afterBlank === false ? 0 : 1];
  add('blank', blank);
  add('blank,shape', blank, fact.shape);
  const around = facts.slice(Math.max(0, i - WINDOW), i + WINDOW + 1);
  const window = `${bucket(around.filter(isIngredientLike).length)}/${bucket(around.filter(isStepLike).length)}`;
  add('window', window);
  add('window,shape', window, fact.shape);
  add('marks', before?.line.mark ?? 'edge', fact.line.mark);
  add('next-mark', fact.line.mark, after?.line.mark ?? 'edge');
  add('lengths', before ? lengthOf(before) : 'edge', lengthOf(fact));
  add('lengths-after', after ? lengthOf(after) : 'edge', lengthOf(fact));
  add('ends-before', before ? endOf(before.line.content) : 'edge', fact.shape);
  if (!before) return;
  if (continues(before, fact)) {
    add('continues');
    add('continues', before.shape);
  }
  if (fact.line.indent > before.line.indent && fact.line.indent > 1) add('indented');
  if (before.flags.includes('question')) {
    add('after-question');
    add('after-question', fact.shape, fact.line.stamped ? 'stamped' : 'plain');
  }
}

function placeFeatures(add: Add, { i, facts, fact, place }: Position): void {
  const { section, part } = place;
  add('section', section);
  add('section,shape', section, fact.shape);
  add('section,near', section, near(place.sinceHeading));
  add(place.isMain ? 'main-section,shape' : 'minor-section,shape', section, fact.shape);
  add('section,length', section, lengthOf(fact));
  add('next-section', place.nextSection, fact.shape);
  add('next-section,section', place.nextSection, section);
  add('part', part);
  add('part,shape', part, fact.shape);
  add('part,section', part, section);
  add('part,sentences', part, fact.flags.at(-1));
  add('start', i === 0 ? 'first' : i < 3 ? 'near' : 'later', fact.shape);
  add('end', i === facts.length - 1 ? 'last' : i >= facts.length - 4 ? 'near' : 'earlier', fact.shape);
  add('ahead', near(place.ahead), fact.shape);
  for (const flag of fact.flags) {
    if (!PLACED.has(flag)) continue;
    add('is,part', flag, part);
    add('is,section', flag, section);
    if (fact.line.stamped) add('is,stamped', flag);
  }
}

function companyFeatures(add: Add, { i, facts, fact, place }: Position, company: Company): void {
  const { shape, words, line } = fact;
  const size = words.length < 6 ? 'short' : words.length < 12 ? 'middle' : 'long';
  for (const [name, value] of [
    ['names-ingredients', company.namesIngredients],
    ['told', company.isToldOf],
    ['echo', company.echo],
    ['paragraph', company.paragraph],
  ] as const) {
    add(name, value);
    add(`${name},shape`, value, shape);
    add(`${name},length`, value, size);
    add(`${name},section`, value, place.section);
  }
  add('place', company.place, company.size);
  add('place,shape', company.place, shape);
  add('place,paragraph', company.place, company.paragraph);
  add('size,shape', company.size, shape);
  add('paragraph-before', company.paragraphBefore, shape);
  add('paragraph-after', company.paragraphAfter, shape);
  add('paragraphs', company.paragraphBefore, company.paragraphAfter);
  add('paragraph-after,place', company.paragraphAfter, company.place);
  const after = facts[i + 1];
  // a short line over others may be their heading
  if (words.length < 6 && line.afterBlank && after && !after.line.afterBlank) {
    add('heads', after.shape, place.section);
    add('heads,part', after.shape, place.part);
    add('heads,shape', shape, after.shape);
  }
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

/** Short lines that are the first of their kind: the title may be among them. */
function firstsOf(facts: readonly LineFacts[]): readonly (readonly [string, number])[] {
  const isShort = ({ words }: LineFacts): boolean => words.length < 9;
  return [
    ['first-plain', facts.findIndex(({ shape }) => PLAIN.has(shape))],
    ['first-dish', facts.findIndex((fact) => fact.flags.includes('dish') && isShort(fact))],
    [
      'first-food',
      facts.findIndex((fact) => (fact.flags.includes('food') || fact.flags.includes('foods')) && fact.amount === 'none' && isShort(fact)),
    ],
  ];
}

const PLAIN: ReadonlySet<Shape> = new Set<Shape>(['name', 'food', 'words', 'group', 'prose', 'step']);

/** Which lines stand in the text more than once, word for word. */
function repeatsOf(facts: readonly LineFacts[]): string[] {
  const counts = new Map<string, number>();
  for (const { line } of facts) counts.set(line.folded, (counts.get(line.folded) ?? 0) + 1);
  const seen = new Set<string>();
  return facts.map(({ line: { folded } }) => {
    const again = seen.has(folded);
    seen.add(folded);
    return counts.get(folded)! > 1 ? (again ? 'repeated-again' : 'repeated-first') : '';
  });
}

/** Which lines say what the trail above them ends with: below "Home > Soups > Leek soup" stands the name of the page. */
function trailEndsOf(facts: readonly LineFacts[]): boolean[] {
  const ends = new Set<string>();
  return facts.map(({ line: { folded }, flags }) => {
    if (flags.includes('crumbs')) ends.add(folded.slice(folded.search(LAST_CRUMB)).replace(/^[>»/\s]+/, ''));
    return ends.has(folded);
  });
}

const LAST_CRUMB = /[>»/][^>»/]*$/;

/** A line that continues the previous sentence, as in hard-wrapped texts. */
function continues(before: LineFacts, { line, words }: LineFacts): boolean {
  if (line.afterBlank || line.mark !== 'none' || words.length === 0) return false;
  const end = before.line.content.at(-1) ?? '';
  if (end === '-' && /^\p{Ll}/u.test(line.content)) return true;
  if (/[.!?:]/.test(end))
    return (
      before.line.content.length > 55 &&
      /[.!?]/.test(end) &&
      before.shape === 'step' &&
      line.stamped === before.line.stamped &&
      before.line.mark === 'number'
    );
  return /^\p{Ll}/u.test(line.content) ? before.words.length > 3 : before.line.content.length > 45 && before.words.length > 6;
}

function lengthOf({ words }: LineFacts): string {
  const { length } = words;
  return length < 5 ? String(length) : length < 8 ? '5-7' : length < 12 ? '8-11' : length < 20 ? '12-19' : length < 40 ? '20-39' : '40';
}

const near = (distance: number): string => (distance === 1 ? '1' : distance < 4 ? '2-3' : distance < 12 ? '4-11' : '12');
const bucket = (count: number): string => (count === 0 ? '0' : count === 1 ? '1' : count < 4 ? '2-3' : '4');

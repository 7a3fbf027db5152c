import type { LineFacts, Shape } from './line-facts';
import type { SectionName } from './section-headings';

/** Whether a line looks like an ingredient with its amount. */
export const isIngredientLike = ({ shape }: LineFacts): boolean => shape === 'amount' || shape === 'taste';
/** Whether a line looks like something to do. */
export const isStepLike = ({ shape }: LineFacts): boolean => shape === 'step';
const SHORT_STEP = 5;

/** What the whole text says about a line's place. */
export interface Place {
  /** The section that the last heading before the line began. */
  readonly section: SectionName | 'start';
  /** The section that the next heading below begins. */
  readonly nextSection: SectionName | 'none';
  readonly sinceHeading: number;
  /** Whether the section has more of what it announces than any other of its name. */
  readonly isMain: boolean;
  /** Where it stands to the stretches of ingredients and steps. */
  readonly part: string;
  /** How far below the next line is that only a recipe has. */
  readonly ahead: number;
}

/** For each line its place. */
export function placesOf(facts: readonly LineFacts[]): Place[] {
  const sections = sectionsOf(facts);
  const evidence = nextEvidence(facts);
  const headings = nextHeadings(facts);
  const span = { ingredients: spanOf(facts, isIngredientLike), steps: spanOf(facts, isStepLike) };
  return sections.map((section, i) => ({ ...section, nextSection: headings[i]!, part: partOf(i, span), ahead: evidence[i]! - i }));
}

/** Shapes that come after a title: what a recipe is made of. */
const EVIDENCE: ReadonlySet<Shape> = new Set<Shape>(['servings', 'time', 'amount', 'section-ingredients', 'credit', 'source']);

/** For each line the next one below that only a recipe has. */
function nextEvidence(facts: readonly LineFacts[]): number[] {
  const next: number[] = [];
  let found = Infinity;
  for (let i = facts.length - 1; i >= 0; i--) {
    next[i] = found;
    if (EVIDENCE.has(facts[i]!.shape)) found = i;
  }
  return next;
}

/** For each line the section that the next heading below begins. */
function nextHeadings(facts: readonly LineFacts[]): Place['nextSection'][] {
  const next: Place['nextSection'][] = [];
  let found: Place['nextSection'] = 'none';
  for (let i = facts.length - 1; i >= 0; i--) {
    next[i] = found;
    if (facts[i]!.shape.startsWith('section-')) found = facts[i]!.section ?? found;
  }
  return next;
}

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

function sectionsOf(facts: readonly LineFacts[]): Pick<Place, 'section' | 'sinceHeading' | 'isMain'>[] {
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

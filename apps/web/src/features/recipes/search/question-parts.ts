import type { RecipeHit, SearchCondition } from '@simmer/contracts';
import { diets } from '@simmer/messages/nutrition';
import * as t from '@simmer/messages/search';

export interface QuestionPart {
  kind: 'words' | SearchCondition['kind'];
  label: string;
  /** The question without it. */
  rest: string;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a question was understood as, part by part; nothing when it is words alone. */
export function partsOf(question: string, conditions: readonly SearchCondition[]): QuestionPart[] {
  const places = placesOf(conditions);
  if (places.length === 0) return [];
  const parts = places.map(({ kind, label, from, to }): QuestionPart => {
    return { kind, label, rest: tidy(`${question.slice(0, from)} ${question.slice(to)}`) };
  });
  const conditionsAlone = tidy(places.map(({ from, to }) => question.slice(from, to)).join(' '));
  const text = tidy(places.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, question));
  return [...(text ? [{ kind: 'words' as const, label: text, rest: conditionsAlone }] : []), ...parts];
}

/** What a hit keeps of what was asked for beside words and time, and whether that is certain. */
export function keptBy({ keeps }: RecipeHit, conditions: readonly SearchCondition[]): { label: string; isCertain: boolean }[] {
  return placesOf(conditions)
    .filter(({ kind }) => kind !== 'under')
    .map(({ label, at }) => ({ label, isCertain: at.every((place) => keeps[place] === 'kept') }));
}

interface Place {
  kind: SearchCondition['kind'];
  label: string;
  from: number;
  to: number;
  /** Which conditions stand there: "no cream or butter" is two in one place. */
  at: readonly number[];
}

function placesOf(conditions: readonly SearchCondition[]): Place[] {
  const places = new Map(conditions.map((condition) => [condition.from, condition]));
  return [...places.values()].map(({ kind, from, to }) => {
    const at = conditions.flatMap((condition, index) => (condition.from === from ? [index] : []));
    return { kind, from, to, at, label: labelOf(conditions.filter((condition) => condition.from === from)) };
  });
}

function labelOf(conditions: readonly SearchCondition[]): string {
  const foods = conditions.flatMap((condition) => (condition.kind === 'without' ? [condition.food] : []));
  if (foods.length > 0) return t.without({ food: foods.reduce((one, other) => t.or({ one, other })) });
  const [condition] = conditions;
  if (condition?.kind === 'diet') return diets[condition.diet];
  if (condition?.kind === 'favorite') return t.favorites;
  if (condition?.kind === 'rated') return t.rated({ stars: condition.least });
  if (condition?.kind === 'not-cooked') return t.notCooked;
  return t.under({ time: t.minutes({ minutes: condition?.kind === 'under' ? condition.minutes : 0 }) });
}

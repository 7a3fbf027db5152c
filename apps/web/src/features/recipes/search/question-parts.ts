import * as t from '@simmer/messages/search';
import { type Condition, foldKeepingLength, understandQuery } from '@simmer/recipe-search';

export interface QuestionPart {
  kind: 'words' | 'without' | 'under';
  label: string;
  /** The question without it. */
  rest: string;
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a question was understood as, part by part; nothing when it is words alone. */
export function partsOf(question: string): QuestionPart[] {
  const { text, conditions } = understandQuery(question);
  if (conditions.length === 0) return [];
  // "no cream or butter" is two conditions in one place
  const places = new Map(conditions.map((condition) => [condition.from, condition]));
  const parts = [...places.values()].map(({ from, to, kind }): QuestionPart => {
    const label = labelOf(
      conditions.filter((condition) => condition.from === from),
      question.slice(from, to),
    );
    return { kind, label, rest: tidy(`${question.slice(0, from)} ${question.slice(to)}`) };
  });
  const conditionsAlone = tidy([...places.values()].map(({ from, to }) => question.slice(from, to)).join(' '));
  return [...(text ? [{ kind: 'words' as const, label: text, rest: conditionsAlone }] : []), ...parts];
}

/** What hits keep, in the words of the chips: what they leave out. */
export const keptBy = (question: string): string[] => partsOf(question).flatMap(({ kind, label }) => (kind === 'without' ? [label] : []));

/** In the cook's own letters: a German food is written large. */
function asWritten(food: string, place: string): string {
  const at = foldKeepingLength(place).indexOf(food);
  return at < 0 ? food : place.slice(at, at + food.length);
}

function labelOf(conditions: readonly Condition[], place: string): string {
  const foods = conditions.flatMap((condition) => (condition.kind === 'without' ? [asWritten(condition.food, place)] : []));
  if (foods.length > 0) return t.without({ food: foods.reduce((one, other) => t.or({ one, other })) });
  const [condition] = conditions;
  return t.under({ time: t.minutes({ minutes: condition?.kind === 'under' ? condition.minutes : 0 }) });
}

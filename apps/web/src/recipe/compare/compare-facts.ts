import type { Recipe } from '@simmer/contracts';

export const FACT_FIELDS = [
  'title',
  'description',
  'servings',
  'yield_text',
  'prep_time',
  'cook_time',
  'difficulty',
  'tags',
  'notes',
  'author',
  'source_name',
  'source_url',
  'calories',
  'image_id',
] as const;
export type FactField = (typeof FACT_FIELDS)[number];

/** Of a fact what it said, and what it says now. */
export interface FactChange {
  field: FactField;
  then: string;
  now: string;
}

/** Those of some facts that differ between two forms of a recipe. */
export const compareFacts = <K extends FactField>(
  fields: readonly K[],
  then: Pick<Recipe, NoInfer<K>>,
  now: Pick<Recipe, NoInfer<K>>,
): FactChange[] =>
  fields.map((field) => ({ field, then: textOf(then[field]), now: textOf(now[field]) })).filter((fact) => fact.then !== fact.now);

function textOf(value: Recipe[FactField]): string {
  if (Array.isArray(value)) return value.join(', ');
  return value === null ? '' : String(value);
}

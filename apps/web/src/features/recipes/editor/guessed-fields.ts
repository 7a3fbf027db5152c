import type { Recipe } from '@simmer/contracts';
import { SURE_FROM } from '@simmer/contracts/constants';
import { draftOf, formOf, type RecipeForm } from './recipe-form';

const SHOWN = ['title', 'description', 'prep_time', 'cook_time', 'servings', 'yield_text', 'ingredients', 'instructions', 'tags'] as const;

export type GuessableField = (typeof SHOWN)[number];

/** The fields that an import has guessed and no cook has looked at: neither saved as they are nor changed in the form. */
export function guessedFields(recipe: Recipe | undefined, form: RecipeForm): ReadonlySet<GuessableField> {
  if (!recipe) return new Set();
  const guessed = new Set(recipe.origins.filter(({ confidence, checked }) => confidence < SURE_FROM && !checked).map(({ field }) => field));
  const [asRead, asTyped] = [draftOf(formOf(recipe)), draftOf(form)];
  return new Set(
    SHOWN.filter(
      (field) => guessed.has(field) && asTyped[field] !== '' && JSON.stringify(asRead[field]) === JSON.stringify(asTyped[field]),
    ),
  );
}

/** The lines of a list that an import was not sure of, as it read them: a line that the cook changes is none any more. */
export function guessedLines(recipe: Recipe | undefined, field: 'ingredients' | 'instructions'): ReadonlySet<string> {
  const origin = recipe?.origins.find((one) => one.field === field && !one.checked && one.confidence >= SURE_FROM);
  return new Set(origin?.guesses);
}

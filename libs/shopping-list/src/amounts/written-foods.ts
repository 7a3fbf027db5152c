import { foldText } from '@simmer/culinary';
import type { FoodLanguage } from '@simmer/foods';
import type { ListFoods } from './list-foods';

/** A name as the reader of lines took it from a text, and what it took for the preparation. */
export interface ReadName {
  readonly name: string;
  readonly preparation: string | null;
  readonly unit: string | null;
}

/**
 * The name under which a thing is bought. What is bought minced, crushed or canned keeps that word: "minced beef" is no beef, and a can of tomatoes
 * holds canned ones. `text` is the line: only words that stand beside the name belong to it ("2 tomatoes, diced" are fresh).
 */
export function boughtName({ name, preparation, unit }: ReadName, text: string, foods: ListFoods, language?: FoodLanguage): string {
  const { key, resolved } = foods.read(name, language);
  const line = foldText(text);
  const written = preparation
    ? [`${preparation} ${name}`, `${name} ${preparation}`].find((words) => line.includes(foldText(words)))
    : undefined;
  if (written !== undefined) {
    const other = foods.read(written, language);
    // counted ones are fresh: 2 diced tomatoes
    const isCan = other.resolved?.food.form === 'canned' && unit === null;
    if (other.resolved?.certainty === 'exact' && other.key !== key && !isCan) return written;
  }
  if (unit !== 'can' || !resolved || !foods.catalogue) return name;
  const canned = resolved.food.children.find(({ id, form }) => form === 'canned' && id === `${resolved.food.id}-canned`);
  return canned ? foods.catalogue.displayName(canned, foods.read(name, language).language, 2) : name;
}

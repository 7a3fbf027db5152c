import { detectLineLanguage, ingredientFinder } from '@simmer/culinary';
import { viewIngredient } from '../../../recipe/ingredient-view';
import type { Measures } from '../../../recipe/measures';

/** How much of a food a recipe takes, line by line, as cook mode shows it: "how much butter" is both butters of a recipe. */
export function amountsOf(
  food: string,
  ingredients: readonly { text: string }[],
  factor: number,
  measures: Measures | undefined,
): string[] {
  const lines = ingredients.map(({ text }) => text);
  const language = detectLineLanguage(lines.join('\n'));
  const [found] = ingredientFinder(lines, { language })(food);
  return (found?.ingredients ?? []).flatMap((index) => {
    const line = lines[index];
    if (line === undefined) return [];
    const { amount, name } = viewIngredient(line, factor, measures, language);
    return [`${amount} ${name}`.trim()];
  });
}

import type { Recipe } from '@simmer/contracts';
import { NutritionLabel, type NutritionLine } from '@simmer/ui';

const LINES = [
  { field: 'total_fat', name: 'Fat', unit: 'g' },
  { field: 'saturated_fat', name: 'of which saturated', unit: 'g', part: true },
  { field: 'carbohydrates', name: 'Carbohydrate', unit: 'g' },
  { field: 'sugar', name: 'of which sugar', unit: 'g', part: true },
  { field: 'fiber', name: 'Fibre', unit: 'g' },
  { field: 'protein', name: 'Protein', unit: 'g' },
  { field: 'sodium', name: 'Sodium', unit: 'mg' },
] as const;

/** Per serving, as the source states it; nothing is shown of what it does not state. */
export function Nutrition({ recipe, servings }: { recipe: Recipe; servings: number }) {
  if (recipe.calories === null) return null;
  const lines: NutritionLine[] = LINES.flatMap(({ field, name, unit, ...rest }) => {
    const amount = recipe[field];
    return amount === null ? [] : [{ name, amount: `${Math.round(amount * 10) / 10} ${unit}`, ...rest }];
  });
  return (
    <NutritionLabel
      className="o3"
      calories={String(Math.round(recipe.calories))}
      lines={lines}
      serving={`Per serving, 1 of ${servings}`}
      source={recipe.source_name ? `As stated by ${recipe.source_name}.` : 'As stated with the recipe.'}
    />
  );
}

import type { Food } from '../food';
import type { PackedFigures } from './packed';

/** Per 100 g: calories in kcal, sodium in mg, everything else in g. Null is unknown, not zero. */
export interface Figures {
  readonly calories: number | null;
  readonly protein: number | null;
  readonly total_fat: number | null;
  readonly saturated_fat: number | null;
  readonly carbohydrates: number | null;
  readonly fiber: number | null;
  readonly sugar: number | null;
  readonly sodium: number | null;
}

/** The figures in the order in which they are packed. */
export const FIGURES = [
  'calories',
  'protein',
  'total_fat',
  'saturated_fat',
  'carbohydrates',
  'fiber',
  'sugar',
  'sodium',
] as const satisfies readonly (keyof Figures)[];

/** What USDA SR28 says of the foods of the catalogue. */
export interface FigureTable {
  /** The figures of a food, or null where the catalogue names no row of the table for it. */
  figuresOf(food: Food): Figures | null;
  /** Grams of the portions that the table itself lists (`cup`, `cup chopped`, `medium`); the catalogue's own are in the food and come first. */
  portionsOf(food: Food): Readonly<Record<string, number>>;
}

/** Reads the packed figures. */
export function figureTable(packed: PackedFigures): FigureTable {
  const rowOf = ({ usda }: Food): PackedFigures[string] | undefined => (usda === null ? undefined : packed[usda]);
  return {
    figuresOf: (food) => {
      const [values] = rowOf(food) ?? [];
      return values ? (Object.fromEntries(FIGURES.map((name, at) => [name, values[at] ?? null])) as unknown as Figures) : null;
    },
    portionsOf: (food) => rowOf(food)?.[1] ?? {},
  };
}

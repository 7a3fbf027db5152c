import { FIGURES, type Figures, type Food } from './food';
import { FoodIndex } from './food-index';

/** A row of food-table.json, written by tools/build-food-table.mjs. */
export type FoodRow = [id: number, group: number, names: string, figures: (number | null)[], portions: Record<string, number>];

const figuresOf = (values: readonly (number | null)[]): Figures =>
  Object.fromEntries(FIGURES.map((name, at) => [name, values[at] ?? null])) as unknown as Figures;

let loading: Promise<FoodIndex> | null = null;

/** Loads the food table (60 kB gzipped, a chunk of its own). Later calls share the first one's promise; after a failure the next call tries again. */
export function loadFoods(): Promise<FoodIndex> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<FoodIndex> {
  const { default: rows } = (await import('./food-table.json')) as unknown as { default: FoodRow[] };
  return new FoodIndex(
    rows.map(([id, group, names, figures, portions]): Food => ({
      id,
      group,
      names: names.split('|'),
      figures: figuresOf(figures),
      portions,
    })),
  );
}

import { FOOD_LANGUAGES, type FoodLanguage } from '../languages';
import { Foods } from '../foods';
import { figureTable, type FigureTable } from './figures';
import type { PackedFacts, PackedFigures, PackedNames, PackedSizes } from './packed';

const NAMES: Readonly<Record<FoodLanguage, () => Promise<unknown>>> = {
  en: () => import('./packed/en.json'),
  de: () => import('./packed/de.json'),
  fr: () => import('./packed/fr.json'),
  es: () => import('./packed/es.json'),
  it: () => import('./packed/it.json'),
  pt: () => import('./packed/pt.json'),
  nl: () => import('./packed/nl.json'),
  sv: () => import('./packed/sv.json'),
};
const loaded = async <T>(chunk: Promise<unknown>): Promise<T> => ((await chunk) as { default: T }).default;

const loading = new Map<string, Promise<Foods>>();

/**
 * Loads the catalogue with the names of some languages, each a chunk of its own; all eight when none is named. `sizes: false` leaves out what
 * only lists and nutrition need: weights, packs, days and seasons. The same wish gives the same object; after a failure the next call tries again.
 */
export function loadFoods(languages: readonly FoodLanguage[] = FOOD_LANGUAGES, { sizes = true } = {}): Promise<Foods> {
  const wanted = FOOD_LANGUAGES.filter((language) => languages.includes(language));
  const key = `${wanted.join()} ${sizes}`;
  const known = loading.get(key);
  if (known) return known;
  const foods = load(wanted, sizes).catch((error: unknown) => {
    loading.delete(key);
    throw error;
  });
  loading.set(key, foods);
  return foods;
}

async function load(languages: readonly FoodLanguage[], withSizes: boolean): Promise<Foods> {
  const [{ foods }, sizes, ...names] = await Promise.all([
    loaded<Pick<PackedFacts, 'foods'>>(import('./packed/facts.json')),
    withSizes ? loaded<PackedSizes[]>(import('./packed/sizes.json')) : null,
    ...languages.map((language) => loaded<PackedNames>(NAMES[language]())),
  ]);
  return new Foods({ facts: { foods, sizes }, languages: names });
}

let figures: Promise<FigureTable> | null = null;

/** Loads the figures of USDA SR28, a chunk that only nutrition needs. After a failure the next call tries again. */
export function loadFigures(): Promise<FigureTable> {
  figures ??= loaded<PackedFigures>(import('./packed/figures.json')).then(figureTable, (error: unknown) => {
    figures = null;
    throw error;
  });
  return figures;
}

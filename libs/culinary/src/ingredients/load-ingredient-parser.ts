import { useTagger } from './line-labels';
import { parseIngredient } from './parse-ingredient';

const WARMING_LINES = 20;

let loading: Promise<typeof parseIngredient> | null = null;

/**
 * Loads the trained model (a chunk of its own) and returns {@link parseIngredient}, which uses it from then on. Later calls share the
 * first one's promise; after a failure the next call tries again. Servers await it at start, browsers when a cook first types a line.
 */
export function loadIngredientParser(): Promise<typeof parseIngredient> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<typeof parseIngredient> {
  const [{ createTagger }, { TAGGER_WEIGHTS }] = await Promise.all([import('./tagger-model'), import('./tagger-weights')]);
  useTagger(createTagger(TAGGER_WEIGHTS));
  // the first lines run slowly until the code is compiled; better here than while a cook waits
  for (let i = 0; i < WARMING_LINES; i++) parseIngredient('1 (15 oz) can black beans, rinsed and drained');
  return parseIngredient;
}

import { randomUUID } from 'node:crypto';
import { loadStarterRecipes } from '@simmer/starter';

let given = 0;

/** Another recipe of the starter set each time: one that an account has already is answered as it is, whatever id comes with it. */
export async function anotherStarter(): Promise<{ items: { id: string; starter: string }[] }> {
  const set = await loadStarterRecipes('en');
  return { items: [{ id: randomUUID(), starter: set[given++ % set.length]?.id ?? '' }] };
}

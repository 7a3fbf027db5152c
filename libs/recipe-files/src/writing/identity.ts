import { createHash } from 'node:crypto';
import type { FileRecipe } from '../file-recipe';

/**
 * An id in the form of a UUID, for apps that know a recipe by one: the same for every export of the recipe, also after a change, as long as
 * its title, source and day of creation stay.
 */
export function stableId({ title, source_url, created_at }: FileRecipe): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([title, source_url, created_at]))
    .digest('hex');
  // version 8 of RFC 9562: made in a way of our own
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

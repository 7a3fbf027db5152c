import { createHash } from 'node:crypto';

/** What recipes with the same title and the same ingredients have in common, however these are spelt out and ordered; null without ingredients. */
export function contentKeyOf(title: string, ingredients: readonly string[]): string | null {
  if (ingredients.length === 0) return null;
  return createHash('sha256')
    .update([words(title), ...ingredients.map(words).sort()].join('\n'))
    .digest('base64url');
}

const words = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

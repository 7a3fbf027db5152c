import { hashOf, type Migration } from '@simmer/kit';

/** `namespace not found` and `index not found`: a new store has neither. */
const NOT_THERE = new Set<unknown>([26, 27]);

/** Only the hashes of link tokens are stored. */
export const shareTokensHashed: Migration = {
  id: '0001-share-tokens-hashed',
  async run({ collection, eachDocument }) {
    await eachDocument('share_links', ({ token }) =>
      typeof token === 'string' ? { $set: { hash: hashOf(token) }, $unset: { token: 1 } } : null,
    );
    try {
      await collection('share_links').dropIndex('token_1');
    } catch (error) {
      if (!NOT_THERE.has((error as { code?: unknown }).code)) throw error;
    }
  },
};

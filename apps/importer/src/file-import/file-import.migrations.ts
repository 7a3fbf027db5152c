import type { Migration } from '@simmer/kit';

interface EarlierFileImport {
  files?: { problem: unknown }[];
  skipped?: { reason: unknown }[];
}

/** Earlier releases kept English sentences, which no reader of another language can be told. What they were about is told in general. */
export const reasonsAsCodes: Migration = {
  id: '0001-reasons-as-codes',
  async run({ eachDocument }) {
    await eachDocument('file-imports', ({ files, skipped }: EarlierFileImport) => ({
      $set: {
        files: files?.map((file) => (typeof file.problem === 'string' ? { ...file, problem: { code: 'unreadable' } } : file)) ?? [],
        skipped: skipped?.map((one) => (typeof one.reason === 'string' ? { ...one, reason: { code: 'no-recipe' } } : one)) ?? [],
      },
    }));
    await eachDocument('file-import-items', ({ losses, problem }: { losses?: unknown[]; problem?: unknown }) => ({
      $set: {
        losses: losses?.filter((loss) => typeof loss !== 'string') ?? [],
        problem: typeof problem === 'string' ? { code: 'recipe-refused' } : (problem ?? null),
      },
    }));
  },
};

/** What was found belongs to an account by itself, not by its import. */
export const itemsOfAccounts: Migration = {
  id: '0002-items-of-accounts',
  async run({ collection }) {
    for await (const { _id, ownerId } of collection('file-imports').find())
      await collection('file-import-items').updateMany({ importId: _id }, { $set: { ownerId } });
  },
};

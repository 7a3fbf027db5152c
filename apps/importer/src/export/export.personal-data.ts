import { ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { EXPORT_CLAIM_MODEL, EXPORT_MODEL } from './export.schema';
import { exportKey } from './exported-file';

export const exportPersonalData = personalDocumentsWith('recipe-exports', [ObjectStore], (objects) => ({
  stage: 'account',
  kinds: [
    {
      model: EXPORT_MODEL,
      owner: 'ownerId',
      async beforeRemoval(exports) {
        for (const { _id } of exports) await objects.delete(exportKey(_id));
        return exports;
      },
    },
    { model: EXPORT_CLAIM_MODEL, owner: '_id', withheld: 'all' },
  ],
}));

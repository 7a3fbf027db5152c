import { ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { IMPORT_MODEL } from './import.schema';

export const importPersonalData = personalDocumentsWith('imports', [ObjectStore], (objects) => ({
  stage: 'account',
  kinds: [
    {
      model: IMPORT_MODEL,
      owner: 'ownerId',
      withheld: ['pageKey'],
      async beforeRemoval(imports) {
        for (const { pageKey } of imports) if (typeof pageKey === 'string') await objects.delete(pageKey);
        return imports;
      },
    },
  ],
}));

import { ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { DATA_EXPORT_MODEL } from './data-export.schema';
import { dataExportKey } from './data-export.service';

export const dataExportPersonalData = personalDocumentsWith('data-exports', [ObjectStore], (objects) => ({
  stage: 'account',
  kinds: [
    {
      model: DATA_EXPORT_MODEL,
      owner: '_id',
      withheld: 'all',
      async beforeRemoval(exports) {
        for (const { exportId } of exports) await objects.delete(dataExportKey(String(exportId)));
        return exports;
      },
    },
  ],
}));

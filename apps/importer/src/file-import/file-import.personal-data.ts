import { personalDocumentsWith } from '@simmer/kit';
import { FileImportRepository } from './file-import.repository';
import { FILE_IMPORT_MODEL, type FileImportRecord } from './file-import.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import { FILE_IMPORT_ITEM_MODEL } from './file-import-item.schema';
import { StagedObjects } from './staged-objects';

/** Imports of files, and what was found in them. */
export const fileImportPersonalData = personalDocumentsWith(
  'file-imports',
  [StagedObjects, FileImportRepository, FileImportItemRepository],
  (staged, imports, items) => ({
    stage: 'account',
    kinds: [
      {
        model: FILE_IMPORT_MODEL,
        owner: 'ownerId',
        async beforeRemoval(records) {
          for (const record of records as unknown as FileImportRecord[]) {
            await staged.removeOf(record);
            await items.removeAll(record._id);
          }
          return records;
        },
      },
      { model: FILE_IMPORT_ITEM_MODEL, owner: async (accountId) => ({ importId: { $in: await imports.idsOf(accountId) } }) },
    ],
  }),
);

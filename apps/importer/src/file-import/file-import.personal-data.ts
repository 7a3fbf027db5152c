import { incomingOf, ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { FILE_IMPORT_MODEL, type FileImportRecord } from './file-import.schema';
import { FileImportItemRepository } from './file-import-item.repository';
import { FILE_IMPORT_ITEM_MODEL } from './file-import-item.schema';
import { StagedObjects } from './staged-objects';

/** Imports of files, and what was found in them. */
export const fileImportPersonalData = personalDocumentsWith(
  'file-imports',
  [StagedObjects, FileImportItemRepository, ObjectStore],
  (staged, items, objects) => ({
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
      // a run that is still reading may record one when its import is gone
      { model: FILE_IMPORT_ITEM_MODEL, owner: 'ownerId' },
    ],
    // also what no record names: an upload under way, a picture of a recipe that is not recorded yet
    prepare: (accountId) => objects.deleteFolder(incomingOf(accountId)),
  }),
);

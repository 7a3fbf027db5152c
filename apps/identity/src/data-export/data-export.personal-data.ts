import { ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { DATA_EXPORT_MODEL } from './data-export.schema';
import { dataExportsOf } from './data-export.service';

export const dataExportPersonalData = personalDocumentsWith('data-exports', [ObjectStore], (objects) => ({
  stage: 'account',
  kinds: [{ model: DATA_EXPORT_MODEL, owner: '_id', withheld: 'all' }],
  // the folder, and not what the record names: one may be written at this moment
  prepare: (accountId) => objects.deleteFolder(dataExportsOf(accountId)),
}));

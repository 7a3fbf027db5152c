import { ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { EXPORT_CLAIM_MODEL, EXPORT_MODEL } from './export.schema';
import { exportsOf } from './exported-file';

export const exportPersonalData = personalDocumentsWith('recipe-exports', [ObjectStore], (objects) => ({
  stage: 'account',
  kinds: [
    { model: EXPORT_MODEL, owner: 'ownerId' },
    { model: EXPORT_CLAIM_MODEL, owner: '_id', withheld: 'all' },
  ],
  // the folder, and not what records name: one may be written at this moment
  prepare: (accountId) => objects.deleteFolder(exportsOf(accountId)),
}));

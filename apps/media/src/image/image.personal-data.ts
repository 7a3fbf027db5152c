import { incomingOf, ObjectStore, personalDocumentsWith } from '@simmer/kit';
import { AccountImages } from './account-images.service';
import { IMAGE_MODEL, type ImageDocument } from './image.schema';
import { filesOf } from './image-files';

export const imagePersonalData = personalDocumentsWith('pictures', [ObjectStore, AccountImages], (objects, accountImages) => ({
  stage: 'pictures',
  kinds: [
    {
      model: IMAGE_MODEL,
      owner: 'ownerId',
      withheld: ['origin', 'originalKey', 'portableKey', 'lookedAt', 'unusedSince', 'withheldFor', 'removal'],
      filesOf(document) {
        const image = document as unknown as ImageDocument;
        const objectKey = image.originalKey ?? filesOf(image).at(-1);
        return objectKey ? [{ name: `${image._id}.${objectKey.split('.').at(-1)}`, objectKey }] : [];
      },
      beforeRemoval: async (documents, choice) => {
        const removable = await accountImages.remove(documents as unknown as ImageDocument[], choice);
        return documents.filter(({ _id }) => removable.has(_id));
      },
    },
  ],
  // also what a run that was interrupted has left, and what no record names yet
  async prepare(accountId) {
    await objects.deleteFolder(`originals/${accountId}`);
    await objects.deleteFolder(incomingOf(accountId));
  },
}));

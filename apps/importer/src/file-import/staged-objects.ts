import { Injectable } from '@nestjs/common';
import { incomingKey, ObjectStore } from '@simmer/kit';
import type { FileImportRecord } from './file-import.schema';
import { FileImportItemRepository } from './file-import-item.repository';

/** What waits in the object store for an import: its files, until they are read, and the pictures found in them, until they are saved. */
@Injectable()
export class StagedObjects {
  constructor(
    private readonly objects: ObjectStore,
    private readonly items: FileImportItemRepository,
  ) {}

  /** Removes what was recorded of one file, so that it can be read again. */
  async forgetFile({ _id, ownerId }: FileImportRecord, fileAt: number): Promise<void> {
    await this.removePictures(ownerId, await this.items.listStagedPictures(_id, fileAt));
    await this.items.removeFile(_id, fileAt);
  }

  /** Removes all that nobody needs once the import has ended; a picture that was given to media is media's. */
  async removeOf({ _id, ownerId, files }: FileImportRecord): Promise<void> {
    for (const { objectKey } of files) await this.objects.delete(objectKey);
    await this.removePictures(ownerId, await this.items.listStagedPictures(_id));
  }

  private async removePictures(ownerId: string, imageIds: string[]): Promise<void> {
    for (const imageId of imageIds) await this.objects.delete(incomingKey(ownerId, imageId));
  }
}

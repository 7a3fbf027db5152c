import { Injectable } from '@nestjs/common';
import { NOBODY, type SharedRecipesChoice } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { UnusedPictureRepository } from './unused-picture.repository';
import type { ImageDocument } from './image.schema';
import { PhotoUse } from './photo-use.service';
import { PictureSource } from './picture-source';

/** The pictures of a cook who goes. */
@Injectable()
export class AccountPhotos {
  constructor(
    private readonly pictures: UnusedPictureRepository,
    private readonly source: PictureSource,
    private readonly objects: ObjectStore,
    private readonly use: PhotoUse,
  ) {}

  /**
   * Removes the files of these pictures. Returns the ids of those whose record may follow: not of one that is being drawn at this moment, and not
   * of one that a recipe shows which stays as nobody's.
   */
  async remove(pictures: readonly ImageDocument[], choice: SharedRecipesChoice): Promise<Set<string>> {
    const shown = choice === 'anonymous' ? await this.use.find(pictures, NOBODY) : new Set<string>();
    const removable = new Set<string>();
    for (const picture of pictures) {
      if (isBeingDrawn(picture)) continue;
      if (shown.has(picture._id)) {
        // the original may have location data
        await this.pictures.setOwner(NOBODY, picture._id);
        continue;
      }
      for (const key of await this.pictures.ownFiles(picture)) await this.objects.delete(key);
      if (picture.status === 'queued') await this.source.discard(picture.origin);
      removable.add(picture._id);
    }
    return removable;
  }
}

const isBeingDrawn = ({ status, lease }: ImageDocument): boolean => status === 'queued' && lease !== null && lease.until > new Date();

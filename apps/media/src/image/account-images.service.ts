import { Injectable } from '@nestjs/common';
import { NOBODY, type SharedRecipesChoice } from '@simmer/contracts';
import { ObjectStore } from '@simmer/kit';
import { UnusedImageRepository } from './unused-image.repository';
import type { ImageDocument } from './image.schema';
import { ImageUse } from './image-use.service';
import { PictureSource } from './picture-source';

/** The images of an account that is being deleted. */
@Injectable()
export class AccountImages {
  constructor(
    private readonly images: UnusedImageRepository,
    private readonly source: PictureSource,
    private readonly objects: ObjectStore,
    private readonly use: ImageUse,
  ) {}

  /**
   * Removes the files of these images. Returns the ids of those whose record may follow: not of one that is being drawn at this moment, and not
   * of one in a recipe that stays without an owner.
   */
  async remove(images: readonly ImageDocument[], choice: SharedRecipesChoice): Promise<Set<string>> {
    const shown = choice === 'anonymous' ? await this.use.find(images, NOBODY) : new Set<string>();
    const removable = new Set<string>();
    for (const image of images) {
      if (isBeingDrawn(image)) continue;
      if (shown.has(image._id)) {
        // the original may have location data
        await this.images.setOwner(NOBODY, image._id);
        continue;
      }
      for (const key of await this.images.ownFiles(image)) await this.objects.delete(key);
      if (image.status === 'queued') await this.source.discard(image.origin);
      removable.add(image._id);
    }
    return removable;
  }
}

const isBeingDrawn = ({ status, lease }: ImageDocument): boolean => status === 'queued' && lease !== null && lease.until > new Date();

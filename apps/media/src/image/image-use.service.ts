import { Injectable } from '@nestjs/common';
import { photoReferencesOf, SERVICES_WITH_PHOTOS } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import type { ImageDocument } from './image.schema';
import { addressesOf } from './image-files';

/** Nobody waits for the answers, and each has to look through the libraries of as many cooks as there are photos. */
const ASK_WITHIN_MS = 5_000;

/** Which photos are in use: asks every service that shows photos. */
@Injectable()
export class ImageUse {
  constructor(private readonly bus: Bus) {}

  /** The ids of those of these photos that a document of `ownerId`, or else of their own owner, shows. Throws when a service does not answer. */
  async find(images: readonly Pick<ImageDocument, '_id' | 'ownerId' | 'image'>[], ownerId?: string): Promise<Set<string>> {
    if (images.length === 0) return new Set();
    const photos = images.map((image) => ({
      id: image._id,
      ownerId: ownerId ?? image.ownerId,
      addresses: addressesOf(image),
    }));
    const answers = await Promise.all(
      SERVICES_WITH_PHOTOS.map((service) =>
        this.bus.call(photoReferencesOf(service).find, { photos }, { asService: true, timeoutMs: ASK_WITHIN_MS }),
      ),
    );
    return new Set(answers.flatMap(({ ids }) => ids));
  }
}

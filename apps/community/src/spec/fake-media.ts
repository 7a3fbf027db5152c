import { Injectable, Module } from '@nestjs/common';
import { image, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { FakeService } from '@simmer/testing';

/** Who has stored a photo, by its id. */
@Injectable()
export class StoredPhotos extends Map<string, string> {}

/** Another process that answers for media, with what a spec says is stored. */
@FakeService('media')
class FakeMedia {
  constructor(private readonly photos: StoredPhotos) {}

  @Handles(image.withhold)
  async withhold({ ids }: ParsedInputOf<typeof image.withhold>): Promise<OutputOf<typeof image.withhold>> {
    return { ids };
  }

  @Handles(image.findStored)
  async findStored({ ids }: ParsedInputOf<typeof image.findStored>): Promise<OutputOf<typeof image.findStored>> {
    const shown = (id: string) => ({ id, width: 800, height: 640, thumbhash: '', variants: [] });
    const photos = ids.flatMap((id) => {
      const ownerId = this.photos.get(id);
      return ownerId === undefined ? [] : [{ ownerId, image: shown(id) }];
    });
    return { photos };
  }
}

@Module({ controllers: [FakeMedia], providers: [StoredPhotos] })
export class FakeMediaModule {
  static readonly keepsDocuments = false;
}

import { Controller } from '@nestjs/common';
import { image, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ImageService } from './image.service';

type Input<K extends keyof typeof image> = ParsedInputOf<(typeof image)[K]>;
type Output<K extends keyof typeof image> = Promise<OutputOf<(typeof image)[K]>>;
type Cook = ContextOf<typeof image.read>;

@Controller()
export class ImageHandlers {
  constructor(private readonly images: ImageService) {}

  @Handles(image.uploadFile)
  uploadFile({ id, file }: Input<'uploadFile'>, { actor }: Cook): Output<'uploadFile'> {
    return this.images.uploadFile(actor.accountId, id, file);
  }

  @Handles(image.keepFile)
  keepFile({ id, objectKey }: Input<'keepFile'>, { actor }: Cook): Output<'keepFile'> {
    return this.images.keepFile(actor.accountId, id, objectKey);
  }

  @Handles(image.copy)
  copy({ id, from }: Input<'copy'>, { actor }: Cook): Output<'copy'> {
    return this.images.copy(actor.accountId, id, from);
  }

  @Handles(image.uploadFromUrl)
  uploadFromUrl({ id, url, title }: Input<'uploadFromUrl'>, { actor }: Cook): Output<'uploadFromUrl'> {
    return this.images.uploadFromUrl(actor.accountId, id, url, title);
  }

  @Handles(image.read)
  read({ id }: Input<'read'>, { actor }: Cook): Output<'read'> {
    return this.images.read(actor.accountId, id);
  }

  @Handles(image.findStored)
  findStored({ ids }: Input<'findStored'>): Output<'findStored'> {
    return this.images.findStored(ids);
  }

  @Handles(image.original)
  original({ id }: Input<'original'>, { actor }: Cook): Output<'original'> {
    return this.images.original(actor.accountId, id);
  }
}

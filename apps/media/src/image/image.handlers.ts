import { Controller } from '@nestjs/common';
import { image, type OutputOf, type ParsedInputOf } from '@simmer/contracts';
import { type ContextOf, Handles } from '@simmer/kit';
import { ImageService } from './image.service';
import { ImageWithholding } from './image-withholding.service';

type Input<K extends keyof typeof image> = ParsedInputOf<(typeof image)[K]>;
type Output<K extends keyof typeof image> = Promise<OutputOf<(typeof image)[K]>>;
type Cook = ContextOf<typeof image.read>;

@Controller()
export class ImageHandlers {
  constructor(
    private readonly images: ImageService,
    private readonly withholding: ImageWithholding,
  ) {}

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

  @Handles(image.withhold)
  async withhold({ contentId, ids }: Input<'withhold'>): Output<'withhold'> {
    return { ids: await this.withholding.withhold(contentId, ids) };
  }

  @Handles(image.findWithheld)
  async findWithheld({ publicKey }: Input<'findWithheld'>, { actor }: Cook): Output<'findWithheld'> {
    const isModerator = actor.role === 'staff' && actor.staffRoles.includes('moderator');
    return { objectKey: await this.withholding.findFor({ accountId: actor.accountId, isModerator }, publicKey) };
  }

  @Handles(image.original)
  original({ id }: Input<'original'>, { actor }: Cook): Output<'original'> {
    return this.images.original(actor.accountId, id);
  }
}

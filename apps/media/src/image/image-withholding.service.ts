import { Injectable } from '@nestjs/common';
import { household, ProblemError } from '@simmer/contracts';
import { Bus, ObjectStore, untilWritten, withheldKey } from '@simmer/kit';
import { addressOf, isWithheld, publicKeysOf } from './image-files';
import { ImageRepository } from './image.repository';
import { UnusedImageRepository } from './unused-image.repository';

/** Who asks for a photo. */
export interface Asker {
  accountId: string;
  isModerator: boolean;
}

/**
 * Photos of what moderation hides. Their files lie under keys that are not public, so that every gateway refuses them at once; they are back at their
 * addresses when nothing withholds them any more.
 */
@Injectable()
export class ImageWithholding {
  constructor(
    private readonly images: ImageRepository,
    private readonly unused: UnusedImageRepository,
    private readonly objects: ObjectStore,
    private readonly bus: Bus,
  ) {}

  /** Withholds these photos for some content, and no others. May be interrupted: whoever hides or shows the content asks again. */
  async withhold(contentId: string, ids: readonly string[]): Promise<string[]> {
    const concerned = await this.images.withhold(contentId, ids);
    for (const id of concerned) await this.moveFiles(id);
    return [...ids];
  }

  /** Brings the files of a photo to where they belong now. */
  async moveFiles(id: string): Promise<void> {
    await untilWritten(async () => {
      const image = await this.images.findAnybodys(id);
      if (!image) return { written: true };
      // what another picture shows too stays
      const own = new Set(await this.unused.ownFiles(image));
      for (const key of publicKeysOf(image)) {
        if (isWithheld(image) && own.has(withheldKey(key))) await this.objects.move(key, withheldKey(key));
        if (!isWithheld(image)) await this.objects.move(withheldKey(key), key);
      }
      const now = await this.images.findAnybodys(id);
      return now && isWithheld(now) !== isWithheld(image) ? null : { written: true };
    });
  }

  /** Where a withheld file lies, for its owner, their household and moderators; null for everybody else, and for what is not withheld. */
  async findFor({ accountId, isModerator }: Asker, publicKey: string): Promise<string | null> {
    const image = await this.images.findWithheldAt(addressOf(publicKey));
    if (!image) return null;
    const sees = isModerator || image.ownerId === accountId || (await this.shareHousehold(image.ownerId, accountId));
    return sees ? withheldKey(publicKey) : null;
  }

  private async shareHousehold(ownerId: string, accountId: string): Promise<boolean> {
    try {
      const { members } = await this.bus.call(household.lookUp, { accountId: ownerId }, { asService: true });
      return members.includes(accountId);
    } catch (problem) {
      // of an account that is gone
      if (problem instanceof ProblemError && problem.code === 'request.not-found') return false;
      throw problem;
    }
  }
}

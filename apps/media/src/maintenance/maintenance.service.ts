import { DAY_MS } from '@simmer/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Logger, LOGGER, ObjectStore } from '@simmer/kit';
import { ImageUse } from '../image/image-use.service';
import { MediaConfig } from '../media.config';
import { type KnownImage, UnusedImageRepository } from '../image/unused-image.repository';

/** Cleanup: removes images that nothing shows. See docs/adr/0012-removing-pictures.md. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly images: UnusedImageRepository,
    private readonly objects: ObjectStore,
    private readonly use: ImageUse,
    @Inject(MediaConfig.token) private readonly config: MediaConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round, as if it were `now`. Each step takes a bounded number of images, leaves the others to the next round, and is harmless when it is done twice. */
  async run(now: Date = new Date()): Promise<void> {
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    await this.check(daysAgo(1), now);
    await this.images.propose(daysAgo(this.config.MEDIA_UNUSED_KEPT_DAYS));
    await this.decide(now);
    await this.remove();
  }

  /** Checks the use of images that were not checked since `time`. */
  private async check(time: Date, now: Date): Promise<void> {
    const { used, unused } = await this.splitByUse(await this.images.listNotCheckedSince(time));
    await this.images.recordCheck(idsOf(used), idsOf(unused), now);
  }

  /**
   * Checks once more, now that these images are hidden: a recipe saved before this check is in its answer, and one saved later
   * does not get an image that is about to be removed.
   */
  private async decide(now: Date): Promise<void> {
    const { used, unused } = await this.splitByUse(await this.images.listProposed());
    for (const image of used) await this.images.withdraw(image, now);
    for (const image of unused) await this.images.decide(image);
  }

  /** May be interrupted anywhere: the record goes last, so the next round finds what is left. */
  private async remove(): Promise<void> {
    for (const image of await this.images.listDecided()) {
      for (const key of await this.images.ownFiles(image)) await this.objects.delete(key);
      await this.images.remove(image._id);
      this.logger.info({ imageId: image._id }, 'removed an image that nothing shows');
    }
  }

  /** Throws when a service that shows photos does not answer: then nothing is known, and nothing is removed. */
  private async splitByUse(images: KnownImage[]): Promise<{ used: KnownImage[]; unused: KnownImage[] }> {
    const shown = await this.use.find(images);
    return { used: images.filter(({ _id }) => shown.has(_id)), unused: images.filter(({ _id }) => !shown.has(_id)) };
  }
}

const idsOf = (images: KnownImage[]): string[] => images.map(({ _id }) => _id);

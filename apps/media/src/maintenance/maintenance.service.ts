import { DAY_MS } from '@simmer/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { type Logger, LOGGER, ObjectStore } from '@simmer/kit';
import { PhotoUse } from '../image/photo-use.service';
import { MediaConfig } from '../media.config';
import { type KnownPicture, UnusedPictureRepository } from '../image/unused-picture.repository';

/** What nobody asks for: removing pictures that nothing shows any more, or ever showed. See docs/adr/0012-removing-pictures.md. */
@Injectable()
export class MaintenanceService {
  constructor(
    private readonly pictures: UnusedPictureRepository,
    private readonly objects: ObjectStore,
    private readonly use: PhotoUse,
    @Inject(MediaConfig.token) private readonly config: MediaConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round, as if it were `now`. Each step takes a bounded number of pictures, leaves the others to the next round, and is harmless when it is done twice. */
  async run(now: Date = new Date()): Promise<void> {
    const daysAgo = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
    await this.look(daysAgo(1), now);
    await this.pictures.propose(daysAgo(this.config.MEDIA_UNUSED_KEPT_DAYS));
    await this.decide(now);
    await this.remove();
  }

  /** Notes of pictures that were not looked at since `time` whether anything shows them. */
  private async look(time: Date, now: Date): Promise<void> {
    const { used, unused } = await this.sorted(await this.pictures.notLookedAtSince(time));
    await this.pictures.noteLook(idsOf(used), idsOf(unused), now);
  }

  /**
   * Asks once more, now that nobody is told of these pictures: a recipe saved before this question is in its answer, and one saved later
   * does not get a picture that is about to go.
   */
  private async decide(now: Date): Promise<void> {
    const { used, unused } = await this.sorted(await this.pictures.proposed());
    for (const picture of used) await this.pictures.putBack(picture, now);
    for (const picture of unused) await this.pictures.decide(picture);
  }

  /** May be interrupted anywhere: the record goes last, so the next round finds what is left. */
  private async remove(): Promise<void> {
    for (const picture of await this.pictures.decided()) {
      for (const key of await this.pictures.ownFiles(picture)) await this.objects.delete(key);
      await this.pictures.forget(picture._id);
      this.logger.info({ imageId: picture._id }, 'removed a picture that nothing shows');
    }
  }

  /** Throws when a service that shows photos does not answer: then nothing is known, and nothing is removed. */
  private async sorted(pictures: KnownPicture[]): Promise<{ used: KnownPicture[]; unused: KnownPicture[] }> {
    const shown = await this.use.find(pictures);
    return { used: pictures.filter(({ _id }) => shown.has(_id)), unused: pictures.filter(({ _id }) => !shown.has(_id)) };
  }
}

const idsOf = (pictures: KnownPicture[]): string[] => pictures.map(({ _id }) => _id);

import { Inject, Injectable } from '@nestjs/common';
import { type OutputOf, type ParsedInputOf, ProblemError, type Video, type video, type videoCategory } from '@simmer/contracts';
import { fitting, LOGGER, type Logger } from '@simmer/kit';
import { VideoCategoryRepository } from './video-category.repository';
import { toVideo, toVideoCategory } from './video-view';
import { VideoRepository } from './video.repository';

/** The videos that everybody sees. A list that cannot be read is empty, as the specification says, and leaves a line in the log. */
@Injectable()
export class VideoService {
  constructor(
    private readonly videos: VideoRepository,
    private readonly categories: VideoCategoryRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  list({
    limit,
    offset,
    sort,
    featured_first: featuredFirst,
    ...asked
  }: ParsedInputOf<typeof video.list>): Promise<OutputOf<typeof video.list>> {
    const { duration_min: durationMin, duration_max: durationMax, ...rest } = asked;
    const filter = { isActive: true, durationMin, durationMax, ...rest };
    return this.orEmpty({ items: [], total: 0 }, async () => {
      const [found, total] = await Promise.all([
        this.videos.list(filter, { sort, featuredFirst, limit, offset }),
        this.videos.count(filter),
      ]);
      return { items: fitting(found.map(toVideo)), total };
    });
  }

  counts(): Promise<OutputOf<typeof video.counts>> {
    return this.orEmpty({ tabs: { recipes: 0, 'meal-plan': 0, shopping: 0 }, short: 0 }, async () => {
      const [recipes, plan, shopping, short] = await Promise.all([
        this.videos.countTab('recipes'),
        this.videos.countTab('meal-plan'),
        this.videos.countTab('shopping'),
        this.videos.countShort(),
      ]);
      return { tabs: { recipes, 'meal-plan': plan, shopping }, short };
    });
  }

  /** Throws `community.video-not-found`, also for one that staff hide. */
  async read(id: string): Promise<Video> {
    const found = await this.videos.find(id);
    if (!found?.isActive) throw new ProblemError('community.video-not-found');
    return toVideo(found);
  }

  listCategories(): Promise<OutputOf<typeof videoCategory.list>> {
    return this.orEmpty({ items: [] }, async () => {
      const all = await this.categories.all();
      return { items: all.filter(({ isActive }) => isActive).map(toVideoCategory) };
    });
  }

  private async orEmpty<T>(empty: T, read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      this.logger.error({ err: error }, 'the videos could not be read: an empty list is shown');
      return empty;
    }
  }
}

import { Controller } from '@nestjs/common';
import { demoVideo, type OutputOf, type ParsedInputOf, staffVideo, staffVideoCategory, video, videoCategory } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { DemoVideoService } from './demo-video.service';
import { StaffVideoService } from './staff-video.service';
import { VideoCategoryService } from './video-category.service';
import { VideoService } from './video.service';

type Input<K extends keyof typeof staffVideo> = ParsedInputOf<(typeof staffVideo)[K]>;
type Output<K extends keyof typeof staffVideo> = Promise<OutputOf<(typeof staffVideo)[K]>>;
type CategoryInput<K extends keyof typeof staffVideoCategory> = ParsedInputOf<(typeof staffVideoCategory)[K]>;
type CategoryOutput<K extends keyof typeof staffVideoCategory> = Promise<OutputOf<(typeof staffVideoCategory)[K]>>;

@Controller()
export class VideoHandlers {
  constructor(
    private readonly videos: VideoService,
    private readonly staff: StaffVideoService,
    private readonly categories: VideoCategoryService,
    private readonly demo: DemoVideoService,
  ) {}

  @Handles(video.list)
  list(input: ParsedInputOf<typeof video.list>): Promise<OutputOf<typeof video.list>> {
    return this.videos.list(input);
  }

  @Handles(video.counts)
  counts(): Promise<OutputOf<typeof video.counts>> {
    return this.videos.counts();
  }

  @Handles(video.read)
  read({ id }: ParsedInputOf<typeof video.read>): Promise<OutputOf<typeof video.read>> {
    return this.videos.read(id);
  }

  @Handles(videoCategory.list)
  listCategories(): Promise<OutputOf<typeof videoCategory.list>> {
    return this.videos.listCategories();
  }

  @Handles(staffVideo.list)
  listForStaff(input: Input<'list'>): Output<'list'> {
    return this.staff.list(input);
  }

  @Handles(staffVideo.lookUp)
  lookUp(input: Input<'lookUp'>): Output<'lookUp'> {
    return this.staff.lookUp(input);
  }

  @Handles(staffVideo.add)
  add(input: Input<'add'>): Output<'add'> {
    return this.staff.add(input);
  }

  @Handles(staffVideo.update)
  update(input: Input<'update'>): Output<'update'> {
    return this.staff.update(input);
  }

  @Handles(staffVideo.setFeatured)
  setFeatured(input: Input<'setFeatured'>): Output<'setFeatured'> {
    return this.staff.setFeatured(input);
  }

  @Handles(staffVideo.setActive)
  setActive(input: Input<'setActive'>): Output<'setActive'> {
    return this.staff.setActive(input);
  }

  @Handles(staffVideoCategory.list)
  listAllCategories(): CategoryOutput<'list'> {
    return this.categories.list();
  }

  @Handles(staffVideoCategory.add)
  addCategory(input: CategoryInput<'add'>): CategoryOutput<'add'> {
    return this.categories.add(input);
  }

  @Handles(staffVideoCategory.update)
  updateCategory(input: CategoryInput<'update'>): CategoryOutput<'update'> {
    return this.categories.update(input);
  }

  @Handles(staffVideoCategory.sort)
  sortCategories(input: CategoryInput<'sort'>): CategoryOutput<'sort'> {
    return this.categories.sort(input);
  }

  @Handles(demoVideo.store)
  storeDemo(input: ParsedInputOf<typeof demoVideo.store>): Promise<OutputOf<typeof demoVideo.store>> {
    return this.demo.store(input);
  }
}

import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { type JobQueue, JobQueues } from '@simmer/kit';
import { ImageRepository } from './image.repository';
import { ImageRun } from './image-run.service';

/** One picture is drawn at a time; the other one is being fetched or stored meanwhile. */
const CONCURRENCY = 2;

/** The `image-upload` queue. */
@Injectable()
export class ImageJobs implements OnModuleInit {
  private queue: JobQueue | undefined;

  constructor(
    @Inject(JobQueues) private readonly queues: JobQueues,
    @Inject(ImageRepository) private readonly images: ImageRepository,
    @Inject(ImageRun) private readonly runner: ImageRun,
  ) {}

  onModuleInit(): void {
    this.queue = this.queues.start({
      queue: 'image-upload',
      concurrency: CONCURRENCY,
      run: (id) => this.runner.run(id),
      unfinished: () => this.images.unfinished(),
    });
  }

  async enqueue(id: string): Promise<void> {
    await this.queue?.add(id);
  }
}

import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '../observability/logger';

/**
 * What a service does again and again although nobody asks for it. Its rounds never overlap, one that fails is left to the next, and the
 * service does not end in the middle of one. Several processes of a service may have a round at the same moment, and a process may die in
 * one: each step has to be harmless when it is done twice.
 */
export abstract class Upkeep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | undefined;

  protected constructor(
    private readonly everySeconds: number,
    protected readonly logger: Logger,
  ) {}

  /** One round, as if it were `now`. */
  abstract run(now?: Date): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.begin(), this.everySeconds * 1_000).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  private begin(): void {
    this.round ??= this.tryRound().finally(() => (this.round = undefined));
  }

  private async tryRound(): Promise<void> {
    try {
      await this.run();
    } catch (error) {
      this.logger.warn({ err: error }, 'upkeep did not get through; the next round tries again');
    }
  }
}

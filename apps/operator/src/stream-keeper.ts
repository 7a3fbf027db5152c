import { setTimeout as pause } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger, Streams } from '@simmer/kit';

const LOOK_EVERY_MS = 2_000;
const ALARM_FROM = 0.8;
const ALARM_EVERY_MS = 600_000;

/** Makes the event stream, makes it again when the bus has lost its store, and raises the alarm before it is full. */
@Injectable()
export class StreamKeeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private keeping: Promise<void> | undefined;
  private quietUntil = 0;

  constructor(
    private readonly streams: Streams,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.keeping = this.keep();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.keeping;
  }

  private async keep(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.streams.ensure();
        this.warn(await this.streams.fullness());
      } catch (error) {
        this.logger.warn({ err: error }, 'the event stream could not be looked after; trying again');
      }
      await pause(LOOK_EVERY_MS, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined); // stopping is no failure
    }
  }

  private warn(fullness: number): void {
    if (fullness < ALARM_FROM || Date.now() < this.quietUntil) return;
    this.quietUntil = Date.now() + ALARM_EVERY_MS;
    this.logger.error({ percent: Math.round(fullness * 100) }, 'the event stream is nearly full: its oldest events will go');
  }
}

import { Inject, Injectable, Optional } from '@nestjs/common';
import type { DeadLetter } from '@simmer/contracts';
import type { Logger } from '../observability/logger';
import { LOGGER } from '../tokens';
import { pageFrom } from '../page';
import { DeadLetterRepository } from './dead-letter.repository';
import type { DeadLetterDocument } from './dead-letter.schema';
import { EventListeners } from './event-listeners';
import { hear, reasonOf } from './listener';

/** The events that the service's listeners could not handle; replaying one is hearing it again, at once and by that listener alone. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly listeners: EventListeners,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(DeadLetterRepository) private readonly letters?: DeadLetterRepository,
  ) {}

  async list(limit: number, after?: string): Promise<{ items: DeadLetter[]; next: string | null }> {
    const found = (await this.letters?.list(limit + 1, after)) ?? [];
    return pageFrom(found, { limit, view: toDeadLetter, cursor: ({ _id }) => _id });
  }

  async count(): Promise<number> {
    return (await this.letters?.count()) ?? 0;
  }

  /** Replays one letter of a listener, or all of them one after the other. Those that fail again stay, with the new reason. */
  async replay(listener: string, id?: string): Promise<{ handled: number; failed: number }> {
    const ids = (await this.letters?.listByListener(listener)) ?? [];
    const outcome = { handled: 0, failed: 0 };
    for (const letterId of ids.filter((candidate) => id === undefined || candidate === id))
      outcome[(await this.replayOne(letterId)) ? 'handled' : 'failed'] += 1;
    return outcome;
  }

  async discard(id: string): Promise<boolean> {
    return (await this.letters?.remove(id)) ?? false;
  }

  private async replayOne(id: string): Promise<boolean> {
    const letter = await this.letters?.find(id);
    // replayed or discarded concurrently
    if (!letter) return true;
    try {
      const listener = this.listeners.named(letter.listener);
      if (!listener) throw new Error('There is no such listener any more.');
      await hear(listener, letter.message, { requestId: letter.requestId ?? '' });
    } catch (error) {
      this.logger.warn({ err: error, letter: id }, 'a dead letter could not be replayed');
      await this.letters?.put({ ...letter, reason: reasonOf(error), tries: letter.tries + 1, failedAt: new Date() });
      return false;
    }
    await this.letters?.remove(id);
    return true;
  }
}

const toDeadLetter = ({ _id, listener, subject, message, reason, tries, failedAt }: DeadLetterDocument): DeadLetter => ({
  id: _id,
  listener,
  subject,
  message,
  reason,
  tries,
  failedAt: failedAt.toISOString(),
});

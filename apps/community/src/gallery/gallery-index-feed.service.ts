import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LOGGER, type Logger } from '@simmer/kit';
import { GalleryIndex } from '../gallery-index/gallery-index.port';
import { toIndexedCard } from './gallery-card';
import { GalleryRepository } from './gallery.repository';
import type { GalleryCardDocument } from './gallery.schema';

const EVERY_MS = 1_000;
const AT_ONCE = 200;
/** Clocks of processes differ, and a write is seen some time after its moment. */
const OVERLAP_MS = 10_000;

/**
 * Fills the index of this process from the cards, and follows what other processes change: each event reaches one process, and each process has an
 * index of its own. What this process changes itself is in its index at once.
 */
@Injectable()
export class GalleryIndexFeed implements OnApplicationBootstrap, OnModuleDestroy {
  /** Resolves when every card is in the index. */
  readonly filled: Promise<void>;
  private markFilled: () => void = () => undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Changes from before this moment are in the index. */
  private since: Date | null = null;
  /** Of cards that changed lately, which change is in the index, in milliseconds since 1970. */
  private readonly known = new Map<string, number>();

  constructor(
    private readonly gallery: GalleryRepository,
    private readonly index: GalleryIndex,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.filled = new Promise((resolve) => {
      this.markFilled = resolve;
    });
  }

  onApplicationBootstrap(): void {
    void this.follow();
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Brings the index to what the cards say now. */
  async catchUp(): Promise<void> {
    const begun = new Date();
    if (this.since) await this.putChanged(new Date(this.since.getTime() - OVERLAP_MS));
    else await this.putAll();
    this.since = begun;
    this.forgetBefore(begun.getTime() - 2 * OVERLAP_MS);
    this.markFilled();
  }

  /** Puts a card that this process has changed into the index, unless that has a later change of it. */
  async put(card: GalleryCardDocument): Promise<void> {
    if (card.changedAt.getTime() >= this.knownChangeOf(card)) await this.putAtOnce([card]);
  }

  private async follow(): Promise<void> {
    try {
      await this.catchUp();
    } catch (error) {
      this.logger.warn({ err: error }, 'the index of the gallery could not follow; it tries again in a second');
    }
    if (!this.isStopped) this.timer = setTimeout(() => void this.follow(), EVERY_MS).unref();
  }

  private async putAll(): Promise<void> {
    let cards: GalleryCardDocument[];
    let after: string | undefined;
    do {
      cards = await this.gallery.wholeCardsAfter(AT_ONCE, after);
      await this.putNewer(cards);
      after = cards.at(-1)?._id;
    } while (cards.length === AT_ONCE && !this.isStopped);
  }

  private async putChanged(since: Date): Promise<void> {
    let cards: GalleryCardDocument[];
    let after: GalleryCardDocument | undefined;
    do {
      cards = await this.gallery.changedSince(since, AT_ONCE, after);
      await this.putNewer(cards);
      after = cards.at(-1);
    } while (cards.length === AT_ONCE && !this.isStopped);
  }

  private putNewer(cards: readonly GalleryCardDocument[]): Promise<void> {
    return this.putAtOnce(cards.filter((card) => card.changedAt.getTime() > this.knownChangeOf(card)));
  }

  private async putAtOnce(cards: readonly GalleryCardDocument[]): Promise<void> {
    for (const { _id, changedAt } of cards) this.known.set(_id, changedAt.getTime());
    if (cards.length > 0) await this.index.put(cards.map(toIndexedCard));
  }

  /** -1 for a card of which no change is known. */
  private knownChangeOf({ _id }: GalleryCardDocument): number {
    return this.known.get(_id) ?? -1;
  }

  private forgetBefore(time: number): void {
    for (const [id, changedAt] of this.known) if (changedAt < time) this.known.delete(id);
  }
}

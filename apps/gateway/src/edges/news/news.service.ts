import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { ProblemError, sessionEnded } from '@simmer/contracts';
import { GatewayConfig } from '../../gateway.config';
import { type LiveEvent, LiveEvents } from '../../live/live-events';

const REMEMBERED = 2_000;

export interface NewsItem {
  /** Position in the event stream: what a browser names when it comes back. */
  id: number;
  ownerId: string;
  /** The event's subject and payload as JSON. */
  data: string;
}

export interface Reader {
  accountId: string;
  sessionId: string | undefined;
  tell(item: NewsItem): void;
  /** The stream is over: signed out, or the gateway stops. */
  end(): void;
}

/** A cook's own live news: each open stream is told what happened to that account, and nothing else. */
@Injectable()
export class News implements BeforeApplicationShutdown {
  private readonly readers = new Map<string, Set<Reader>>();
  private readonly recent: NewsItem[] = [];
  private stopping = false;

  constructor(
    @Inject(LiveEvents) live: LiveEvents,
    @Inject(GatewayConfig.token) private readonly config: GatewayConfig,
  ) {
    live.onAny((happened) => this.spread(happened));
    live.on(sessionEnded, ({ payload }) => this.endSession(payload.accountId, payload.sessionId));
  }

  /** Begins to tell; first what happened after the event `lastSeen`, as far as that is remembered. Returns how to stop. */
  join(reader: Reader, lastSeen: number | undefined): () => void {
    if (this.stopping) throw new ProblemError('service.unavailable', undefined, { retryAfter: 2 });
    const ofAccount = this.readers.get(reader.accountId) ?? new Set();
    if (ofAccount.size >= this.config.GATEWAY_NEWS_STREAMS)
      throw new ProblemError('request.rate-limited', 'Simmer is open in too many tabs. Close one of them, then load this page again.', { retryAfter: 60 });
    this.readers.set(reader.accountId, ofAccount.add(reader));
    if (lastSeen !== undefined) for (const item of this.recent) if (item.id > lastSeen && item.ownerId === reader.accountId) reader.tell(item);
    return () => {
      ofAccount.delete(reader);
      if (ofAccount.size === 0) this.readers.delete(reader.accountId);
    };
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const ofAccount of this.readers.values()) for (const reader of [...ofAccount]) reader.end();
  }

  private spread({ seq, event, payload }: LiveEvent): void {
    const { ownerId } = payload as { ownerId?: string };
    if (!event.live || ownerId === undefined) return;
    const item = { id: seq, ownerId, data: JSON.stringify({ type: event.subject, payload }) };
    this.recent.push(item);
    if (this.recent.length > REMEMBERED) this.recent.shift();
    for (const reader of this.readers.get(ownerId) ?? []) reader.tell(item);
  }

  private endSession(accountId: string, sessionId: string): void {
    for (const reader of [...(this.readers.get(accountId) ?? [])]) if (reader.sessionId === sessionId) reader.end();
  }
}

import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { type Audience, ProblemError, sessionEnded } from '@simmer/contracts';
import { type LiveEvent, LiveEvents } from '../../live/live-events';

const REMEMBERED = 2_000;

export interface NumberedUpdate {
  /** Position in the event stream: what a browser names when it comes back. */
  id: number;
  /** A `LiveUpdate` as JSON. */
  data: string;
}

export interface Reader {
  /** The audiences of this reader: it gets every event for any of them. */
  audiences: readonly Audience[];
  /** Whose streams are counted together, and how many each may have: an account; a guest link, and in it where a guest comes from. */
  holders: readonly { name: string; most: number }[];
  sessionId: string | undefined;
  send(update: NumberedUpdate): void;
  /** The stream is over: signed out, or the gateway stops. */
  end(): void;
}

/** Live updates: each open stream is sent the events whose audience it belongs to, and nothing else. */
@Injectable()
export class LiveUpdates implements BeforeApplicationShutdown {
  private readonly readers = new Map<string, Set<Reader>>();
  private readonly listening = new Map<Audience, Set<Reader>>();
  private readonly recent: { update: NumberedUpdate; audience: readonly Audience[] }[] = [];
  private stopping = false;

  constructor(live: LiveEvents) {
    live.onAny((happened) => this.broadcast(happened));
    live.on(sessionEnded, ({ payload }) => this.endSession(payload.accountId, payload.sessionId));
  }

  /** Begins to send; first what happened after the event `lastSeen`, as far as that is remembered. Returns how to stop. */
  join(reader: Reader, lastSeen: number | undefined): () => void {
    if (this.stopping) throw new ProblemError('service.unavailable', undefined, { retryAfter: 2 });
    if (reader.holders.some(({ name, most }) => (this.readers.get(name)?.size ?? 0) >= most))
      throw new ProblemError('request.rate-limited', 'Simmer is open in too many tabs. Close one of them, then load this page again.', {
        retryAfter: 60,
      });
    for (const { name } of reader.holders) add(this.readers, name, reader);
    for (const audience of reader.audiences) add(this.listening, audience, reader);
    if (lastSeen !== undefined)
      for (const { update, audience } of this.recent)
        if (update.id > lastSeen && audience.some((one) => reader.audiences.includes(one))) reader.send(update);
    return () => {
      for (const { name } of reader.holders) remove(this.readers, name, reader);
      for (const audience of reader.audiences) remove(this.listening, audience, reader);
    };
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
    for (const ofAccount of this.readers.values()) for (const reader of [...ofAccount]) reader.end();
  }

  private broadcast({ seq, event, payload }: LiveEvent): void {
    if (!event.audience) return;
    const audience = event.audience(payload);
    const update = { id: seq, data: JSON.stringify({ type: event.subject, payload: event.project?.(payload) ?? payload }) };
    this.recent.push({ update, audience });
    if (this.recent.length > REMEMBERED) this.recent.shift();
    // a reader in two of the audiences gets the event once
    const hearing = new Set(audience.flatMap((one) => [...(this.listening.get(one) ?? [])]));
    for (const reader of hearing) reader.send(update);
  }

  private endSession(accountId: string, sessionId: string): void {
    for (const reader of [...(this.readers.get(accountId) ?? [])]) if (reader.sessionId === sessionId) reader.end();
  }
}

function add<K>(readers: Map<K, Set<Reader>>, key: K, reader: Reader): void {
  readers.set(key, (readers.get(key) ?? new Set()).add(reader));
}

function remove<K>(readers: Map<K, Set<Reader>>, key: K, reader: Reader): void {
  const left = readers.get(key);
  left?.delete(reader);
  if (left?.size === 0) readers.delete(key);
}

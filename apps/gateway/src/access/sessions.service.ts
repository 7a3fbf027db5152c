import { Inject, Injectable } from '@nestjs/common';
import { operations, sessionEnded } from '@simmer/contracts';
import { type Actor, Bus } from '@simmer/kit';
import { LiveEvents } from '../live/live-events';

const KNOWN_FOR_MS = 30_000;
/** Longer than any answer of before can still be known or on its way. */
const ENDED_FOR_MS = 60_000;
const MAX_KNOWN = 20_000;

interface Known {
  actor: Promise<Actor | null>;
  until: number;
}

/** Whose session a cookie is. Asks identity, and remembers the answer for half a minute unless the session ends before. */
@Injectable()
export class Sessions {
  private readonly known = new Map<string, Known>();
  /** Sessions that ended a moment ago: an answer that was on its way may not bring them back. */
  private readonly ended = new Map<string, number>();

  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(LiveEvents) live: LiveEvents,
  ) {
    live.on(sessionEnded, ({ payload }) => this.end(payload.sessionId));
  }

  /** The signed-in account, or null. Throws `service.unavailable` when identity does not answer. */
  async actorOf(token: string): Promise<Actor | null> {
    const known = this.known.get(token);
    const actor = await (known && known.until > Date.now() ? known.actor : this.resolve(token));
    return actor?.sessionId && this.ended.has(actor.sessionId) ? null : actor;
  }

  /** At once, on this gateway; the others hear of it by the event. */
  end(sessionId: string): void {
    const now = Date.now();
    for (const [id, at] of this.ended) if (at + ENDED_FOR_MS < now) this.ended.delete(id);
    this.ended.set(sessionId, now);
  }

  private resolve(token: string): Promise<Actor | null> {
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    const entry: Known = { actor: this.ask(token), until: Date.now() + KNOWN_FOR_MS };
    this.known.set(token, entry);
    entry.actor.then(
      (actor) => actor ?? this.known.delete(token),
      () => this.known.delete(token),
    );
    return entry.actor;
  }

  private async ask(sessionToken: string): Promise<Actor | null> {
    const { session } = await this.bus.call(operations.identity.session.resolve, { sessionToken }, { asService: true });
    if (!session || Date.parse(session.expiresAt) <= Date.now()) return null;
    return { accountId: session.accountId, role: session.role, sessionId: session.id };
  }
}

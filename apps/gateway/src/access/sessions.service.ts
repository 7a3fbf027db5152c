import { Injectable } from '@nestjs/common';
import { type AccountActor, operations, sessionEnded } from '@simmer/contracts';
import { Bus } from '@simmer/kit';
import { LiveEvents } from '../live/live-events';

const KNOWN_FOR_MS = 30_000;
/** Longer than an earlier answer can be cached or in flight. */
const ENDED_FOR_MS = 60_000;
const MAX_KNOWN = 20_000;

/** A cook or staff; others come without a session. */
export type SessionActor = Exclude<AccountActor, { role: 'client' }>;

interface LiveSession {
  actor: SessionActor;
  /** Epoch milliseconds; identity moves it on while the session is used. */
  expiresAt: number;
}

interface Known {
  session: Promise<LiveSession | null>;
  until: number;
}

/** Whose session a cookie is. Asks identity, and remembers the answer for half a minute unless the session ends before. */
@Injectable()
export class Sessions {
  private readonly known = new Map<string, Known>();
  /** Sessions that ended a moment ago: an answer that was on its way may not bring them back. */
  private readonly ended = new Map<string, number>();

  constructor(
    private readonly bus: Bus,
    live: LiveEvents,
  ) {
    live.on(sessionEnded, ({ payload }) => this.end(payload.sessionId));
  }

  /** The signed-in account, or null. Throws `service.unavailable` when identity does not answer. */
  async actorOf(token: string): Promise<SessionActor | null> {
    return (await this.find(token))?.actor ?? null;
  }

  /** Whether a token's owner is cached, so that identity need not be called. */
  isKnown(token: string): boolean {
    return (this.known.get(token)?.until ?? 0) > Date.now();
  }

  /** When a session runs out unless it is used until then, in epoch milliseconds; null when it is over. Throws like `actorOf`. */
  async expiryOf(token: string): Promise<number | null> {
    return (await this.find(token))?.expiresAt ?? null;
  }

  /** Takes effect at once on this gateway; the others get the event. */
  end(sessionId: string): void {
    const now = Date.now();
    for (const [id, at] of this.ended) if (at + ENDED_FOR_MS < now) this.ended.delete(id);
    this.ended.set(sessionId, now);
  }

  private async find(token: string): Promise<LiveSession | null> {
    const known = this.known.get(token);
    const session = await (known && known.until > Date.now() ? known.session : this.resolve(token));
    return session?.actor.sessionId && this.ended.has(session.actor.sessionId) ? null : session;
  }

  private resolve(token: string): Promise<LiveSession | null> {
    if (this.known.size >= MAX_KNOWN) this.known.clear();
    const entry: Known = { session: this.request(token), until: Date.now() + KNOWN_FOR_MS };
    this.known.set(token, entry);
    entry.session.then(
      (session) => {
        if (session) entry.until = Math.min(entry.until, session.expiresAt);
        else this.known.delete(token);
      },
      () => this.known.delete(token),
    );
    return entry.session;
  }

  private async request(sessionToken: string): Promise<LiveSession | null> {
    const { session } = await this.bus.call(operations.identity.session.resolve, { sessionToken }, { asService: true });
    const expiresAt = session ? Date.parse(session.expiresAt) : 0;
    if (!session || expiresAt <= Date.now()) return null;
    const { id: sessionId, accountId, role, staffRoles, level } = session;
    const ofSession = { accountId, sessionId, level, authenticatedAt: Date.parse(session.authenticatedAt) };
    return { actor: role === 'staff' ? { role, staffRoles, ...ofSession } : { role, ...ofSession }, expiresAt };
  }
}

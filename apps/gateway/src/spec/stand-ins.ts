import { randomUUID } from 'node:crypto';
import { Controller, Injectable, Module } from '@nestjs/common';
import {
  type Actor,
  deadLettersOf,
  guestList,
  type Level,
  mealPlanFeed,
  operations,
  type OutputOf,
  type ParsedInputOf,
  personalDataOf,
  ProblemError,
  recipeImport,
  type Role,
  rule,
  sessionEnded,
  sessionIdOf,
  STAFF_ROLES,
  type StaffRole,
} from '@simmer/contracts';
import { type ContextOf, Handles, Streams, type Visitor } from '@simmer/kit';
import { FakeService } from '@simmer/testing';

const { account, auditLog, bearerToken, password, session } = operations.identity;
const { image } = operations.media;

const AN_HOUR_MS = 3_600_000;

interface KnownSession {
  id: string;
  accountId: string;
  role: Role;
  staffRoles: StaffRole[];
  level: Level;
  authenticatedAt: string;
  expiresAt: string;
}

/** Sessions that a spec hands out; what identity would keep in its store. */
@Injectable()
export class KnownSessions {
  readonly byToken = new Map<string, KnownSession>();
  /** Whom bearer tokens stand for. */
  readonly programs = new Map<string, Actor>();
  /** How often a cookie or token was resolved. */
  requests = 0;
  /** Nobody can say whose a cookie is. */
  isAway = false;
  /** What staff have done and read. */
  readonly audited: { accountId: string; action: string; details: string }[] = [];
  /** The visitor of the last sign-in or registration, as sent to identity. */
  visitor: Visitor | undefined;

  constructor(private readonly streams: Streams) {}

  start(
    role: Role,
    accountId: string = randomUUID(),
    level: Level = role === 'staff' ? 'second-factor' : 'password',
    staffRoles: readonly StaffRole[] = role === 'staff' ? STAFF_ROLES : [],
  ): { token: string; session: KnownSession } {
    const token = randomUUID();
    const [authenticatedAt, expiresAt] = [new Date().toISOString(), new Date(Date.now() + AN_HOUR_MS).toISOString()];
    const started = { id: randomUUID(), accountId, role, staffRoles: [...staffRoles], level, authenticatedAt, expiresAt };
    this.byToken.set(token, started);
    return { token, session: started };
  }

  async end(sessionId: string): Promise<void> {
    for (const [token, { id, accountId }] of this.byToken) {
      if (id !== sessionId) continue;
      this.byToken.delete(token);
      const client = await this.streams.client();
      await client.publish(this.streams.subject(sessionEnded.subject), JSON.stringify({ data: { sessionId, accountId, revision: 1 } }));
    }
  }
}

/** Answers identity's operations out of memory. */
@FakeService('identity')
class IdentityStandIn {
  constructor(private readonly sessions: KnownSessions) {}

  @Handles(account.register)
  async register(
    { email }: ParsedInputOf<typeof account.register>,
    { visitor }: ContextOf<typeof account.register>,
  ): Promise<OutputOf<typeof account.register>> {
    this.sessions.visitor = visitor;
    if (email.startsWith('taken')) throw new ProblemError('identity.email-taken');
    const { token, session: started } = this.sessions.start('cook');
    return { account: accountOf(started), sessionToken: token };
  }

  @Handles(password.reset)
  async reset({ token }: ParsedInputOf<typeof password.reset>): Promise<OutputOf<typeof password.reset>> {
    if (token.startsWith('over')) throw new ProblemError('identity.link-over');
    return { email: 'ada@example.com', waysIn: { passkeys: [], authenticators: [], apiTokens: [], isVoiceLinked: false } };
  }

  @Handles(session.start)
  async start(_input: object, { visitor }: ContextOf<typeof session.start>): Promise<OutputOf<typeof session.start>> {
    this.sessions.visitor = visitor;
    throw new ProblemError('identity.wrong-credentials');
  }

  @Handles(session.end)
  async end(_input: object, { actor }: ContextOf<typeof session.end>): Promise<OutputOf<typeof session.end>> {
    await this.sessions.end(sessionIdOf(actor) ?? '');
    return { signedOut: true };
  }

  @Handles(session.current)
  async whose(_input: object, { actor }: ContextOf<typeof session.current>): Promise<OutputOf<typeof session.current>> {
    if (!actor?.accountId) return { account: null, pending: null };
    const isHalf = actor.role !== 'client' && 'level' in actor && actor.level === 'half';
    const found = accountOf({ accountId: actor.accountId, role: actor.role as Role });
    return isHalf
      ? { account: null, pending: { email: found.email, name: found.name, methods: ['authenticator'] } }
      : { account: found, pending: null };
  }

  @Handles(account.current)
  async current(_input: object, { actor }: ContextOf<typeof account.current>): Promise<OutputOf<typeof account.current>> {
    return accountOf({ accountId: actor.accountId, role: actor.role as Role });
  }

  @Handles(account.setStaffRoles)
  async setStaffRoles(): Promise<OutputOf<typeof account.setStaffRoles>> {
    throw new Error('secret: the stand-in broke');
  }

  @Handles(auditLog.add)
  async addToAuditLog({ accountId, action, details }: ParsedInputOf<typeof auditLog.add>): Promise<OutputOf<typeof auditLog.add>> {
    this.sessions.audited.push({ accountId, action, details });
    return { number: this.sessions.audited.length };
  }

  @Handles(session.resolve)
  async resolve({ sessionToken }: ParsedInputOf<typeof session.resolve>): Promise<OutputOf<typeof session.resolve>> {
    this.sessions.requests += 1;
    if (this.sessions.isAway) throw new ProblemError('service.unavailable');
    return { session: this.sessions.byToken.get(sessionToken) ?? null };
  }

  @Handles(bearerToken.resolve)
  async resolveToken({ token }: ParsedInputOf<typeof bearerToken.resolve>): Promise<OutputOf<typeof bearerToken.resolve>> {
    this.sessions.requests += 1;
    return { actor: this.sessions.programs.get(token) ?? null };
  }
}

/** What the stand-in says of every account. */
export const accountOf = ({ accountId, role }: { accountId: string; role: Role }): OutputOf<typeof account.current> => ({
  id: accountId,
  email: 'ada@example.com',
  emailVerified: true,
  name: 'Ada',
  role,
  staffRoles: role === 'staff' ? [...STAFF_ROLES] : [],
  createdAt: new Date(0).toISOString(),
});

@Module({ controllers: [IdentityStandIn], providers: [KnownSessions] })
export class IdentityStandInModule {
  static readonly keepsDocuments = false;
}

/** An upload with this id holds nothing that media recognizes as a picture. */
export const NO_PICTURE = randomUUID();

const uploadOf = (id: string, objectKey: string): OutputOf<typeof image.read> => ({
  id,
  status: 'queued',
  image: null,
  sourceUrl: objectKey,
  error: null,
  revision: 1,
});

/** Answers that every upload is queued, and records its key. */
@FakeService('media')
class MediaStandIn {
  @Handles(image.uploadFile)
  async uploadFile({ id, file }: ParsedInputOf<typeof image.uploadFile>): Promise<OutputOf<typeof image.uploadFile>> {
    if (id === NO_PICTURE) throw new ProblemError('media.unreadable-image');
    return uploadOf(id, file.objectKey);
  }

  @Handles(image.uploadFromUrl)
  async uploadFromUrl({ id, url }: ParsedInputOf<typeof image.uploadFromUrl>): Promise<OutputOf<typeof image.uploadFromUrl>> {
    return uploadOf(id, url);
  }

  @Handles(image.read)
  async read(): Promise<OutputOf<typeof image.read>> {
    throw new Error('secret: the stand-in broke');
  }

  @Handles(image.original)
  async original(): Promise<OutputOf<typeof image.original>> {
    return { objectKey: null, portableKey: null };
  }
}

@Module({ controllers: [MediaStandIn] })
export class MediaStandInModule {
  static readonly keepsDocuments = false;
}

/** What was sent to be imported. */
@Injectable()
export class SentImports {
  readonly urls: string[] = [];
}

/** Accepts every address but those that are none. */
@Controller()
class ImporterStandIn {
  constructor(private readonly sent: SentImports) {}

  @Handles(recipeImport.startMany)
  async startMany({ imports }: ParsedInputOf<typeof recipeImport.startMany>): Promise<OutputOf<typeof recipeImport.startMany>> {
    this.sent.urls.push(...imports.map(({ url }) => url));
    const wrong = ProblemError.field('/url', rule('url')).toDocument();
    return { results: imports.map(({ id, url }) => ({ id, problem: URL.canParse(url) ? null : wrong })) };
  }
}

@Module({ controllers: [ImporterStandIn], providers: [SentImports] })
export class ImporterStandInModule {
  static readonly keepsDocuments = false;
  // of its own this one alone, since others need plans; the rest is what the kit answers in every service
  static readonly operations = [
    recipeImport.startMany,
    ...Object.values(deadLettersOf('importer')),
    ...Object.values(personalDataOf('importer')),
  ];
}

/** How often a link was resolved. */
@Injectable()
export class LinkRequests {
  requests = 0;
}

/** Answers for every link that it is unknown. */
@FakeService('recipes')
class LinksStandIn {
  constructor(private readonly links: LinkRequests) {}

  @Handles(guestList.resolve)
  async guest() {
    this.links.requests += 1;
    return { actor: null };
  }

  @Handles(mealPlanFeed.resolve)
  async calendar() {
    this.links.requests += 1;
    return { actor: null };
  }
}

@Module({ controllers: [LinksStandIn], providers: [LinkRequests] })
export class LinksStandInModule {
  static readonly keepsDocuments = false;
}

import { randomBytes, randomUUID } from 'node:crypto';
import { type Actor, operations } from '@simmer/contracts';
import { nextTraceparent, runInContext, type Visitor } from '@simmer/kit';
import { isolatedEnvironment, MailServer, service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { AccountRepository } from '../account-model/account.repository';
import { IdentityModule } from '../identity.module';

const { account, session } = operations.identity;

export const PASSWORD = 'plum tart at half past nine';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** A browser that has never been here. */
export const newBrowser = (source: string = `198.51.100.7-${randomUUID()}`): Visitor => ({
  source,
  deviceToken: randomBytes(32).toString('base64url'),
  userAgent: FIREFOX,
  language: 'en',
});

/** Identity with a mail server of its own. */
export interface IdentityUnderTest extends ServiceUnderTest {
  mail: MailServer;
  /** A call from a browser. */
  from<T>(visitor: Visitor, work: () => Promise<T>): Promise<T>;
  register(visitor?: Visitor): Promise<Registered>;
  /** As if the cook had typed the digits of the mail. */
  verify(cook: Pick<Registered, 'accountId' | 'email'>): Promise<void>;
  /** Both. */
  registerVerified(visitor?: Visitor): Promise<Registered>;
  signIn(email: string, password: string, visitor?: Visitor): Promise<{ sessionToken: string }>;
  /** The actor of a session, as the gateway passes it to services; null when it has ended. */
  actorOf(sessionToken: string): Promise<Extract<Actor, { role: 'cook' | 'staff' }> | null>;
}

export interface Registered {
  email: string;
  accountId: string;
  sessionToken: string;
  actor: Extract<Actor, { role: 'cook' | 'staff' }>;
}

export async function identityUnderTest(extra: Record<string, string> = {}): Promise<IdentityUnderTest> {
  const mail = await MailServer.start();
  const tested = await serviceUnderTest('identity', IdentityModule, isolatedEnvironment({ SMTP_URL: mail.url, ...extra }));
  const from = <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> =>
    runInContext({ requestId: randomUUID(), traceparent: nextTraceparent(), actor: null, deadline: Date.now() + 30_000, visitor }, work);
  const under: IdentityUnderTest = {
    ...tested,
    mail,
    from,
    async register(visitor = newBrowser()) {
      const email = `Cook-${randomUUID()}@example.com`;
      const { account: made, sessionToken } = await from(visitor, () =>
        tested.call(account.register, { requestId: uuidv7(), email, password: PASSWORD, acceptsTerms: true }, null),
      );
      const actor = await under.actorOf(sessionToken);
      if (!actor) throw new Error('A new session is over.');
      return { email, accountId: made.id, sessionToken, actor };
    },
    verify: ({ accountId, email }) => tested.get(AccountRepository).setVerified(accountId, email.toLowerCase(), { isReclaimed: false }),
    async registerVerified(visitor) {
      const cook = await under.register(visitor);
      await under.verify(cook);
      return cook;
    },
    signIn: (email, password, visitor = newBrowser()) => from(visitor, () => tested.call(session.start, { email, password }, null)),
    async actorOf(sessionToken) {
      const { session: found } = await tested.call(session.resolve, { sessionToken }, service);
      if (!found) return null;
      const { id: sessionId, accountId, role, staffRoles, level, authenticatedAt } = found;
      const ofSession = { accountId, sessionId, level, authenticatedAt: Date.parse(authenticatedAt) };
      return role === 'staff' ? { role, staffRoles, ...ofSession } : { role, ...ofSession };
    },
    async close() {
      await tested.close();
      await mail.close();
    },
  };
  return under;
}

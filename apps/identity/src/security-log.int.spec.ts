import { randomBytes, randomUUID } from 'node:crypto';
import { operations } from '@simmer/contracts';
import { hashOf, type Logger, LOGGER, nextTraceparent, runInContext, type Visitor } from '@simmer/kit';
import { service, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import { IdentityModule } from './identity.module';

const { account, session } = operations.identity;
const password = 'plum tart at half past nine';

let tested: ServiceUnderTest;
beforeAll(async () => {
  tested = await serviceUnderTest('identity', IdentityModule);
});
afterAll(() => tested.close());

const browser = (): Visitor => ({
  source: '203.0.113.7',
  deviceToken: randomBytes(32).toString('base64url'),
  userAgent: '',
  language: 'en',
});
const as = <T>(visitor: Visitor, work: () => Promise<T>): Promise<T> =>
  runInContext({ requestId: randomUUID(), traceparent: nextTraceparent(), actor: null, deadline: Date.now() + 30_000, visitor }, work);
const register = (email: string, at: Visitor) => as(at, () => tested.call(account.register, { email, password, acceptsTerms: true }, null));
const signIn = (email: string, at: Visitor, given = password) => as(at, () => tested.call(session.start, { email, password: given }, null));

it('leaves a line for whoever comes in, is refused, goes, or is given a role, and no address or password in it', async () => {
  const lines = jest.spyOn(tested.running.app.get<Logger>(LOGGER), 'info');
  const [email, at] = [`cook-${randomUUID()}@example.com`, browser()];
  const { account: cook, sessionToken } = await register(email, at);
  await expect(signIn(email, at, 'not the password at all')).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
  await expect(signIn('nobody@example.com', at)).rejects.toMatchObject({ code: 'identity.wrong-credentials' });
  await tested.call(session.end, {}, { accountId: cook.id, role: 'cook', sessionId: hashOf(sessionToken) });
  await tested.call(account.setStaffRoles, { email, roles: ['operator'] }, service);

  const about = (security: string, accountId: string | null = cook.id) => expect.objectContaining({ security, accountId });
  const logged = lines.mock.calls.map(([fields]) => fields as unknown).filter((fields) => Object(fields).security !== undefined);
  expect(logged).toEqual([
    about('registered'),
    about('signed-in'),
    about('sign-in-refused'),
    about('sign-in-refused', null),
    about('signed-out'),
    about('staff-roles-set'),
  ]);
  expect(logged[2]).toMatchObject({ source: '203.0.113.7' });
  expect(JSON.stringify(logged)).not.toMatch(/@example|plum tart/);
});

it('a browser that signs in again has one session, and others keep theirs', async () => {
  const [email, phone, laptop] = [`cook-${randomUUID()}@example.com`, browser(), browser()];
  const isLive = async (sessionToken: string) => (await tested.call(session.resolve, { sessionToken }, service)).session !== null;
  const first = await register(email, phone);
  const elsewhere = await signIn(email, laptop);
  const second = await signIn(email, phone);
  expect([await isLive(first.sessionToken), await isLive(elsewhere.sessionToken), await isLive(second.sessionToken)]).toEqual([
    false,
    true,
    true,
  ]);
});

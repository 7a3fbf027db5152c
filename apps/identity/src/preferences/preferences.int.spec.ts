import { operations, preferencesChanged } from '@simmer/contracts';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';

const { preferences } = operations.identity;

let identity: IdentityUnderTest;
beforeAll(async () => (identity = await identityUnderTest()));
afterAll(() => identity.close());

const read = ({ actor }: Registered) => identity.call(preferences.read, {}, actor);
const change = ({ actor }: Registered, input: Parameters<typeof identity.call<typeof preferences.change>>[1]) =>
  identity.call(preferences.change, input, actor);

describe('what a cook prefers', () => {
  it('is as usual until they choose, and is chosen again and again', async () => {
    const cook = await identity.register();
    expect(await read(cook)).toMatchObject({ theme: 'system', textSize: 'standard', quietHours: null });
    await change(cook, { theme: 'dark' });
    await change(cook, { textSize: 'large' });
    expect(await change(cook, { quietHours: { from: '22:00', until: '07:00' } })).toMatchObject({ theme: 'dark', textSize: 'large' });
    expect(await read(cook)).toMatchObject({ theme: 'dark', textSize: 'large', quietHours: { from: '22:00', until: '07:00' } });
  });

  it('of one topic leaves the others, and what is mailed always cannot be switched off', async () => {
    const cook = await identity.register();
    await change(cook, { notifications: [{ topic: 'letters', email: true }] });
    await change(cook, { notifications: [{ topic: 'new-sign-in', email: false }] });
    const { notifications } = await read(cook);
    expect(notifications.find(({ topic }) => topic === 'letters')).toMatchObject({ email: true });
    expect(notifications.find(({ topic }) => topic === 'new-sign-in')).toMatchObject({ email: true, isAlwaysMailed: true });
  });

  it('is told of with every change, of which none is lost when several come at once', async () => {
    const cook = await identity.register();
    await Promise.all([
      change(cook, { theme: 'dark' }),
      change(cook, { textSize: 'large' }),
      change(cook, { quietHours: { from: '21:00', until: '06:00' } }),
    ]);
    expect(await read(cook)).toMatchObject({ theme: 'dark', textSize: 'large', quietHours: { from: '21:00', until: '06:00' } });
    await identity.settle();
    const published = (await identity.bus.published(preferencesChanged)).filter(({ accountId }) => accountId === cook.accountId);
    expect(published.map(({ revision }) => revision)).toEqual([1, 2, 3]);
  });
});

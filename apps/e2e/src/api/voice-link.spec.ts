import { Mongo } from '@simmer/kit';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { Linking } from '../oauth/linking';
import { refusals } from '../oauth/refusals';
import { VOICE_SETTINGS } from '../oauth/voice-platform';

let world: WorldUnderTest;
let linking: Linking;
beforeAll(async () => {
  world = await worldUnderTest(VOICE_SETTINGS);
  linking = await Linking.in(world);
});
afterAll(() => world.close(), 60_000);

describe('a voice account', () => {
  it('is linked when the cook allows it, and stays so however often its refresh token is used', async () => {
    const { browser, refreshToken } = await linking.link();
    expect((await browser.call('GET', '/voice-link')).body).toMatchObject({
      isOffered: true,
      isIncluded: true,
      linkedAt: expect.any(String),
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => linking.platform.refresh(refreshToken)));
    expect(answers.every((tokens) => tokens.refresh_token === refreshToken && tokens.expires_in === 3_600)).toBe(true);
    expect(new Set(answers.map((tokens) => tokens.access_token)).size).toBe(20);
  });

  it('is asked for by name, scope and account, and told what it would replace', async () => {
    const cook = await linking.newCook();
    const asked = async () => {
      const { uid } = await linking.ask(cook.browser, await linking.platform.begin());
      return (await cook.browser.call('GET', `/oauth/requests/${uid}`)).body;
    };
    const { body: account } = await cook.browser.call('GET', '/account');
    expect(await asked()).toEqual({
      client: 'Alexa',
      scopes: ['shopping-list:add'],
      email: account['email'],
      isIncluded: true,
      linkedAt: null,
    });
    await linking.link(cook);
    expect(await asked()).toMatchObject({ linkedAt: expect.any(String) });
  });

  it('is linked by a decision that is sent twice, because its answer was lost', async () => {
    const { browser } = await linking.newCook();
    const begun = await linking.platform.begin();
    const { uid } = await linking.ask(browser, begun);
    const [first, second] = [await linking.decide(browser, uid), await linking.decide(browser, uid)];
    expect(second).toEqual(first);
    const { location } = await linking.resume(browser, uid);
    await expect(linking.platform.finish(new URL(location), begun)).resolves.toMatchObject({ token_type: 'bearer' });
  });

  it('is unlinked by the cook, once and again', async () => {
    const { browser } = await linking.link();
    for (let times = 0; times < 2; times += 1)
      expect(await browser.call('DELETE', '/voice-link')).toMatchObject({ status: 200, body: { linkedAt: null, lastHeard: null } });
  });

  it('is kept in no form that opens anything', async () => {
    const { accessToken, refreshToken } = await linking.link();
    const { browser } = await linking.newCook();
    const { code } = await linking.toCode(browser);
    const { uid } = await linking.ask(browser, await linking.platform.begin());
    const { connection } = world.services.identity.app.get(Mongo);
    const records = JSON.stringify(await connection.collection('oauth_records').find().toArray());
    expect(records).toContain('shopping-list:add');
    for (const secret of [accessToken, refreshToken, code, uid]) expect(records).not.toContain(secret);
  });
});

describe('no token is given', () => {
  it.each(refusals.map((refusal) => [`${refusal.group} ${refusal.name}`, refusal] as const))('%s', async (_name, { attempt, expected }) => {
    const said = await attempt(linking);
    if (typeof expected === 'string') expect(said).toBe(expected);
    else expect(said).toMatch(expected);
  });
});

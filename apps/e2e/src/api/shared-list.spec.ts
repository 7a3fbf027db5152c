import { waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { v7 as uuidv7 } from 'uuid';
import type { Browser } from '../oauth/browser';
import { Linking } from '../oauth/linking';
import { VOICE_SETTINGS } from '../oauth/voice-platform';
import { Certificates, Speaker } from '../voice/speaker';

let world: WorldUnderTest;
let certificates: Certificates;
let linking: Linking;
beforeAll(async () => {
  certificates = await Certificates.make();
  world = await worldUnderTest({ ...VOICE_SETTINGS, ...certificates.settings });
  linking = await Linking.in(world);
});
afterAll(async () => {
  await world.close();
  await certificates.remove();
});

/** A household of two; the first has a linked voice device. */
async function household() {
  const linked = await linking.link();
  const ben = linking.newBrowser();
  const benId = await linking.register(ben);
  const { body } = await linked.browser.call('POST', '/household/invitation', {});
  await ben.call('POST', `/household-invitations/${String(body['token'])}/join`, {});
  await world.settle();
  return { ann: linked.browser, annId: linked.accountId, accessToken: linked.accessToken, ben, benId };
}

/** What a stream of live updates tells, as text. */
async function listen(path: string, browser?: Browser) {
  const leaving = new AbortController();
  const cookie = Object.entries(browser?.cookiesFor('/api') ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const response = await fetch(`${world.gatewayUrl}/api${path}`, { headers: { cookie }, signal: leaving.signal });
  const heard = { text: '', status: response.status };
  const reading = (async () => {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) heard.text += chunk;
  })().catch((error: unknown) => {
    if (!leaving.signal.aborted) throw error;
  });
  return { heard, leave: () => (leaving.abort(), reading) };
}

const add = {
  device: 'phone',
  mark: 0,
  operations: [{ device: 'phone', number: 1, clock: '0mywpiww0.0000.phone', item: 'tea', type: 'add', fields: { name: 'tea' } }],
};

it('brings what a voice device hears to everybody who shares the list, at once', async () => {
  const { annId, accessToken, ben, ann } = await household();
  const made = await ann.call('POST', `/shopping-lists/${annId}/guest-links`, {});
  const streams = [await listen('/live-updates', ben), await listen(`/guest-lists/${String(made.body['token'])}/live-updates`)];
  await new Speaker(world.gatewayUrl, certificates, accessToken, 'speaker').say('add milk');
  for (const { heard } of streams) await waitUntil(() => heard.text.includes('shopping-list.changed'), 'the list to be told', 5_000);
  const { body } = await ben.call('POST', `/shopping-lists/${annId}/sync`, { device: 'tablet', mark: 0, operations: [] });
  expect(JSON.stringify(body)).toContain('"value":"milk"');
  await Promise.all(streams.map(({ leave }) => leave()));
});

it('tells guests of their list and of nothing else, and no longer when their link is off', async () => {
  const { ann, annId, benId } = await household();
  const { body } = await ann.call('POST', `/shopping-lists/${annId}/guest-links`, {});
  const path = `/guest-lists/${String(body['token'])}`;
  const guest = linking.newBrowser();
  const { heard, leave } = await listen(`${path}/live-updates`);
  expect(heard.status).toBe(200);
  await ann.call('POST', '/shopping-lists', { id: uuidv7(), name: 'Secret surprise' });
  await ann.call('PATCH', '/profile', { name: 'Renamed' });
  expect(await guest.call('POST', `${path}/sync`, { ...add, name: 'Tom' })).toMatchObject({
    status: 200,
    body: { acknowledged: 1, refused: [] },
  });
  await waitUntil(() => heard.text.includes('shopping-list.changed'), 'the list to be told', 5_000);
  const told = [...heard.text.matchAll(/^data: (\{.*)$/gm)].map(([, data = '']) => JSON.parse(data) as { payload: object });
  for (const { payload } of told) expect(Object.keys(payload)).toEqual(['listId', 'revision', 'mark', 'isAbout']);
  expect(heard.text).not.toContain(benId);
  await leave();

  const linkId = String((body['link'] as unknown as { id: string }).id);
  await ann.call('DELETE', `/shopping-lists/${annId}/guest-links/${linkId}`);
  expect((await guest.call('POST', `${path}/sync`, { ...add, name: 'Tom' })).status).toBe(401);
  expect((await listen(`${path}/live-updates`)).heard.status).toBe(401);
  expect(await guest.call('GET', path)).toMatchObject({ status: 200, body: { state: 'ended', list: null } });
});

it('opens nothing but its list: a guest’s token is no session and no token of a program', async () => {
  const { ann, annId } = await household();
  const { body } = await ann.call('POST', `/shopping-lists/${annId}/guest-links`, {});
  const token = String(body['token']);
  const asSession = { cookie: `__Host-sid=${token}` };
  const asBearer = { authorization: `Bearer ${token}`, ...asSession };
  const answers = async (path: string) =>
    Promise.all(
      [asSession, asBearer].map(async (headers) => {
        const { status, body: problem } = await linking.newBrowser().call('GET', path, undefined, headers);
        return [status, problem['code']];
      }),
    );
  const nobody = [401, 'access.signed-out'];
  for (const path of ['/recipes', '/household', '/shopping-lists', '/meal-plan/2026-11-23'])
    expect(await answers(path)).toEqual([nobody, nobody]);
  // no token of whomever would open what opens something to others
  expect(await answers(`/shopping-lists/${annId}/guest-links`)).toEqual([nobody, [403, 'access.scope-missing']]);
});

import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { Linking } from '../oauth/linking';
import { VOICE_SETTINGS } from '../oauth/voice-platform';
import { hostileRequests, type VoiceUnderTest } from '../voice/hostile-requests';
import { itemsOf } from '../voice/items-of';
import { Certificates, Speaker, type Spoken } from '../voice/speaker';

// each of a hundred requests goes through every service

let world: WorldUnderTest;
let certificates: Certificates;
let voice: VoiceUnderTest;
beforeAll(async () => {
  certificates = await Certificates.make();
  world = await worldUnderTest({ ...VOICE_SETTINGS, ...certificates.settings });
  const linking = await Linking.in(world);
  voice = { linking, certificates, linked: await linking.link() };
});
afterAll(async () => {
  await world.close();
  await certificates.remove();
});

const speakerOf = (accessToken: string | undefined, locale?: string) =>
  new Speaker(world.gatewayUrl, certificates, accessToken, `account-${accessToken}`, locale);

describe('a voice device', () => {
  it('puts what is said on the cook’s list, with amounts', async () => {
    const { browser, accessToken } = await voice.linking.link();
    expect(await speakerOf(accessToken).say('add two pounds of carrots and milk')).toEqual({
      status: 200,
      text: 'I’ve put 2 pounds of carrots and milk on your shopping list.',
      card: 'Simple',
      isOpen: false,
    });
    expect(await itemsOf(browser)).toEqual(['2 lb carrots', 'milk']);
    expect((await browser.call('GET', '/voice-link')).body).toMatchObject({ lastHeard: { text: 'two pounds of carrots and milk' } });
  });

  it('adds once what is sent again: the same request a hundred times adds once', async () => {
    const { browser, accessToken } = await voice.linking.link();
    const speaker = speakerOf(accessToken);
    const request = speaker.request('add three lemons');
    const answers: Spoken[] = [];
    for (let round = 0; round < 10; round += 1)
      answers.push(...(await Promise.all(Array.from({ length: 10 }, () => speaker.send(request)))));
    expect(answers).toHaveLength(100);
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['I’ve put 3 lemons on your shopping list.']));
    expect(await itemsOf(browser)).toEqual(['3 lemons']);
  });

  it('speaks German to whoever speaks German to it', async () => {
    const { browser, accessToken } = await voice.linking.link();
    const { text } = await speakerOf(accessToken, 'de-DE').say('setz zwei Kilo Karotten und Milch auf die Liste');
    expect(text).toBe('Jetzt auf deiner Einkaufsliste: 2 Kilo Karotten und Milch.');
    expect(await itemsOf(browser)).toEqual(['2 kg Karotten', 'Milch']);
  });

  it.each([
    ['open simmer', 'Welcome to Simmer.', true],
    ['help', 'I can put things on your shopping list in Simmer.', true],
    ['stop', 'Happy cooking.', false],
    ['what is for dinner', 'I can only put things on your shopping list.', true],
    ['add please', 'What should I add?', true],
  ])('answers %j', async (utterance, text, isOpen) => {
    const spoken = await speakerOf(voice.linked.accessToken).say(utterance);
    expect(spoken).toMatchObject({ status: 200, text: expect.stringContaining(text), isOpen });
  });

  it('offers to link an account when there is none', async () => {
    for (const utterance of ['open simmer', 'add milk'])
      expect(await speakerOf(undefined).say(utterance)).toMatchObject({ status: 200, card: 'LinkAccount', isOpen: false });
    expect(await speakerOf(undefined).say('help')).toMatchObject({ card: undefined, isOpen: true });
  });

  it('hears that a session has ended, and says nothing', async () => {
    const speaker = speakerOf(voice.linked.accessToken);
    const { request, ...rest } = speaker.request('help');
    const ended = { ...rest, request: { ...request, type: 'SessionEndedRequest', reason: 'USER_INITIATED' } };
    expect(await speaker.send(ended)).toMatchObject({ status: 200, text: '' });
  });

  it('can do nothing else with its token', async () => {
    const { accessToken } = await voice.linking.link();
    for (const path of ['/account', '/recipes', '/shopping-lists', '/voice-link']) {
      const response = await fetch(`${world.gatewayUrl}/api${path}`, { headers: { authorization: `Bearer ${accessToken}` } });
      expect([path, response.status]).toEqual([path, 403]);
    }
  });

  it('says when the list is full', async () => {
    const { browser, accessToken, accountId } = await voice.linking.link();
    const adds = Array.from({ length: 499 }, (_, at) => ({
      type: 'add',
      device: 'phone',
      number: at + 1,
      clock: `0mywpiww0.${at.toString(36).padStart(4, '0')}.phone`,
      item: `item ${at}`,
      fields: { name: `item ${at}` },
    }));
    await browser.call('POST', `/shopping-lists/${accountId}/sync`, { device: 'phone', mark: 0, operations: adds });
    expect((await speakerOf(accessToken).say('add milk and salt')).text).toBe(
      'I’ve put milk on your shopping list, but not salt. Your shopping list is full. Clear what you’ve checked off, then try again.',
    );
    expect((await speakerOf(accessToken).say('add pepper')).text).toBe(
      'Nothing was added. Your shopping list is full. Clear what you’ve checked off, then try again.',
    );
  });
});

describe('nothing is added', () => {
  it.each(hostileRequests.map((request) => [`${request.group} ${request.name}`, request] as const))(
    '%s',
    async (_name, { attempt, expected }) => {
      expect(await attempt(voice)).toBe(expected);
    },
  );

  it('to the list of the cook in whose name all of it was tried', async () => {
    expect(await itemsOf(voice.linked.browser)).toEqual([]);
  });

  it('while the recipes are away, and the device says so', async () => {
    await world.services.recipes.stop();
    expect((await speakerOf(voice.linked.accessToken).say('add milk and eggs')).text).toBe(
      'Nothing was added. I can’t reach your shopping list right now. Please try again in a moment.',
    );
    await world.bootAgain('recipes');
    expect(await itemsOf(voice.linked.browser)).toEqual([]);
  });
});

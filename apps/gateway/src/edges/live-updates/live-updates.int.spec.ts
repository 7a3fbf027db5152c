import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { guestList, importProgressed, type OutputOf, type ParsedInputOf, recipeSaved, subscriptionChanged } from '@simmer/contracts';
import { Handles } from '@simmer/kit';
import { FakeService, waitUntil } from '@simmer/testing';
import { gatewayUnderTest, type GatewayUnderTest } from '../../spec/gateway-under-test';

/** Every token is of a link of its own. */
@FakeService('recipes')
class RecipesStandIn {
  @Handles(guestList.resolve)
  async resolve({ token }: ParsedInputOf<typeof guestList.resolve>): Promise<OutputOf<typeof guestList.resolve>> {
    return { actor: { role: 'guest', accountId: null, linkId: token } };
  }
}

@Module({ controllers: [RecipesStandIn] })
class RecipesStandInModule {
  static readonly keepsDocuments = false;
}

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ GATEWAY_LIVE_STREAMS: '2' }, { recipes: RecipesStandInModule });
});
afterAll(() => gateway.close());

interface Message {
  id: string;
  type: string;
  payload: Record<string, unknown>;
}

/** A browser's end of the stream. */
async function listen(token: string, lastEventId?: string) {
  const leaving = new AbortController();
  const response = await fetch(`${gateway.url}/api/live-updates`, {
    headers: { cookie: `__Host-sid=${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: leaving.signal,
  });
  const messages: Message[] = [];
  const state = { isOver: false };
  const reading = (async () => {
    let rest = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const [, id = '', data] = /^id: (\d+)\ndata: (.*)$/.exec(block) ?? [];
        if (data) messages.push({ id, ...(JSON.parse(data) as Omit<Message, 'id'>) });
      }
    }
  })().finally(() => (state.isOver = true));
  return { response, messages, state, leave: () => (leaving.abort(), reading.catch(() => undefined)) };
}

const saved = (ownerId: string, revision: number) => gateway.publish(recipeSaved, { recipeId: randomUUID(), ownerId, revision });

describe('live updates', () => {
  it('tells a cook what happens to what is theirs, and nothing else', async () => {
    const ownerId = randomUUID();
    const updates = await listen(gateway.signIn('cook', ownerId));
    expect(updates.response.headers.get('content-type')).toBe('text/event-stream');
    expect(updates.response.headers.get('cache-control')).toBe('no-store');
    await saved(randomUUID(), 1);
    await gateway.publish(importProgressed, { importId: randomUUID(), ownerId, revision: 2, status: 'running', stage: 'fetching' });
    await gateway.publish(subscriptionChanged, { accountId: ownerId, revision: 3 });
    await waitUntil(() => updates.messages.length === 2, 'two messages');
    expect(updates.messages.map(({ type, payload }) => [type, payload['revision']])).toEqual([
      [importProgressed.subject, 2],
      [subscriptionChanged.subject, 3],
    ]);
    await updates.leave();
  });

  it('goes on with the next event after one that cannot be parsed', async () => {
    const ownerId = randomUUID();
    const updates = await listen(gateway.signIn('cook', ownerId));
    const streams = gateway.bus.streams('recipes');
    await (await streams.client()).publish(streams.subject(recipeSaved.subject), '{"id":"cut o');
    await saved(ownerId, 5);
    await waitUntil(() => updates.messages.length === 1, 'the event after it', 1_000);
    expect(updates.messages[0]?.payload).toMatchObject({ ownerId, revision: 5 });
    await updates.leave();
  });

  it('goes on where a broken connection was left', async () => {
    const ownerId = randomUUID();
    const token = gateway.signIn('cook', ownerId);
    const before = await listen(token);
    await saved(ownerId, 1);
    await waitUntil(() => before.messages.length === 1, 'the first message');
    await before.leave();
    await saved(ownerId, 2);
    await saved(ownerId, 3);
    const watching = await listen(token);
    await saved(ownerId, 4);
    await waitUntil(() => watching.messages.length === 1, 'the last message');
    const after = await listen(token, before.messages[0]?.id);
    await waitUntil(() => after.messages.length === 3, 'what was missed');
    expect(after.messages.map(({ payload }) => payload['revision'])).toEqual([2, 3, 4]);
    await Promise.all([after.leave(), watching.leave()]);
  });

  it('ends when the session does', async () => {
    const { token, session } = gateway.sessions.start('cook');
    const updates = await listen(token);
    await gateway.sessions.end(session.id);
    await waitUntil(() => updates.state.isOver, 'the stream to end', 1_000);
    expect((await listen(token)).response.status).toBe(401);
  });

  it('ends when the session runs out, and not while it is used', async () => {
    const [idle, used] = [gateway.sessions.start('cook'), gateway.sessions.start('cook')];
    const soon = new Date(Date.now() + 800).toISOString();
    idle.session.expiresAt = used.session.expiresAt = soon;
    const [ofIdle, ofUsed] = [await listen(idle.token), await listen(used.token)];
    used.session.expiresAt = new Date(Date.now() + 60_000).toISOString();
    await waitUntil(() => ofIdle.state.isOver, 'the stream to end', 3_000);
    expect(new Date().toISOString() >= soon).toBe(true);
    expect((await listen(idle.token)).response.status).toBe(401);
    await saved(used.session.accountId, 1);
    await waitUntil(() => ofUsed.messages.length === 1, 'an update for the session in use');
    await ofUsed.leave();
  });

  it('is not for other sites, nor for visitors', async () => {
    const crossSite = await gateway.send('GET', '/api/live-updates', { as: gateway.signIn(), headers: { 'sec-fetch-site': 'cross-site' } });
    expect(crossSite.status).toBe(403);
    expect((await gateway.send('GET', '/api/live-updates')).status).toBe(401);
  });

  it('opens only so many streams for one account, and one more when one is closed', async () => {
    const token = gateway.signIn();
    const [first, second] = [await listen(token), await listen(token)];
    expect((await listen(token)).response.status).toBe(429);
    await first.leave();
    await waitUntil(async () => {
      const again = await listen(token);
      await again.leave();
      await pause(5);
      return again.response.status === 200;
    }, 'room for another stream');
    await second.leave();
  });
});

it('ends every stream when the gateway stops, within a moment', async () => {
  const stopping = await gatewayUnderTest();
  const response = await fetch(`${stopping.url}/api/live-updates`, { headers: { cookie: `__Host-sid=${stopping.signIn()}` } });
  const begun = Date.now();
  const [text] = await Promise.all([response.text(), stopping.close()]);
  expect(text).toBe('retry: 2000\n\n');
  expect(Date.now() - begun).toBeLessThan(5_000);
});

describe('the streams of a guest link', () => {
  it('are bounded for each source as well, so that one guest cannot take the places of all', async () => {
    const leaving = new AbortController();
    const token = randomBytes(32).toString('base64url');
    const open = async (from: string): Promise<number> =>
      (
        await fetch(`${gateway.url}/api/guest-lists/${token}/live-updates`, {
          headers: { 'x-forwarded-for': from },
          signal: leaving.signal,
        })
      ).status;
    expect([await open('192.0.2.1'), await open('192.0.2.1'), await open('192.0.2.2'), await open('192.0.2.3')]).toEqual([
      200, 429, 200, 429,
    ]);
    leaving.abort();
  });
});

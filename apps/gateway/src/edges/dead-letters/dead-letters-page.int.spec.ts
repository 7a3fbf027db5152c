import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { operations, recipePublicationChanged, STAFF_PAGES } from '@simmer/contracts';
import { On } from '@simmer/kit';
import { FakeService, staff, waitUntil } from '@simmer/testing';
import { gatewayUnderTest, type GatewayUnderTest } from '../../spec/gateway-under-test';

let failure: Error | undefined;

/** A listener of community that cannot handle what this file says it cannot. */
@Injectable()
class CardListeners {
  @On(recipePublicationChanged, 'project-recipe')
  async drawCard(): Promise<void> {
    if (failure) throw failure;
    return Promise.resolve();
  }
}

@FakeService('community')
class NoHandlers {}

@Module({ controllers: [NoHandlers], providers: [CardListeners] })
class CommunityPeerModule {
  static readonly jobs = [];
}

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await gatewayUnderTest({ EVENT_TRIES: '2' }, { community: CommunityPeerModule });
});
afterAll(() => gateway.close());
beforeEach(() => (failure = new Error('<script>alert(1)</script>')));

const PAGE = '/ops/dead-letters';
const html = { accept: 'text/html' };
const read = async (as: string, query = '') => (await gateway.send('GET', PAGE + query, { as, headers: html })).text();
const form = (as: string, action: string, id: string, headers: Record<string, string> = {}, listener = 'community-project-recipe') =>
  gateway.send('POST', `${PAGE}/${action}`, {
    as,
    body: new URLSearchParams({ listener, id }).toString(),
    headers: { ...html, 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const letters = async (): Promise<string[]> =>
  (await gateway.bus.call(operations.community.deadLetters.list, {}, staff(['operator']))).items.map(({ id }) => id);

/** An event that the listener could not handle. Returns the dead letter's id. */
async function setAside(): Promise<string> {
  const recipeId = randomUUID();
  const id = `community-project-recipe:${await gateway.publish(recipePublicationChanged, { recipeId, ownerId: recipeId, revision: 7 })}`;
  await waitUntil(async () => (await letters()).includes(id), 'the dead letter', 4_000);
  return id;
}

describe('the page of dead letters', () => {
  it('shows staff listener, event, reason, tries and age, and who does not answer', async () => {
    await setAside();
    const page = await read(gateway.signIn('staff'));
    for (const text of ['community-project-recipe', 'recipe.publication-changed', '2 tries', 'now', '&quot;revision&quot;: 7'])
      expect(page).toContain(text);
    // without it a browser sends the forms with the origin 'null', which is refused
    expect(page).toContain('<meta name="referrer" content="same-origin">');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>alert');
    // the menu is that of every staff page
    for (const { href } of STAFF_PAGES) expect(page).toContain(`<a href="${href}"`);
    expect(page).toContain('billing does not answer right now');
    expect(page).not.toContain('community does not answer');
  });

  it('is for staff only: others are led to sign in, or back to their recipes', async () => {
    const id = await setAside();
    const visitor = await gateway.send('GET', PAGE, { headers: html });
    expect([visitor.status, visitor.headers.get('location')]).toEqual([302, '/auth/login?next=%2Fops%2Fdead-letters']);
    const cook = await gateway.send('GET', PAGE, { as: gateway.signIn('cook'), headers: html });
    expect([cook.status, await cook.text()]).toEqual([403, expect.stringContaining('Only staff can see this page.')]);
    expect((await form(gateway.signIn('cook'), 'discard', id)).status).toBe(403);
    expect((await gateway.send('GET', PAGE, { headers: { accept: 'application/json' } })).status).toBe(401);
    expect(await letters()).toContain(id);
  });

  it('is no page for a moderator', async () => {
    const { token } = gateway.sessions.start('staff', randomUUID(), 'second-factor', ['moderator']);
    for (const page of [PAGE, '/ops/queues']) expect((await gateway.send('GET', page, { as: token, headers: html })).status).toBe(403);
  });

  it('is in the audit log with who has read it', async () => {
    const accountId = randomUUID();
    await read(gateway.signIn('staff', accountId));
    expect(gateway.sessions.audited).toContainEqual({ accountId, action: 'gateway.dead-letters.show', details: '' });
  });

  it('lets a listener hear one letter again and says how that went', async () => {
    const id = await setAside();
    const operator = gateway.signIn('staff');
    const failed = await form(operator, 'replay', id);
    expect([failed.status, failed.headers.get('location')]).toEqual([303, `${PAGE}?done=failed`]);
    expect(await read(operator, '?done=failed')).toContain('failed again');
    failure = undefined;
    expect((await form(operator, 'replay', id)).headers.get('location')).toBe(`${PAGE}?done=replayed`);
    expect(await letters()).not.toContain(id);
  });

  it('discards a letter, and not for another site', async () => {
    const id = await setAside();
    const operator = gateway.signIn('staff');
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect((await form(operator, 'discard', id, elsewhere)).status).toBe(403);
    expect(await letters()).toContain(id);
    expect((await form(operator, 'discard', id)).headers.get('location')).toBe(`${PAGE}?done=discarded`);
    expect(await letters()).not.toContain(id);
  });

  it.each(['replay', 'discard'] as const)(
    'knows of no letter to %s for a listener that nobody has, and its contract says so',
    async (action) => {
      const refused = await form(gateway.signIn('staff'), action, 'any', {}, 'nobody-listens');
      const { code } = (await refused.json()) as { code: string };
      expect([refused.status, code]).toEqual([404, 'request.not-found']);
      expect(operations.gateway.deadLetters[action].errors).toContain(code);
    },
  );
});

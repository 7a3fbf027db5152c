import { OAUTH_RESUME_COOKIE } from '@simmer/contracts';
import { later, type Linking, type SentTo } from './linking';
import { GOT_IN, type Refusal } from './refusal';

const HALF_AN_HOUR = 31 * 60;

const refused = (name: string, expected: string | RegExp, attempt: Refusal['attempt']): Refusal => ({
  group: 'consent',
  name,
  expected,
  attempt,
});

async function asked(linking: Linking, cook = linking.newCook()) {
  const { browser, accountId } = await cook;
  const { uid } = await linking.ask(browser, await linking.platform.begin());
  return { browser, accountId, uid };
}

/** What the browser was given: a code is what nobody may get here. */
function ending({ status, location }: SentTo): string {
  if (location.includes('code=')) return GOT_IN;
  if (location.startsWith('/oauth/refused')) return 'told on our page';
  return /[?&]error=(\w+)/.exec(location)?.[1] ?? `answered ${status}`;
}

const codeOf = ({ status, body }: { status: number; body: Record<string, unknown> }): string =>
  status === 200 ? GOT_IN : String(body['code']);

export const atConsent: readonly Refusal[] = [
  refused('by nobody who is signed in', 'access.signed-out', async (linking) => {
    const { uid } = await asked(linking);
    return codeOf(await linking.decide(linking.newBrowser(), uid));
  }),
  refused('by a cook whose plan has no voice', 'access.upgrade-required', async (linking) => {
    const { browser, uid } = await asked(linking, linking.newCook('free'));
    return codeOf(await linking.decide(browser, uid));
  }),
  refused('by a second cook after the first', 'identity.oauth-request-over', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid);
    return codeOf(await linking.decide((await linking.newCook()).browser, uid));
  }),
  refused('sent by another site', 'request.cross-site', async (linking) => {
    const { browser, uid } = await asked(linking);
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    return codeOf(await browser.call('POST', `/oauth/requests/${uid}/decision`, { isAllowed: true }, foreign));
  }),
  refused('to a request that there is not', 'identity.oauth-request-over', async (linking) =>
    codeOf(await linking.decide((await linking.newCook()).browser, 'made-up-by-somebody')),
  ),
  refused('after half an hour', 'identity.oauth-request-over', async (linking) => {
    const { browser, uid } = await asked(linking);
    return later(HALF_AN_HOUR, async () => codeOf(await linking.decide(browser, uid)));
  }),
  refused('by a cook who says no', 'access_denied', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid, false);
    return ending(await linking.resume(browser, uid));
  }),
  refused('by a cook who says no, then by somebody who says yes', 'identity.oauth-request-over', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid, false);
    return codeOf(await linking.decide(browser, uid, true));
  }),
  refused('by a victim, for a request that a thief began', 'told on our page', async (linking) => {
    const { browser: thief, uid } = await asked(linking);
    await linking.decide((await linking.newCook()).browser, uid);
    return ending(await linking.resume(thief, uid));
  }),
  refused('and the way back in another browser of the same cook', 'told on our page', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid);
    const other = linking.newBrowser();
    other.steal(browser, '__Host-sid');
    return ending(await linking.resume(other, uid));
  }),
  refused('and the way back in a browser that stole the request', 'told on our page', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid);
    const thief = linking.newBrowser();
    thief.steal(browser, OAUTH_RESUME_COOKIE);
    return ending(await linking.resume(thief, uid));
  }),
  refused('and the way back with the cookie of another request', 'told on our page', async (linking) => {
    const { browser, uid } = await asked(linking);
    const other = await linking.ask(browser, await linking.platform.begin());
    await linking.decide(browser, uid);
    const cookie = Object.entries(browser.cookiesFor(`/oauth/authorize/${uid}`)).map(([name, value]) => `${name}=${value}`);
    const response = await fetch(`${linking.world.gatewayUrl}/oauth/authorize/${other.uid}`, {
      redirect: 'manual',
      headers: { cookie: cookie.join('; ') },
    });
    return ending({ status: response.status, location: response.headers.get('location') ?? '' });
  }),
  refused('and the way back after signing out', 'told on our page', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid);
    await browser.call('POST', '/auth/logout', {});
    return ending(await linking.resume(browser, uid));
  }),
  refused('and the way back before it is given', 'asked again', async (linking) => {
    const { browser, uid } = await asked(linking);
    const { location } = await linking.resume(browser, uid);
    return location.startsWith('/oauth/consent/') ? 'asked again' : GOT_IN;
  }),
  refused('and the way back a second time', 'told on our page', async (linking) => {
    const { browser, uid } = await asked(linking);
    await linking.decide(browser, uid);
    await linking.resume(browser, uid);
    return ending(await linking.resume(browser, uid));
  }),
  refused('of before, for another request', 'asked again', async (linking) => {
    const { browser } = await linking.link();
    const { location } = await linking.ask(browser, await linking.platform.begin());
    return location.startsWith('/oauth/consent/') ? 'asked again' : GOT_IN;
  }),
];

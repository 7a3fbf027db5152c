import { operations } from '@simmer/contracts';
import type { World } from '@simmer/world';
import { makePremium } from '../make-premium';
import { Browser } from './browser';
import { type Begun, VoicePlatform } from './voice-platform';

export interface Linked {
  browser: Browser;
  accountId: string;
  accessToken: string;
  refreshToken: string;
}

/** Where a browser was sent. */
export interface SentTo {
  status: number;
  location: string;
}

/** A Simmer, a voice platform, and the steps between them. */
export class Linking {
  private constructor(
    readonly world: World,
    readonly platform: VoicePlatform,
  ) {}

  static async in(world: World): Promise<Linking> {
    return new Linking(world, await VoicePlatform.of(world.gatewayUrl));
  }

  newBrowser(): Browser {
    return new Browser(this.world.gatewayUrl);
  }

  /** Somebody signed in, whose plan includes voice unless it says otherwise. */
  async newCook(plan: 'premium' | 'free' = 'premium'): Promise<{ browser: Browser; accountId: string }> {
    const browser = this.newBrowser();
    const accountId = await this.register(browser);
    if (plan === 'premium') await makePremium(this.world, accountId);
    return { browser, accountId };
  }

  /** A new account with a verified address, signed in there. Returns its id. */
  async register(browser: Browser): Promise<string> {
    const { accountId, email } = await browser.register();
    await this.world.call(operations.identity.account.confirmEmail, { email });
    return accountId;
  }

  /** Sends a browser to us; where it is sent on to. */
  async ask(browser: Browser, begun: Begun): Promise<SentTo & { uid: string }> {
    const sent = sentTo(await browser.visit(begun.address.href));
    return { ...sent, uid: uidOf(sent.location) };
  }

  decide(browser: Browser, uid: string, isAllowed = true) {
    return browser.call('POST', `/oauth/requests/${uid}/decision`, { isAllowed });
  }

  async resume(browser: Browser, uid: string): Promise<SentTo> {
    return sentTo(await browser.visit(`/oauth/authorize/${uid}`));
  }

  /** All of it up to the code, as the address that the browser is sent back with. */
  async toCode(browser: Browser): Promise<{ begun: Begun; sentBack: URL; code: string }> {
    const begun = await this.platform.begin();
    const { uid } = await this.ask(browser, begun);
    const { status } = await this.decide(browser, uid);
    if (status !== 200) throw new Error(`The decision was answered with ${status}.`);
    const { location } = await this.resume(browser, uid);
    const sentBack = new URL(location);
    return { begun, sentBack, code: sentBack.searchParams.get('code') ?? '' };
  }

  /** Links an account. */
  async link(cook?: { browser: Browser; accountId: string }): Promise<Linked> {
    const { browser, accountId } = cook ?? (await this.newCook());
    const { begun, sentBack } = await this.toCode(browser);
    const tokens = await this.platform.finish(sentBack, begun);
    return { browser, accountId, accessToken: tokens.access_token, refreshToken: tokens.refresh_token ?? '' };
  }

  /** The token endpoint as anybody may ask it. */
  async token(
    parameters: Record<string, string> | string,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Tokens }> {
    const response = await fetch(`${this.world.gatewayUrl}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: typeof parameters === 'string' ? parameters : new URLSearchParams(parameters).toString(),
    });
    return { status: response.status, body: (await response.json()) as Tokens };
  }

  async unlink(browser: Browser): Promise<void> {
    await browser.call('DELETE', operations.identity.voiceLink.remove.http.path);
  }
}

export interface Tokens {
  access_token?: string;
  refresh_token?: string;
  error?: string;
  code?: string;
}

export const basic = (id: string, secret: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

const sentTo = (response: Response): SentTo => ({ status: response.status, location: response.headers.get('location') ?? '' });
const uidOf = (location: string): string => /^\/oauth\/consent\/([\w-]+)$/.exec(location)?.[1] ?? '';

/** Does something when so many seconds have gone by, for the services of this process. */
export async function later<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  const now = Date.now;
  Date.now = () => now() + seconds * 1_000;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

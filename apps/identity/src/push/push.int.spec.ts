import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module } from '@nestjs/common';
import { getModelToken } from '@nestjs/mongoose';
import {
  mealPlan,
  operations,
  type OutputOf,
  type ParsedInputOf,
  PUSH_LIMITS,
  type PushPayload,
  shoppingListChanged,
} from '@simmer/contracts';
import { bootService, Handles, type RunningService } from '@simmer/kit';
import { FakeService, service } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';
import { PUSH_KEY_MODEL, type PushKeyDocument } from './push-key.schema';
import { PUSH_MESSAGE_MODEL, type PushMessageRecord } from './push-message.schema';
import { clockAt } from './push-rules';
import { PUSH_SUBSCRIPTION_MODEL, type PushSubscriptionDocument } from './push-subscription.schema';
import { TonightService } from './tonight.service';

const { personalData, preferences, push, session } = operations.identity;

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on loopback that answers as RFC 8030 says: 201, and 410 for a device that is there no more. */
class PushServiceStandIn {
  readonly received: Received[] = [];
  readonly answers = new Map<string, number[]>();
  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushServiceStandIn> {
    const server = createServer();
    const standIn = new PushServiceStandIn(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const path = request.url ?? '';
        standIn.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
        response.writeHead(standIn.answers.get(path)?.shift() ?? 201).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return standIn;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  to = (path: string): Received[] => this.received.filter((one) => one.path === path);
  close = (): Promise<void> => new Promise((closed) => this.server.close(() => closed()));
}

/** A browser that has subscribed: it alone can read what is sent to it. */
class Browser {
  readonly id = uuidv7();
  readonly path = `/send/${this.id}`;
  private readonly pair = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  readonly keys = { p256dh: this.pair.generateKeys('base64url'), auth: this.auth.toString('base64url') };

  /** RFC 8291, the other way around. */
  read(body: Buffer): PushPayload {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const secret = this.pair.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender]);
    const key = Buffer.from(hkdfSync('sha256', secret, this.auth, info, 32));
    const contentKey = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', key, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(21 + idLength);
    const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString()) as PushPayload;
  }
}

const tomorrow = { asked: [] as string[], of: '', recipeId: uuidv7() };

@FakeService('recipes')
class RecipesPeer {
  @Handles(mealPlan.findReminders)
  async findReminders({ accountId, date }: ParsedInputOf<typeof mealPlan.findReminders>): Promise<OutputOf<typeof mealPlan.findReminders>> {
    tomorrow.asked.push(`${accountId} ${date}`);
    const dough = { recipeId: tomorrow.recipeId, title: 'Sourdough', text: 'Take the dough out.' };
    return { items: accountId === tomorrow.of ? [dough] : [] };
  }
}

@Module({ controllers: [RecipesPeer] })
class RecipesPeerModule {
  static readonly keepsDocuments = false;
}

let pushService: PushServiceStandIn;
let identity: IdentityUnderTest;
let recipes: RunningService;
beforeAll(async () => {
  pushService = await PushServiceStandIn.start();
  identity = await identityUnderTest({ OUTBOUND_ALLOWED_HOSTS: pushService.host });
  recipes = await bootService('recipes', RecipesPeerModule, identity.environment);
});
afterAll(async () => {
  await recipes.stop();
  await identity.close();
  await pushService.close();
});

const modelOf = <T>(name: string): Model<T> => identity.running.app.get(getModelToken(name));
const devicesOf = ({ accountId }: Registered) => modelOf<PushSubscriptionDocument>(PUSH_SUBSCRIPTION_MODEL).find({ accountId }).lean();
const messagesOf = ({ accountId }: Registered) => modelOf<PushMessageRecord>(PUSH_MESSAGE_MODEL).find({ ownerId: accountId }).lean();

async function subscribe({ actor }: Registered, timeZone = 'Europe/Berlin'): Promise<Browser> {
  const browser = new Browser();
  const endpoint = `http://${pushService.host}${browser.path}`;
  await identity.call(push.subscribe, { id: browser.id, endpoint, keys: browser.keys, timeZone }, actor);
  return browser;
}

const soon = (ms = 200): string => new Date(Date.now() + ms).toISOString();
const aTimer = (part: object = {}) => ({ id: uuidv7(), name: 'Onion', recipeId: uuidv7(), endsAt: soon(), ...part });

async function until<T>(look: () => T | Promise<T>, isRight: (found: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    const found = await look();
    if (isRight(found)) return found;
    if (tries > 200) throw new Error(`It did not come to that: ${JSON.stringify(found)}`);
    await new Promise((later) => setTimeout(later, 100));
  }
}
const ended = (cook: Registered) =>
  until(
    () => messagesOf(cook),
    (all) => all.length > 0 && all.every(({ status }) => status !== 'waiting'),
  );

it('a timer that ends is told to each device, encrypted for it and signed with the key that it subscribed with', async () => {
  const cook = await identity.register();
  const [phone, tablet] = [await subscribe(cook), await subscribe(cook)];
  const timer = aTimer();
  await expect(identity.call(push.putTimer, timer, cook.actor)).resolves.toEqual({ isWaiting: true });
  for (const browser of [phone, tablet]) {
    const [one] = await until(
      () => pushService.to(browser.path),
      ({ length }) => length > 0,
    );
    expect(browser.read(one!.body)).toEqual({
      topic: 'timers',
      language: 'en',
      title: 'Onion: time’s up',
      body: 'Tap to go on cooking.',
      path: `/app/cook/${timer.recipeId}`,
      tag: `timer ${timer.recipeId} Onion`,
    });
    expect(one!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(Number(one!.headers['ttl'])).toBeLessThanOrEqual(600);
    const { publicKey } = await identity.call(push.readKey, {}, cook.actor);
    const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(one!.headers['authorization'] ?? '') ?? [];
    expect(key).toBe(publicKey);
    const [head, claims, signature] = token!.split('.');
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: `http://${pushService.host}`,
      sub: 'mailto:hello@simmer.example',
    });
    const [x, y] = [Buffer.from(publicKey, 'base64url').subarray(1, 33), Buffer.from(publicKey, 'base64url').subarray(33)];
    const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') };
    const isSigned = createVerify('sha256')
      .update(`${head}.${claims}`)
      .verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url'));
    expect(isSigned).toBe(true);
  }
  expect((await ended(cook)).map(({ status, params }) => ({ status, params }))).toEqual([{ status: 'sent', params: {} }]);
});

it('the private key is stored sealed alone, and is one for all', async () => {
  const keys = await modelOf<PushKeyDocument>(PUSH_KEY_MODEL).find().lean();
  expect(keys).toEqual([{ _id: 'vapid', publicKey: expect.stringMatching(/^[\w-]{87}$/), sealedKey: expect.any(String) }]);
  expect(Buffer.from(keys[0]!.sealedKey, 'base64')).toHaveLength(12 + 16 + 43);
});

it('a timer that was stopped, or has no device to ring on, or is over, is not told', async () => {
  const cook = await identity.register();
  await expect(identity.call(push.putTimer, aTimer(), cook.actor)).resolves.toEqual({ isWaiting: false });
  const phone = await subscribe(cook);
  await expect(identity.call(push.putTimer, aTimer({ endsAt: soon(-1_000) }), cook.actor)).resolves.toEqual({ isWaiting: false });
  const timer = aTimer({ endsAt: soon(60_000) });
  await identity.call(push.putTimer, timer, cook.actor);
  // another cook's id is another timer
  await identity.call(push.removeTimer, { id: timer.id }, (await identity.register()).actor);
  expect(await messagesOf(cook)).toHaveLength(1);
  await identity.call(push.removeTimer, { id: timer.id }, cook.actor);
  expect(await messagesOf(cook)).toEqual([]);
  expect(pushService.to(phone.path)).toEqual([]);
});

it('a timer is put off with a minute more', async () => {
  const cook = await identity.register();
  await subscribe(cook);
  const timer = aTimer({ endsAt: soon(60_000) });
  await identity.call(push.putTimer, timer, cook.actor);
  const later = soon(120_000);
  await identity.call(push.putTimer, { ...timer, endsAt: later }, cook.actor);
  expect((await messagesOf(cook)).map(({ dueAt }) => dueAt.toISOString())).toEqual([later]);
});

it('waits with so many timers and devices, and no more', async () => {
  const cook = await identity.register();
  for (let more = 0; more < PUSH_LIMITS.devices + 2; more += 1) await subscribe(cook);
  expect(await devicesOf(cook)).toHaveLength(PUSH_LIMITS.devices);
  const answers = [];
  for (let more = 0; more < PUSH_LIMITS.timers + 2; more += 1)
    answers.push(await identity.call(push.putTimer, aTimer({ endsAt: soon(600_000) }), cook.actor));
  expect(answers.filter(({ isWaiting }) => isWaiting)).toHaveLength(PUSH_LIMITS.timers);
});

it.each([404, 410])('a device that the push service answers %i for is removed, and no other', async (status) => {
  const cook = await identity.register();
  const [gone, here] = [await subscribe(cook), await subscribe(cook)];
  pushService.answers.set(gone.path, [status]);
  await identity.call(push.putTimer, aTimer(), cook.actor);
  await ended(cook);
  expect((await devicesOf(cook)).map(({ endpoint }) => endpoint)).toEqual([`http://${pushService.host}${here.path}`]);
});

it('a push service that is busy is asked again', async () => {
  const cook = await identity.register();
  const phone = await subscribe(cook);
  pushService.answers.set(phone.path, [503]);
  await identity.call(push.putTimer, aTimer(), cook.actor);
  await until(
    () => pushService.to(phone.path),
    ({ length }) => length === 2,
  );
  expect((await ended(cook)).map(({ status }) => status)).toEqual(['sent']);
}, 40_000);

it('an address inside is reached by no notification', async () => {
  const cook = await identity.register();
  const { id, keys } = new Browser();
  await identity.call(push.subscribe, { id, endpoint: 'http://169.254.169.254/latest', keys, timeZone: 'UTC' }, cook.actor);
  await identity.call(push.putTimer, aTimer(), cook.actor);
  expect((await ended(cook)).map(({ status }) => status)).toEqual(['failed']);
});

it('one press ends it: on this device, and with the session', async () => {
  const cook = await identity.register();
  const [phone, tablet] = [await subscribe(cook), await subscribe(cook)];
  await expect(identity.call(push.unsubscribe, { id: phone.id }, cook.actor)).resolves.toEqual({ devices: 1 });
  await identity.call(push.putTimer, aTimer({ endsAt: soon(500) }), cook.actor);
  await identity.call(session.end, {}, cook.actor);
  expect((await ended(cook)).map(({ status }) => status)).toEqual(['dropped']);
  expect([...pushService.to(phone.path), ...pushService.to(tablet.path)]).toEqual([]);
  expect(await devicesOf(cook)).toEqual([]);
});

it('whoever uses a browser next gets nothing of who used it before', async () => {
  const [before, next] = [await identity.register(), await identity.register()];
  const browser = await subscribe(before);
  const endpoint = `http://${pushService.host}${browser.path}`;
  await identity.call(push.subscribe, { id: browser.id, endpoint, keys: browser.keys, timeZone: 'UTC' }, next.actor);
  expect([await devicesOf(before), await devicesOf(next)]).toEqual([[], [expect.objectContaining({ endpoint })]]);
});

const HOUR_MS = 3_600_000;
/** On the clocks of the devices here. */
const timeIn = (ms: number): string => clockAt(new Date(Date.now() + ms), 'Europe/Berlin').time;

describe('what a member puts on the list', () => {
  const changed = (members: string[], addedBy: string) => ({
    ...{ listId: uuidv7(), ownerId: members[0]!, members, links: [], revision: 2, mark: 3, isAbout: false },
    ...{ addedBy, added: 3 },
  });

  it('is told to the others, once in a while, and not to who did it', async () => {
    const [ann, ben, cam] = [await identity.register(), await identity.register(), await identity.register()];
    const [annsPhone, bensPhone, camsPhone] = [await subscribe(ann), await subscribe(ben), await subscribe(cam)];
    const event = changed([ann.accountId, ben.accountId], ann.accountId);
    await identity.bus.publish(shoppingListChanged, event);
    await identity.bus.publish(shoppingListChanged, { ...event, revision: 3, mark: 4 });
    const [told] = await until(
      () => pushService.to(bensPhone.path),
      ({ length }) => length > 0,
    );
    expect(bensPhone.read(told!.body)).toMatchObject({
      title: 'Shopping list',
      body: 'Somebody added 3 things.',
      path: '/app/shopping-list',
    });
    await identity.bus.publish(shoppingListChanged, changed([ann.accountId, cam.accountId], ann.accountId));
    await until(
      () => pushService.to(camsPhone.path),
      ({ length }) => length > 0,
    );
    expect(await messagesOf(ben)).toHaveLength(1);
    expect([await messagesOf(ann), pushService.to(annsPhone.path)]).toEqual([[], []]);
  });

  it.each([
    ['in quiet hours', { quietHours: { from: timeIn(-HOUR_MS), until: timeIn(HOUR_MS) } }],
    ['where it is turned off', { notifications: [{ topic: 'shared-list' as const, here: false }] }],
  ])('is not told %s, but timers are', async (_, change) => {
    const [ann, ben] = [await identity.register(), await identity.register()];
    const phone = await subscribe(ben);
    await identity.call(preferences.change, change, ben.actor);
    await identity.bus.publish(shoppingListChanged, changed([ann.accountId, ben.accountId], ann.accountId));
    expect((await ended(ben)).map(({ status }) => status)).toEqual(['dropped']);
    await identity.call(push.putTimer, aTimer(), ben.actor);
    const [told] = await until(
      () => pushService.to(phone.path),
      ({ length }) => length > 0,
    );
    expect(phone.read(told!.body).topic).toBe('timers');
  });
});

it('in the evening, where the device is, tells once what the dishes of tomorrow need today', async () => {
  const cook = await identity.register();
  const phone = await subscribe(cook, 'America/Lima');
  tomorrow.of = cook.accountId;
  const remind = (time: string) => identity.get(TonightService).remind(new Date(`2026-06-01T${time}:00-05:00`));
  await remind('17:59');
  await remind('20:00');
  expect(tomorrow.asked).toEqual([]);
  await remind('18:05');
  await remind('18:15');
  expect(tomorrow.asked).toEqual([`${cook.accountId} 2026-06-02`]);
  const [told] = await until(
    () => pushService.to(phone.path),
    ({ length }) => length > 0,
  );
  expect(phone.read(told!.body)).toMatchObject({
    title: 'For Sourdough tomorrow',
    body: 'Take the dough out.',
    path: `/app/recipes/${tomorrow.recipeId}`,
  });
  expect(await messagesOf(cook)).toHaveLength(1);
});

it('goes with the account', async () => {
  const cook = await identity.register();
  await subscribe(cook);
  await identity.call(push.putTimer, aTimer({ endsAt: soon(60_000) }), cook.actor);
  await identity.call(personalData.erase, { accountId: cook.accountId, sharedRecipes: 'remove' }, service);
  expect([await devicesOf(cook), await messagesOf(cook)]).toEqual([[], []]);
});

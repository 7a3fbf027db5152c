import { randomUUID } from 'node:crypto';
import { type Account, type Actor, allOperations, type Operation, type Scope } from '@simmer/contracts';
import { Mongo } from '@simmer/kit';
import { waitUntil } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { newCanary } from './sample-input';

const TRIES = 5;

/** What came back, as far as it says anything about who may do what. */
export interface Reply {
  status: number;
  /** Of the problem, where it was refused. */
  code: string | null;
  /** Everything that was sent, headers too, for a look at what leaked. */
  text: string;
  body: Record<string, unknown>;
}

/** Somebody with an account, signed in over HTTP, whose private texts all hold the canary. */
export interface Person {
  account: Account;
  canary: string;
  gatewayUrl: string;
  /** Of the session. */
  cookie: string;
  actor: Extract<Actor, { role: 'cook' | 'staff' }>;
  send(operation: Operation, input: Record<string, unknown>): Promise<Reply>;
  /** Signs in once more, in another browser. */
  signInElsewhere(): Promise<Reply>;
  /** The same address, once it is free again. */
  registerAgain(): Promise<Reply>;
}

export const operationOf = (subject: string): Operation => {
  const found = allOperations().find((operation) => operation.subject === `rpc.${subject}`);
  if (!found) throw new Error(`There is no operation ${subject}.`);
  return found;
};

/** Registers somebody and keeps the cookie of their session, whatever later answers do to it; who `keepsUp` takes over what they are given. */
export async function newPerson(
  world: WorldUnderTest,
  role: 'cook' | 'staff' = 'cook',
  { isVerified = true, keepsUp = false }: { isVerified?: boolean; keepsUp?: boolean } = {},
): Promise<Person> {
  const canary = newCanary();
  const email = `${canary}@example.com`;
  const password = `barley ${randomUUID()}`;
  const registration = { email, name: canary, password, acceptsTerms: true };
  const { body, cookie } = await registered(world.gatewayUrl, registration);
  const account = body['account'] as Account;
  if (isVerified) {
    const accounts = world.services.identity.app.get(Mongo).connection.collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: account.id }, { $set: { emailVerifiedAt: new Date() } });
  }
  if (role === 'staff') await world.call(operationOf('identity.account.grant-role'), { email, role });
  const person: Person = {
    account: { ...account, role, emailVerified: isVerified },
    canary,
    gatewayUrl: world.gatewayUrl,
    cookie,
    actor: { role, accountId: account.id, level: 'password', authenticatedAt: Date.now() },
    async send(operation, input) {
      const ask = () => exchange(world.gatewayUrl, operation, input, { cookie: person.cookie });
      let reply = await ask();
      // a service on a busy machine is asked again, as the app does
      for (let tries = 1; reply.code === 'service.unavailable' && tries < TRIES; tries += 1) reply = await ask();
      if (keepsUp && reply.cookie) person.cookie = reply.cookie;
      return reply;
    },
    registerAgain: () => exchange(world.gatewayUrl, operationOf('identity.account.register'), registration),
    signInElsewhere: () => exchange(world.gatewayUrl, operationOf('identity.session.start'), { email, password }),
  };
  return person;
}

/** Identity hashes a few passwords at a time and tells the others to come again. */
async function registered(origin: string, registration: Record<string, unknown>): Promise<Reply & { cookie: string }> {
  const once = { requestId: randomUUID(), ...registration };
  const send = () => exchange(origin, operationOf('identity.account.register'), once);
  let reply = await send();
  const isTaken = async () => {
    if (reply.status !== 429 && reply.status < 500) return true;
    reply = await send();
    return false;
  };
  await waitUntil(isTaken, 'somebody to be registered', 60_000);
  if (reply.status !== 201) throw new Error(`Nobody was registered: ${reply.status} ${reply.text}`);
  return reply;
}

/** A program of somebody's, with a personal API token of theirs that has these scopes. */
export async function programOf(person: Person, scopes: readonly Scope[]): Promise<Person['send']> {
  const { status, body } = await person.send(operationOf('identity.api-token.create'), {
    id: randomUUID(),
    name: person.canary,
    scopes,
    days: 1,
  });
  if (status !== 201) throw new Error(`No token was made: ${JSON.stringify(body)}`);
  return (operation, input) => exchange(person.gatewayUrl, operation, input, { authorization: `Bearer ${body['token']}` });
}

/** Whoever comes without a session. */
export const visitorOf = (world: WorldUnderTest) => (operation: Operation, input: Record<string, unknown>) =>
  exchange(world.gatewayUrl, operation, input);

/** One request as a page of ours would send it, in the form that the route declares. */
async function exchange(
  origin: string,
  { http, subject }: Operation,
  input: Record<string, unknown>,
  credentials: { cookie?: string; authorization?: string } = {},
): Promise<Reply & { cookie: string }> {
  if (!http) throw new Error(`${subject} has no route.`);
  const rest = { ...input };
  const path = http.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const hasBody = http.body !== undefined || !['GET', 'DELETE'].includes(http.method);
  const query = hasBody ? '' : `?${new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]))}`;
  const { body, type } = hasBody ? bodyOf(http.body?.kind ?? 'json', rest) : {};
  const stop = new AbortController();
  const response = await fetch(`${origin}${http.base ?? '/api'}${path}${query}`, {
    method: http.method,
    redirect: 'manual',
    // a problem is wanted as such, also of a page
    headers: { origin, accept: 'application/json', ...credentials, ...(type && { 'content-type': type }) },
    ...(body !== undefined && { body }),
    signal: stop.signal,
  });
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? '' : Buffer.from(await response.arrayBuffer()).toString();
  if (isStream) stop.abort();
  return {
    ...replyOf(response.status, text),
    text: `${JSON.stringify([...response.headers])}\n${text}`,
    // of its session alone: a browser that is known would end it by signing in again
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
}

function bodyOf(kind: 'json' | 'form' | 'urlencoded' | 'raw', fields: Record<string, unknown>): { body: BodyInit; type?: string } {
  switch (kind) {
    case 'json':
      return { body: JSON.stringify(fields), type: 'application/json' };
    case 'urlencoded':
      return { body: new URLSearchParams(fields as Record<string, string>), type: 'application/x-www-form-urlencoded' };
    case 'raw':
      return { body: String(fields['body'] ?? '') };
    case 'form': {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields))
        for (const one of [value].flat()) {
          if (one instanceof Blob) form.append(name, one, one instanceof File ? one.name : 'file');
          else form.append(name, String(one));
        }
      return { body: form };
    }
  }
}

export function replyOf(status: number, text: string): Reply {
  const body = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
  return { status, code: status >= 400 ? String(body['code']) : null, text, body };
}

import { randomUUID } from 'node:crypto';
import {
  type Access,
  type Actor,
  mayCall,
  type Operation,
  type ProblemCode,
  SCOPES,
  SERVICE_NAMES,
  type ServiceName,
  STAFF_ROLES,
} from '@simmer/contracts';
import { ActorSigner, Nats, ServiceConfig } from '@simmer/kit';
import { kitEnvironment, staff as staffActor } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { headers as natsHeaders } from '@nats-io/transport-node';
import { newPerson, type Person, programOf, type Reply, replyOf, visitorOf } from './person';
import { newCanary } from './sample-input';

/** The kinds of actor that there are. One that is added has to say what it is refused. */
export const KINDS = [
  'visitor',
  'cook',
  'unverified',
  'half',
  'staff',
  'staff-by-password',
  'staff-of-another-role',
  'guest',
  'client',
  'scoped-client',
  'service',
  'foreign-service',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Asker {
  name: string;
  kind: Kind;
  /** Whose things they may get at, if anybody's. */
  person: Person | null;
  isOnBus: boolean;
  /** Null where they cannot ask for this operation at all. */
  ask(operation: Operation, input: Record<string, unknown>): Promise<Reply> | null;
}

/** What each kind is refused with where an operation is open to another; nothing stands for 'may call'. */
const REFUSED: Readonly<Record<Access, Partial<Record<Kind, ProblemCode>>>> = {
  public: { 'foreign-service': 'access.forbidden' },
  cook: {
    visitor: 'access.signed-out',
    half: 'access.second-factor-required',
    guest: 'access.forbidden',
    client: 'access.scope-missing',
    'scoped-client': 'access.scope-missing',
    service: 'access.signed-out',
    'foreign-service': 'access.forbidden',
  },
  staff: {
    visitor: 'access.signed-out',
    'staff-by-password': 'access.second-factor-required',
    'staff-of-another-role': 'access.forbidden',
    cook: 'access.forbidden',
    unverified: 'access.forbidden',
    half: 'access.forbidden',
    guest: 'access.forbidden',
    client: 'access.forbidden',
    'scoped-client': 'access.forbidden',
    service: 'access.signed-out',
    'foreign-service': 'access.forbidden',
  },
  guest: {
    visitor: 'access.signed-out',
    cook: 'access.forbidden',
    unverified: 'access.forbidden',
    half: 'access.forbidden',
    staff: 'access.forbidden',
    'staff-by-password': 'access.forbidden',
    'staff-of-another-role': 'access.forbidden',
    client: 'access.forbidden',
    'scoped-client': 'access.forbidden',
    service: 'access.forbidden',
    'foreign-service': 'access.forbidden',
  },
  service: {
    visitor: 'access.signed-out',
    cook: 'access.forbidden',
    unverified: 'access.forbidden',
    half: 'access.forbidden',
    staff: 'access.forbidden',
    'staff-by-password': 'access.forbidden',
    'staff-of-another-role': 'access.forbidden',
    guest: 'access.forbidden',
    client: 'access.forbidden',
    'scoped-client': 'access.forbidden',
    'foreign-service': 'access.forbidden',
  },
};

/** The code with which an operation turns a kind of actor away; null for one that may call it. */
export function refusalOf({ access, requires, scope }: Operation, kind: Kind, isOnBus = true): ProblemCode | null {
  // over HTTP the link alone says who asks, and theirs is none
  if (access === 'guest' && !isOnBus) return 'access.signed-out';
  // over HTTP a token is looked at where a program may come in, and nowhere else
  if (access === 'staff' && !isOnBus && kind === 'scoped-client') return 'access.signed-out';
  const refusal = REFUSED[access][kind] ?? null;
  if (kind === 'half' && requires.level === 'half') return null;
  if (kind === 'scoped-client' && scope && refusal === 'access.scope-missing') return requires.plan ? 'access.upgrade-required' : null;
  // everybody else here has signed in a moment ago, staff on the bus alone with a second factor, and is on the free plan
  if (refusal) return refusal;
  if (access === 'public' || kind === 'service') return null;
  if (requires.level === 'second-factor' && kind !== 'staff' && kind !== 'staff-of-another-role') return 'access.second-factor-required';
  if (requires.plan) return 'access.upgrade-required';
  return kind === 'unverified' && requires.verifiedEmail ? 'access.email-unverified' : null;
}

export interface Cast {
  owner: Person;
  /** The text of whoever has no account. */
  anybody: string;
  askers: Asker[];
  close(): Promise<void>;
}

/** Everybody who asks: over HTTP whoever can sign in there, and on the bus every kind of actor, as a service would say who it is. */
export async function castOf(world: WorldUnderTest): Promise<Cast> {
  const [owner, other, staff] = [await newPerson(world), await newPerson(world), await newPerson(world, 'staff')];
  const unverified = await newPerson(world, 'cook', { isVerified: false });
  const bus = new SignedBus(world);
  const { accountId } = owner.actor;
  const onBehalfOf = (name: string, kind: Kind, actor: Actor, person: Person | null = null): Asker => ({
    name: `${name}, bus`,
    kind,
    person,
    isOnBus: true,
    ask: (operation, input) => bus.ask(operation, input, actor, kind === 'foreign-service'),
  });
  const askingBy =
    (send: Person['send']): Asker['ask'] =>
    (operation, input) =>
      operation.http ? send(operation, input) : null;
  const overHttp = (name: string, kind: Kind, person: Person | null): Asker => ({
    name,
    kind,
    person,
    isOnBus: false,
    ask: askingBy(person?.send ?? visitorOf(world)),
  });
  const client = { role: 'client', clientId: 'speaker' } as const;
  const otherId = other.actor.accountId;
  return {
    owner,
    anybody: newCanary(),
    askers: [
      overHttp('owner', 'cook', owner),
      overHttp('other cook', 'cook', other),
      overHttp('cook with an unverified address', 'unverified', unverified),
      overHttp('staff', 'staff-by-password', staff),
      { ...overHttp('program of another, by token', 'scoped-client', other), ask: askingBy(await programOf(other, SCOPES)) },
      overHttp('visitor', 'visitor', null),
      onBehalfOf('owner', 'cook', owner.actor, owner),
      onBehalfOf('other cook', 'cook', other.actor, other),
      onBehalfOf('staff', 'staff', { ...staffActor(STAFF_ROLES, staff.actor.accountId), authenticatedAt: Date.now() }, staff),
      {
        ...onBehalfOf('staff of another role', 'staff-of-another-role', staff.actor, staff),
        ask: (operation, input) =>
          operation.access === 'staff' ? bus.ask(operation, input, staffWithoutRoleFor(operation, staff), false) : null,
      },
      onBehalfOf('visitor', 'visitor', { role: 'visitor', accountId: null }),
      onBehalfOf('cook with an unverified address', 'unverified', unverified.actor, unverified),
      onBehalfOf('owner signed in by half', 'half', { ...owner.actor, level: 'half' }),
      onBehalfOf('guest of a link', 'guest', { role: 'guest', accountId: null, linkId: randomUUID() }),
      onBehalfOf('program of the owner, no scope', 'client', { ...client, accountId, scopes: [] }),
      onBehalfOf('program of another, every scope', 'scoped-client', { ...client, accountId: otherId, scopes: [...SCOPES] }, other),
      onBehalfOf('service', 'service', { role: 'service', accountId: null }),
      onBehalfOf('service that is no caller', 'foreign-service', owner.actor),
    ],
    close: () => bus.close(),
  };
}

const staffWithoutRoleFor = ({ staffRoles }: Operation, { actor }: Person): Actor =>
  staffActor(
    STAFF_ROLES.filter((role) => !staffRoles.includes(role)),
    actor.accountId,
  );

/** Calls signed by any service for any actor, as that service could make them if the bus itself did not keep it from asking. */
class SignedBus {
  private readonly config: ServiceConfig;
  private readonly connection: Nats;

  constructor(world: WorldUnderTest) {
    this.config = ServiceConfig.parse({ ...world.environment, NATS_URL: kitEnvironment()['NATS_URL'] ?? '' });
    this.connection = new Nats(this.config, 'specs');
  }

  ask(operation: Operation, input: Record<string, unknown>, actor: Actor, isForeign: boolean): Promise<Reply> | null {
    // what the gateway answers itself is not on the bus
    if (operation.subject.startsWith('rpc.gateway.')) return null;
    const issuer = SERVICE_NAMES.find((name) => mayCall(operation, name) !== isForeign);
    return issuer ? this.send(operation, input, actor, issuer) : null;
  }

  private async send({ subject }: Operation, input: Record<string, unknown>, actor: Actor, issuer: ServiceName): Promise<Reply> {
    const headers = natsHeaders();
    headers.set('x-actor', new ActorSigner(issuer, this.config.BUS_SIGNING_KEYS.get(issuer)?.[0] ?? '').sign(actor));
    const connection = await this.connection.connection();
    const message = await connection.request(`${this.config.NAMESPACE}.${subject}`, JSON.stringify(input), { timeout: 10_000, headers });
    const { err, response } = message.json<{ err?: { status: number }; response?: unknown }>();
    return replyOf(err?.status ?? 200, JSON.stringify(err ?? response));
  }

  close(): Promise<void> {
    return this.connection.onApplicationShutdown();
  }
}

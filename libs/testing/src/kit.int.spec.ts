import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { headers as natsHeaders, nanos } from '@nats-io/nats-core';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { operations, type PayloadOf, ProblemError, recipePublicationChanged } from '@simmer/contracts';
import {
  ActorSigner,
  type CallContext,
  currentContext,
  eventEntry,
  Handles,
  HealthController,
  insertedWith,
  nextTraceparent,
  On,
  outboxPlugin,
  OutboxRelay,
  runInContext,
  ServiceConfig,
  Streams,
  type WithOutbox,
} from '@simmer/kit';
import { type Model, Schema } from 'mongoose';
import { BusUnderTest } from './bus-under-test';
import { FakeService } from './fake-service';
import { cook, kitEnvironment, service, type ServiceUnderTest, serviceUnderTest, staff, waitUntil } from './service-under-test';

const { gallery } = operations.community;

interface Dish extends WithOutbox {
  _id: string;
}
const DishSchema = new Schema<Dish>({ _id: String });
DishSchema.plugin(outboxPlugin);

@Injectable()
class Dishes {
  readonly received: (PayloadOf<typeof recipePublicationChanged> & Pick<CallContext, 'actor' | 'requestId'>)[] = [];
  failuresLeft = 0;

  constructor(
    @InjectModel('Dish') readonly dishes: Model<Dish>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(dishes);
  }

  async add(recipeId: string): Promise<void> {
    const entry = eventEntry(recipePublicationChanged, { recipeId, ownerId: recipeId, revision: 1 });
    await this.dishes.create({ _id: recipeId, ...insertedWith(entry) });
    this.relay.wake();
  }

  @On(recipePublicationChanged, 'hear')
  async hear(payload: PayloadOf<typeof recipePublicationChanged>): Promise<void> {
    if (this.failuresLeft-- > 0) throw new Error('not now');
    const { actor = null, requestId = '' } = currentContext() ?? {};
    this.received.push({ ...payload, actor, requestId });
  }
}

/** More than one message of the bus holds, in fewer letters than bytes. */
const TOO_MUCH = '漢'.repeat(400_000);

@FakeService('community')
class GalleryHandlers {
  readonly callers: CallContext['actor'][] = [];

  @Handles(gallery.list)
  async list({ after }: { after?: string }, { actor }: CallContext) {
    this.callers.push(actor);
    if (after === 'problem') throw new ProblemError('recipes.not-found', 'Not this one.');
    if (after === 'bug') throw new Error('the secret is 42');
    if (after === 'misfit') return { items: 'none' } as never;
    if (after === 'huge') return { items: [], next: TOO_MUCH };
    return { items: [], next: null, total: 0, undeclared: 'leak' };
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Dish', schema: DishSchema }])],
  controllers: [GalleryHandlers],
  providers: [Dishes],
})
class DishModule {
  static readonly jobs = [];
}

let tested: ServiceUnderTest;
beforeAll(async () => {
  tested = await serviceUnderTest('community', DishModule, kitEnvironment());
});
afterAll(() => tested.close());

describe('an operation on the bus', () => {
  it('answers with what its contract declares and nothing else', async () => {
    await expect(tested.call(gallery.list, {}, null)).resolves.toEqual({ items: [], next: null, total: 0 });
  });

  it('points at the field of a wrong input', async () => {
    const call = tested.call(gallery.list, { limit: 1_000 }, null);
    await expect(call).rejects.toMatchObject({
      code: 'request.invalid',
      errors: [{ pointer: '/limit', message: 'Items per page must be between 1 and 100' }],
    });
  });

  it('passes on a problem with its code and detail', async () => {
    await expect(tested.call(gallery.list, { after: 'problem' }, null)).rejects.toMatchObject({
      code: 'recipes.not-found',
      detail: 'Not this one.',
    });
  });

  it('says nothing of what a bug threw', async () => {
    const error = await tested.call(gallery.list, { after: 'bug' }, null).then(
      () => new Error('answered'),
      (thrown: Error) => thrown,
    );
    expect(error).toMatchObject({ code: 'service.failed' });
    expect(error.message).not.toContain('42');
  });

  it('never sends an answer that is not what was declared', async () => {
    await expect(tested.call(gallery.list, { after: 'misfit' }, null)).rejects.toMatchObject({ code: 'service.failed' });
  });

  it('fails at once with an answer that is too large for the bus', async () => {
    const startedAt = Date.now();
    await expect(tested.call(gallery.list, { after: 'huge' }, null)).rejects.toMatchObject({ code: 'service.failed' });
    expect(Date.now() - startedAt).toBeLessThan(1_500);
  });

  it('fails at once with an input that is too large for the bus', async () => {
    const startedAt = Date.now();
    await expect(tested.call(gallery.list, { after: TOO_MUCH }, null)).rejects.toMatchObject({ code: 'request.too-large' });
    expect(Date.now() - startedAt).toBeLessThan(1_500);
  });

  it('fails within two seconds when nobody answers', async () => {
    const startedAt = Date.now();
    await expect(tested.call(operations.recipes.recipe.read, { id: randomUUID() }, cook())).rejects.toMatchObject({
      code: 'service.unavailable',
      retryAfter: 2,
    });
    expect(Date.now() - startedAt).toBeLessThan(2_500);
  });

  it('is refused to a message that no service has signed', async () => {
    const connection = await tested.bus.connection('gateway').connection();
    const subject = tested.get(Streams).subject(gallery.list.subject);
    const reply = await connection.request(subject, '{}', { timeout: 2_000 });
    expect(reply.json()).toMatchObject({ err: { code: 'access.signed-out', status: 401 } });
  });
});

describe('a service that the operation does not name as a caller', () => {
  it('is told so before it asks', async () => {
    await expect(tested.bus.of('billing').call(gallery.list, {})).rejects.toThrow(
      'billing is no caller of rpc.community.gallery.list: name it in the contract.',
    );
  });

  it('is refused with a good signature, even as a cook or as staff', async () => {
    const environment = ServiceConfig.parse(tested.environment);
    const signer = new ActorSigner('billing', environment.BUS_SIGNING_KEYS.get('billing')?.[0] ?? '');
    const connection = await tested.bus.connection('billing').connection();
    const subject = tested.get(Streams).subject(gallery.list.subject);
    for (const actor of [service, cook(), staff()]) {
      const headers = natsHeaders();
      headers.set('x-actor', signer.sign(actor));
      const reply = await connection.request(subject, '{}', { timeout: 2_000, headers });
      expect(reply.json()).toMatchObject({ err: { code: 'access.forbidden', status: 403 } });
    }
  });
});

describe('the caller of an operation that is open to everybody', () => {
  const visit: CallContext = { requestId: randomUUID(), traceparent: nextTraceparent(), actor: null, deadline: Date.now() + 60_000 };
  const gateway = () => tested.bus.of('gateway');
  const lastCaller = () => tested.get(GalleryHandlers).callers.at(-1);

  it('is a visitor for whom the service has no more authority than the visitor', async () => {
    await runInContext(visit, () => gateway().call(gallery.list, {}));
    expect(lastCaller()).toEqual({ accountId: null, role: 'visitor' });
    await runInContext({ ...visit, actor: lastCaller() ?? null }, () => gateway().call(gallery.list, {}));
    expect(lastCaller()).toEqual({ accountId: null, role: 'visitor' });
  });

  it('is the cook who is served', async () => {
    const ann = cook();
    await runInContext({ ...visit, actor: ann }, () => gateway().call(gallery.list, {}));
    expect(lastCaller()).toEqual(ann);
  });

  it('is the service itself where it serves nobody', async () => {
    await gateway().call(gallery.list, {});
    expect(lastCaller()).toEqual({ accountId: null, role: 'service' });
  });
});

describe('readiness', () => {
  it('names what the service reaches', async () => {
    await expect(tested.get(HealthController).readiness()).resolves.toEqual({
      status: 'ok',
      checks: { bus: true, store: true },
    });
  });
});

describe('the health port', () => {
  it('answers what it does not know with a problem document', async () => {
    const answer = await tested.running.app.inject({ method: 'GET', url: '/nothing?key=1', headers: { 'x-request-id': 'abc-12345' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(answer.json()).toMatchObject({ code: 'request.not-found', instance: '/nothing', requestId: 'abc-12345' });
  });
});

describe('the event stream', () => {
  it('is given new settings where it exists already', async () => {
    const streams = tested.bus.streams('operator');
    const manager = await streams.manager();
    await manager.streams.update(streams.events, { max_age: nanos(3_600_000) });
    await streams.ensure();
    const { config } = await manager.streams.info(streams.events);
    expect(config).toMatchObject({ max_age: nanos(7 * 86_400_000), max_bytes: 8 * 1024 ** 2, num_replicas: 1 });
  });

  it('takes no more room than it was given: its oldest events go, and whoever publishes is not refused', async () => {
    const bus = new BusUnderTest({ ...kitEnvironment(), NATS_STREAM_MB: '1' });
    try {
      await bus.makeStream();
      const streams = bus.streams('operator');
      const client = await streams.client();
      const large = 'x'.repeat(300_000);
      for (let published = 0; published < 8; published += 1) await client.publish(streams.subject('events.recipes.large'), large);
      const { state } = await (await streams.manager()).streams.info(streams.events);
      expect(state).toMatchObject({ first_seq: 6, last_seq: 8 });
      expect(await streams.fullness()).toBeCloseTo(0.86, 1);
    } finally {
      await bus.removeStream();
      await bus.close();
    }
  });
});

describe('a service that does not answer all its operations', () => {
  @Module({})
  class EmptyModule {}

  it('refuses to start, says which are missing, and leaves nothing open', async () => {
    await expect(serviceUnderTest('community', EmptyModule)).rejects.toThrow('community has no handler for rpc.community.gallery.list');
  });
});

describe('an event', () => {
  it('leaves the document it was recorded in and reaches its listener', async () => {
    const recipeId = randomUUID();
    const dishes = tested.get(Dishes);
    await dishes.add(recipeId);
    await waitUntil(() => dishes.received.some((payload) => payload.recipeId === recipeId), 'the event to arrive');
    await tested.settle();
    await expect(dishes.dishes.findById(recipeId).lean()).resolves.toMatchObject({ outbox: [] });
  });

  it('carries the request that it comes from, and is heard on the authority of the service', async () => {
    const [recipeId, requestId] = [randomUUID(), randomUUID()];
    const dishes = tested.get(Dishes);
    const request: CallContext = { requestId, traceparent: nextTraceparent(), actor: cook(), deadline: Date.now() + 60_000 };
    await runInContext(request, () => dishes.add(recipeId));
    await waitUntil(() => dishes.received.some((received) => received.recipeId === recipeId), 'the event to arrive');
    expect(dishes.received.find((received) => received.recipeId === recipeId)).toMatchObject({
      requestId,
      actor: { accountId: null, role: 'service' },
    });
  });

  it('comes again to a listener that failed', async () => {
    const recipeId = randomUUID();
    const dishes = tested.get(Dishes);
    dishes.failuresLeft = 1;
    await dishes.add(recipeId);
    await waitUntil(() => dishes.received.some((payload) => payload.recipeId === recipeId), 'the second try');
  });
});

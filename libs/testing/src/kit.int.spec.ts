import { randomUUID } from 'node:crypto';
import { Controller, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { nanos } from '@nats-io/nats-core';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { operations, type PayloadOf, ProblemError, recipePublicationChanged } from '@simmer/contracts';
import { Bus, type CallContext, currentContext, eventEntry, Handles, HealthController, insertedWith, type JobQueue, JobQueues, Nats, nextTraceparent, On, outboxPlugin, OutboxRelay, runInContext, Streams, type WithOutbox } from '@simmer/kit';
import { type Model, Schema } from 'mongoose';
import { cook, type ServiceUnderTest, serviceUnderTest, waitUntil } from './service-under-test';

const { gallery } = operations.community;

interface Dish extends WithOutbox {
  _id: string;
  cooked: number;
}
const DishSchema = new Schema<Dish>({ _id: String, cooked: { type: Number, default: 0 } });
DishSchema.plugin(outboxPlugin);

@Injectable()
class Dishes implements OnModuleInit {
  readonly heard: (PayloadOf<typeof recipePublicationChanged> & Pick<CallContext, 'actor' | 'requestId'>)[] = [];
  failuresLeft = 0;
  queue: JobQueue | undefined;

  constructor(
    @InjectModel('Dish') readonly dishes: Model<Dish>,
    private readonly relay: OutboxRelay,
    private readonly queues: JobQueues,
  ) {
    relay.watch(dishes);
  }

  onModuleInit(): void {
    this.queue = this.queues.start({
      queue: 'dishes',
      concurrency: 2,
      run: async (id) => void (await this.dishes.updateOne({ _id: id }, { $set: { cooked: 1 } })),
      unfinished: async () => (await this.dishes.find({ cooked: 0 }).lean()).map((dish) => dish._id),
    });
  }

  async add(recipeId: string): Promise<void> {
    const entry = eventEntry(recipePublicationChanged, { recipeId, ownerId: recipeId, revision: 1 });
    await this.dishes.create({ _id: recipeId, ...insertedWith(entry) });
    this.relay.wake();
  }

  @On(recipePublicationChanged)
  async hear(payload: PayloadOf<typeof recipePublicationChanged>): Promise<void> {
    if (this.failuresLeft-- > 0) throw new Error('not now');
    const { actor = null, requestId = '' } = currentContext() ?? {};
    this.heard.push({ ...payload, actor, requestId });
  }
}

@Controller()
class GalleryHandlers {
  readonly callers: CallContext['actor'][] = [];

  @Handles(gallery.list)
  async list({ after }: { after?: string }, { actor }: CallContext) {
    this.callers.push(actor);
    if (after === 'problem') throw new ProblemError('recipes.not-found', 'Not this one.');
    if (after === 'bug') throw new Error('the secret is 42');
    if (after === 'misfit') return { items: 'none' } as never;
    return { items: [], next: null, total: 0, undeclared: 'leak' };
  }
}

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Dish', schema: DishSchema }])],
  controllers: [GalleryHandlers],
  providers: [Dishes],
})
class DishModule {}

let tested: ServiceUnderTest;
beforeAll(async () => {
  tested = await serviceUnderTest('community', DishModule);
});
afterAll(() => tested.close());

describe('an operation on the bus', () => {
  it('answers with what its contract declares and nothing else', async () => {
    await expect(tested.call(gallery.list, {}, null)).resolves.toEqual({ items: [], next: null, total: 0 });
  });

  it('points at the field of a wrong input', async () => {
    const call = tested.call(gallery.list, { limit: 1_000 }, null);
    await expect(call).rejects.toMatchObject({ code: 'request.invalid', errors: [{ pointer: '/limit', message: 'Items per page must be between 1 and 100' }] });
  });

  it('passes on a problem with its code and detail', async () => {
    await expect(tested.call(gallery.list, { after: 'problem' }, null)).rejects.toMatchObject({ code: 'recipes.not-found', detail: 'Not this one.' });
  });

  it('says nothing of what a bug threw', async () => {
    const error = await tested.call(gallery.list, { after: 'bug' }, null).then(() => new Error('answered'), (thrown: Error) => thrown);
    expect(error).toMatchObject({ code: 'service.failed' });
    expect(error.message).not.toContain('42');
  });

  it('never sends an answer that is not what was declared', async () => {
    await expect(tested.call(gallery.list, { after: 'misfit' }, null)).rejects.toMatchObject({ code: 'service.failed' });
  });

  it('fails within two seconds when nobody answers', async () => {
    const asked = Date.now();
    await expect(tested.call(operations.recipes.recipe.read, { id: randomUUID() }, cook())).rejects.toMatchObject({ code: 'service.unavailable', retryAfter: 2 });
    expect(Date.now() - asked).toBeLessThan(2_500);
  });

  it('is refused to a message that no service has signed', async () => {
    const connection = await tested.get(Nats).connection();
    const subject = tested.get(Streams).subject(gallery.list.subject);
    const reply = await connection.request(subject, '{}', { timeout: 2_000 });
    expect(reply.json()).toMatchObject({ err: { code: 'access.signed-out', status: 401 } });
  });
});

describe('the caller of an operation that is open to everybody', () => {
  const visit: CallContext = { requestId: randomUUID(), traceparent: nextTraceparent(), actor: null, deadline: Date.now() + 60_000 };
  const askedBy = () => tested.get(GalleryHandlers).callers.at(-1);

  it('is a visitor for whom the service has no more authority than the visitor', async () => {
    await runInContext(visit, () => tested.get(Bus).call(gallery.list, {}));
    expect(askedBy()).toEqual({ accountId: null, role: 'visitor' });
    await runInContext({ ...visit, actor: askedBy() ?? null }, () => tested.get(Bus).call(gallery.list, {}));
    expect(askedBy()).toEqual({ accountId: null, role: 'visitor' });
  });

  it('is the cook who is served', async () => {
    const ann = cook();
    await runInContext({ ...visit, actor: ann }, () => tested.get(Bus).call(gallery.list, {}));
    expect(askedBy()).toEqual(ann);
  });

  it('is the service itself where it serves nobody', async () => {
    await tested.get(Bus).call(gallery.list, {});
    expect(askedBy()).toEqual({ accountId: null, role: 'service' });
  });
});

describe('readiness', () => {
  it('names what the service reaches', async () => {
    await expect(tested.get(HealthController).readiness()).resolves.toEqual({ status: 'ok', checks: { bus: true, store: true, redis: true } });
  });
});

describe('the health port', () => {
  it('answers what it does not know with a problem document', async () => {
    const answer = await tested.running.app.inject({ method: 'GET', url: '/nothing?key=1', headers: { 'x-request-id': 'abc-12345' } });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
    expect(answer.json()).toMatchObject({ code: 'request.not-found', instance: '/nothing', requestId: 'abc-12345' });
  });
});

describe('the event streams', () => {
  it('are given new settings where they exist already', async () => {
    const streams = tested.get(Streams);
    const manager = await streams.manager();
    await streams.ensure();
    await manager.streams.update(streams.events, { max_age: nanos(3_600_000) });
    await streams.ensure();
    const { config } = await manager.streams.info(streams.events);
    expect(config).toMatchObject({ max_age: nanos(30 * 86_400_000), num_replicas: 1 });
  });
});

describe('a service that does not answer all its operations', () => {
  @Module({})
  class EmptyModule {}

  it('refuses to start, says which are missing, and leaves nothing open', async () => {
    await expect(serviceUnderTest('community', EmptyModule)).rejects.toThrow('community has no handler for rpc.community.gallery.list.');
  });
});

describe('an event', () => {
  it('leaves the document it was recorded in and reaches its listener', async () => {
    const recipeId = randomUUID();
    const dishes = tested.get(Dishes);
    await dishes.add(recipeId);
    await waitUntil(() => dishes.heard.some((payload) => payload.recipeId === recipeId), 'the event to arrive');
    await tested.settle();
    await expect(dishes.dishes.findById(recipeId).lean()).resolves.toMatchObject({ outbox: [] });
  });

  it('carries the request that it comes from, and is heard on the authority of the service', async () => {
    const [recipeId, requestId] = [randomUUID(), randomUUID()];
    const dishes = tested.get(Dishes);
    const request: CallContext = { requestId, traceparent: nextTraceparent(), actor: cook(), deadline: Date.now() + 60_000 };
    await runInContext(request, () => dishes.add(recipeId));
    await waitUntil(() => dishes.heard.some((heard) => heard.recipeId === recipeId), 'the event to arrive');
    expect(dishes.heard.find((heard) => heard.recipeId === recipeId)).toMatchObject({ requestId, actor: { accountId: null, role: 'service' } });
  });

  it('comes again to a listener that failed', async () => {
    const recipeId = randomUUID();
    const dishes = tested.get(Dishes);
    dishes.failuresLeft = 1;
    await dishes.add(recipeId);
    await waitUntil(() => dishes.heard.some((payload) => payload.recipeId === recipeId), 'the second try');
  });
});

describe('a job', () => {
  const isCooked = async (id: string): Promise<boolean> => (await tested.get(Dishes).dishes.findById(id).lean())?.cooked === 1;

  it('is done when the queue is told', async () => {
    const id = randomUUID();
    await tested.get(Dishes).add(id);
    await tested.get(Dishes).queue?.add(id);
    await waitUntil(() => isCooked(id), 'the job to be done');
  });

  it('is done by the sweeper when the queue was never told', async () => {
    const id = randomUUID();
    await tested.get(Dishes).add(id);
    await waitUntil(() => isCooked(id), 'the sweeper to find it');
  });
});

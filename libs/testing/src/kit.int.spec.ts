import { randomUUID } from 'node:crypto';
import { Controller, Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { operations, type PayloadOf, ProblemError, recipePublicationChanged } from '@simmer/contracts';
import { eventEntry, Handles, insertedWith, type JobQueue, JobQueues, Nats, On, outboxPlugin, OutboxRelay, Streams, type WithOutbox } from '@simmer/kit';
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
  readonly heard: PayloadOf<typeof recipePublicationChanged>[] = [];
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
    this.heard.push(payload);
  }
}

@Controller()
class GalleryHandlers {
  @Handles(gallery.list)
  async list({ after }: { after?: string }) {
    if (after === 'problem') throw new ProblemError('community.not-found', 'Not this one.');
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
    await expect(tested.call(gallery.list, { after: 'problem' }, null)).rejects.toMatchObject({ code: 'community.not-found', detail: 'Not this one.' });
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

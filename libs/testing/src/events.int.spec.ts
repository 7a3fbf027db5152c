import { randomUUID } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { operations, type PayloadOf, ProblemError, recipePublicationChanged } from '@simmer/contracts';
import { eventEntry, HealthController, insertedWith, On, outboxPlugin, OutboxRelay, type WithOutbox } from '@simmer/kit';
import { type Model, Schema } from 'mongoose';
import { cook, kitEnvironment, type ServiceUnderTest, serviceUnderTest, staff, waitUntil } from './service-under-test';
import { FakeService } from './fake-service';

type Changed = PayloadOf<typeof recipePublicationChanged>;

interface Dish extends WithOutbox {
  _id: string;
}
const DishSchema = new Schema<Dish>({ _id: String });
DishSchema.plugin(outboxPlugin);

@Injectable()
class Dishes {
  constructor(
    @InjectModel('Dish') readonly dishes: Model<Dish>,
    private readonly relay: OutboxRelay,
  ) {
    relay.watch(dishes);
  }

  async add(recipeId: string = randomUUID()): Promise<string> {
    const entry = eventEntry(recipePublicationChanged, { recipeId, ownerId: recipeId, revision: 1 });
    await this.dishes.create({ _id: recipeId, ...insertedWith(entry) });
    this.relay.wake();
    return recipeId;
  }
}

/** Hears what the spec lets it hear: `fail` decides for each event. */
@Injectable()
class CardListeners {
  readonly received: string[] = [];
  readonly requests: string[] = [];
  fail: (recipeId: string) => Error | Promise<void> | undefined = () => undefined;

  @On(recipePublicationChanged, 'draw-card')
  async drawCard({ recipeId }: Changed): Promise<void> {
    this.requests.push(recipeId);
    const failure = await this.fail(recipeId);
    if (failure) throw failure;
    this.received.push(recipeId);
  }
}

@Injectable()
class DigestListeners {
  readonly received: string[] = [];

  @On(recipePublicationChanged, 'write-digest')
  async writeDigest({ recipeId }: Changed): Promise<void> {
    this.received.push(recipeId);
  }
}

@FakeService('community')
class NoHandlers {}

@Module({
  imports: [MongooseModule.forFeature([{ name: 'Dish', schema: DishSchema }])],
  controllers: [NoHandlers],
  providers: [Dishes, CardListeners, DigestListeners],
})
class DishModule {
  static readonly jobs = [];
}

let tested: ServiceUnderTest;
let cards: CardListeners;
let digest: DigestListeners;
beforeAll(async () => {
  tested = await serviceUnderTest('community', DishModule, kitEnvironment());
  cards = tested.get(CardListeners);
  digest = tested.get(DigestListeners);
});
afterEach(() => (cards.fail = () => undefined));
afterAll(() => tested.close());

const operator = staff(['operator']);
const add = (): Promise<string> => tested.get(Dishes).add();
const { deadLetters } = operations.community;
const letters = async () => (await tested.call(deadLetters.list, { limit: 100 }, operator)).items;

describe('two listeners of one event', () => {
  it('both hear it', async () => {
    const id = await add();
    await waitUntil(() => cards.received.includes(id) && digest.received.includes(id), 'both to hear of the dish');
  });

  it('do not wait for each other when one fails', async () => {
    cards.fail = () => new Error('out of paint');
    const id = await add();
    await waitUntil(() => digest.received.includes(id), 'the digest to hear of the dish');
    expect(cards.received).not.toContain(id);
    cards.fail = () => undefined;
    await waitUntil(() => cards.received.includes(id), 'the card to be drawn on the second try');
  });

  it('do not wait for each other when one is slow, and a slow event holds up no other', async () => {
    let finish = (): void => {};
    const slow = await new Promise<string>((resolve) => {
      cards.fail = (recipeId) => (resolve(recipeId), new Promise<void>((done) => (finish = done)));
      void add();
    });
    cards.fail = () => undefined;
    const quick = await add();
    await waitUntil(() => cards.received.includes(quick) && digest.received.includes(slow), 'everything else to be heard');
    expect(cards.received).not.toContain(slow);
    finish();
    await waitUntil(() => cards.received.includes(slow), 'the slow one to end');
  });
});

describe('an event that a listener cannot handle', () => {
  it('waits as long as a service or the store is away, and is no dead letter', async () => {
    cards.fail = () => new ProblemError('service.unavailable');
    const id = await add();
    await waitUntil(() => cards.requests.filter((requested) => requested === id).length === 3, 'more tries than a poison event gets');
    expect(await letters()).toEqual([]);
    cards.fail = () => undefined;
    await waitUntil(() => cards.received.includes(id), 'the event to be heard when the outage is over');
  });

  it('becomes a dead letter with its listener, its reason and the event, when it fails by itself again and again', async () => {
    cards.fail = () => new Error('no such colour');
    const id = await add();
    await waitUntil(async () => (await letters()).length === 1, 'the dead letter');
    const [letter] = await letters();
    expect(letter).toMatchObject({
      listener: 'community-draw-card',
      subject: recipePublicationChanged.subject,
      reason: 'Error: no such colour',
      tries: 2,
    });
    expect(JSON.parse(letter?.message ?? '')).toMatchObject({ data: { recipeId: id, revision: 1 } });
    expect(digest.received).toContain(id);
    await tested.settle();
  });
});

describe('a dead letter', () => {
  it('is counted where the service says how it is', async () => {
    const { checks } = await tested.get(HealthController).readiness();
    expect(checks.deadLetters).toBe(1);
  });

  it('stays with the new reason when it fails again', async () => {
    cards.fail = () => new Error('still no such colour');
    await expect(tested.call(deadLetters.replay, { listener: 'community-draw-card' }, operator)).resolves.toEqual({
      handled: 0,
      failed: 1,
    });
    expect(await letters()).toMatchObject([{ reason: 'Error: still no such colour', tries: 3 }]);
  });

  it('is heard again by its listener alone, and is gone when that went well', async () => {
    const [letter] = await letters();
    const receivedBefore = digest.received.length;
    const replayed = await tested.bus.of('operator').call(deadLetters.replay, { listener: 'community-draw-card' }, { asService: true });
    expect(replayed).toEqual({ handled: 1, failed: 0 });
    const { data } = JSON.parse(letter?.message ?? '') as { data: Changed };
    expect(cards.received).toContain(data.recipeId);
    expect(digest.received).toHaveLength(receivedBefore);
    expect(await letters()).toEqual([]);
  });

  it('is no business of cooks', async () => {
    await expect(tested.call(deadLetters.list, {}, cook())).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});

describe('a stream that was lost', () => {
  it('is given again what was published, and every listener hears it again', async () => {
    const id = await add();
    await tested.settle();
    const timesReceived = (received: string[]): number => received.filter((receivedId) => receivedId === id).length;
    expect([timesReceived(cards.received), timesReceived(digest.received)]).toEqual([1, 1]);
    await tested.bus.removeStream();
    await tested.bus.makeStream();
    // the consumers went with the stream: until they are made again nothing is settled
    await tested.settle();
    await waitUntil(() => timesReceived(cards.received) === 2 && timesReceived(digest.received) === 2, 'both to hear it again');
  });
});

describe('two listeners with one name', () => {
  @Injectable()
  class Twins {
    @On(recipePublicationChanged, 'twin')
    async first(): Promise<void> {}

    @On(recipePublicationChanged, 'twin')
    async second(): Promise<void> {}
  }

  @Module({ controllers: [NoHandlers], providers: [Twins] })
  class TwinModule {
    static readonly jobs = [];
  }

  it('keep the service from starting', async () => {
    await expect(serviceUnderTest('community', TwinModule, kitEnvironment())).rejects.toThrow(
      'community has two listeners with the name community-twin.',
    );
  });
});

import { randomUUID } from 'node:crypto';
import { getModelToken } from '@nestjs/mongoose';
import { type InputOf, operations, type PublicRecipe, recipePublicationChanged } from '@simmer/contracts';
import { bootService, type RunningService } from '@simmer/kit';
import { isolatedEnvironment, type ServiceUnderTest, serviceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { CommunityModule } from '../community.module';
import { Published, FakeRecipesModule } from '../spec/fake-recipes';
import { GALLERY_CARD_MODEL, type GalleryCardDocument } from './gallery.schema';
import { GalleryService } from './gallery.service';

const { gallery } = operations.community;
let tested: ServiceUnderTest;
let peer: RunningService;
let published: Published;
beforeAll(async () => {
  const environment = isolatedEnvironment();
  peer = await bootService('recipes', FakeRecipesModule, environment);
  published = peer.app.get(Published);
  tested = await serviceUnderTest('community', CommunityModule, environment);
});
afterAll(async () => {
  await tested.close();
  await peer.stop();
});
beforeEach(async () => {
  published.clear();
  await cards().deleteMany({});
});

const cards = (): Model<GalleryCardDocument> => tested.running.app.get(getModelToken(GALLERY_CARD_MODEL));
const list = (input: InputOf<typeof gallery.list> = {}) => tested.call(gallery.list, input, null);
const titles = async (): Promise<string[]> => (await list()).items.map((item) => item.title);

const share = (id: string, revision: number, title: string): void => published.share(id, revision, title);

async function tell(recipeId: string, revision: number): Promise<void> {
  await tested.bus.publish(recipePublicationChanged, { recipeId, ownerId: randomUUID(), revision });
}

/** The event as recipes sends it, through to the gallery. */
async function tellAndWait(recipeId: string, revision: number): Promise<void> {
  await tell(recipeId, revision);
  await tested.settle();
}

describe('the gallery', () => {
  it('shows a recipe to everybody once it is shared, and nothing of whose it is', async () => {
    const id = uuidv7();
    share(id, 3, 'Green shakshuka');
    await tellAndWait(id, 3);
    const { items } = await list();
    expect(items).toEqual([
      expect.objectContaining({
        id,
        slug: `green-shakshuka-${id.slice(-8)}`,
        title: 'Green shakshuka',
        save_count: 0,
        rating_average: null,
        // identity is away here, and has never named the cook
        username: null,
      }),
    ]);
    expect(JSON.stringify(items)).not.toContain('000000000001');
    expect(await cards().findOne({ recipeId: id }).lean()).toMatchObject({ ownerId: '019a5f2e-7c11-7d3a-9f00-000000000001' });
  });

  it('shows it once however often it is told', async () => {
    const id = uuidv7();
    share(id, 1, 'Toast');
    await Promise.all([tell(id, 1), tell(id, 1), tell(id, 1)]);
    await tested.settle();
    await Promise.all(Array.from({ length: 8 }, () => tested.get(GalleryService).project(id, 1)));
    expect(await titles()).toEqual(['Toast']);
  });

  it('follows changes, keeps the place and does not go back for a late event', async () => {
    const [first, second] = [uuidv7(), uuidv7()];
    share(first, 1, 'Toast');
    await tellAndWait(first, 1);
    share(second, 1, 'Soup');
    await tellAndWait(second, 1);
    share(first, 5, 'Cheese toast');
    await tellAndWait(first, 5);
    await tellAndWait(first, 2);
    expect(await titles()).toEqual(['Soup', 'Cheese toast']);
  });

  it('takes a recipe down when it is taken back, and puts it on top when it is shared again', async () => {
    const [first, second] = [uuidv7(), uuidv7()];
    share(first, 1, 'Toast');
    await tellAndWait(first, 1);
    share(second, 1, 'Soup');
    await tellAndWait(second, 1);
    published.delete(first);
    await tellAndWait(first, 2);
    expect(await titles()).toEqual(['Soup']);
    share(first, 3, 'Toast');
    await tellAndWait(first, 3);
    expect(await titles()).toEqual(['Toast', 'Soup']);
  });

  it('ends without the recipe when it was taken back while it was being put up', async () => {
    const id = uuidv7();
    const service = tested.get(GalleryService);
    share(id, 1, 'Toast');
    await service.project(id, 1);
    share(id, 2, 'Toast, again');
    published.meanwhile = async () => {
      published.delete(id);
      await service.project(id, 3);
    };
    await service.project(id, 2);
    expect(await titles()).toEqual([]);
  });

  it('ends without a recipe that it never saw shared', async () => {
    const id = uuidv7();
    share(id, 1, 'Toast');
    published.meanwhile = async () => {
      published.delete(id);
      await tested.get(GalleryService).project(id, 2);
    };
    await tested.get(GalleryService).project(id, 1);
    expect(await titles()).toEqual([]);
  });

  it('lists no description, which belongs to the recipe’s own page', async () => {
    share(uuidv7(), 1, 'Toast');
    await tellAndWait([...published.keys()].at(-1) ?? '', 1);
    expect(JSON.stringify(await list())).not.toContain('Warm and bright.');
  });

  it('pages newest first, twelve at a time, without a gap or a repetition', async () => {
    const ids = Array.from({ length: 30 }, () => uuidv7());
    for (const [at, id] of ids.entries()) {
      share(id, 1, `Dish ${at}`);
      await tested.get(GalleryService).project(id, 1);
    }
    const first = await list();
    const second = await list({ after: first.next ?? '' });
    const third = await list({ after: second.next ?? '' });
    expect([first, second, third].map((page) => page.items.length)).toEqual([12, 12, 6]);
    expect(third.next).toBeNull();
    expect([...first.items, ...second.items, ...third.items].map((item) => item.id)).toEqual([...ids].reverse());
  });

  describe('filters and searches', () => {
    async function put(title: string, more: Partial<PublicRecipe> = {}): Promise<void> {
      const id = uuidv7();
      published.share(id, 1, title, more);
      await tested.get(GalleryService).project(id, 1);
    }
    const found = async (input: InputOf<typeof gallery.list>): Promise<string[]> => (await list(input)).items.map(({ title }) => title);
    beforeEach(async () => {
      await put('Tomatensuppe', {
        language: 'de',
        difficulty: 'medium',
        total_time: 40,
        ingredients: [{ text: '1 kg Tomaten', name: 'Tomaten' }],
      });
      await put('Green curry', { cuisine: 'thai', diets: ['vegan'], total_time: 30, tags: ['lunch'] });
      await put('Tomatoes on toast', { total_time: 10, tags: ['Breakfast'], ingredients: [{ text: '2 tomatoes', name: 'tomatoes' }] });
    });

    it('find a link card by its title, which shows the way to the original', async () => {
      const source_url = 'https://soups.invalid/leek';
      await put('Leek soup', { form: 'link-card', license: null, source_url, description: '', tags: [] });
      expect((await list({ search: 'leek' })).items).toMatchObject([{ title: 'Leek soup', source_url }]);
      await put('Own pie', { source_url });
      expect((await list({ search: 'pie' })).items).toEqual([expect.not.objectContaining({ source_url: expect.anything() })]);
    });

    it('by everything that the specification names, and counts what is left', async () => {
      expect(await found({ cuisine: 'thai' })).toEqual(['Green curry']);
      expect(await found({ diet: 'vegetarian' })).toEqual(['Green curry']);
      expect(await found({ difficulty: 'medium' })).toEqual(['Tomatensuppe']);
      expect(await found({ timeRange: '30' })).toEqual(['Tomatoes on toast', 'Green curry']);
      expect(await found({ category: 'breakfast' })).toEqual(['Tomatoes on toast']);
      expect(await list({ cuisine: 'thai', diet: 'keto' })).toEqual({ items: [], next: null, total: 0, has_more_than_total: false });
      expect(await list({ timeRange: '30', limit: 1 })).toMatchObject({ total: 2, has_more_than_total: false });
    });

    it('in plain words and in both languages, that of the reader first', async () => {
      expect(await found({ search: 'tomatoes' })).toEqual(['Tomatoes on toast', 'Tomatensuppe']);
      expect(await found({ search: 'tomato', language: 'de-AT' })).toEqual(['Tomatensuppe', 'Tomatoes on toast']);
      expect(await found({ search: 'tomatos under 15 minutes' })).toEqual(['Tomatoes on toast']);
      expect(await found({ language: 'de' })).toEqual(['Tomatensuppe', 'Tomatoes on toast', 'Green curry']);
    });

    it('without what was taken back meanwhile, in list and count', async () => {
      await cards().deleteOne({ title: 'Tomatoes on toast' });
      expect(await list({ timeRange: '30' })).toMatchObject({ items: [{ title: 'Green curry' }], total: 1 });
    });

    it('refuses a filter that there is not', async () => {
      await expect(list({ cuisine: 'martian' as never })).rejects.toMatchObject({ errors: [{ pointer: '/cuisine' }] });
    });
  });

  it('refuses a cursor that is not its own', async () => {
    await expect(list({ after: '{"$gt":""}' })).rejects.toMatchObject({ code: 'request.unknown-cursor', errors: [{ pointer: '/after' }] });
  });
});

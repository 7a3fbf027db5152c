import { operations, type PublicRecipe } from '@simmer/contracts';
import type { RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { GalleryService } from './gallery.service';

const { chef, gallery } = operations.community;
const ann = cook(uuidv7());
const ben = cook(uuidv7());
const notFound = { code: 'community.recipe-not-found' };

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
let published: Published;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
  published = recipes.app.get(Published);
  identity.app.get(KnownCooks).know(ann.accountId, 'ann');
});
afterAll(() => community.close());

async function share(
  title: string,
  { id = uuidv7(), revision = 1, by = ann, from = '', more = {} as Partial<PublicRecipe> } = {},
): Promise<string> {
  const adapted_from = from ? { recipe_id: from, revision: 1 } : null;
  published.share(id, revision, title, { ownerId: by.accountId, adapted_from, ...more });
  await tested.get(GalleryService).project(id, revision);
  return id;
}
const slugIn = async (id: string): Promise<string> => (await tested.get(GalleryService).findCard(id))?.slug ?? '';
const read = (slug: string, reader: typeof ann | null = null) => tested.call(gallery.read, { slug }, reader);

describe('the page of a published recipe', () => {
  it('has its card, what everybody may read of it, and its cook', async () => {
    const id = await share('Green shakshuka');
    expect(await read(await slugIn(id))).toMatchObject({
      card: { id, title: 'Green shakshuka' },
      recipe: { description: 'Warm and bright.', ingredients: [{ text: '2 eggs' }], instructions: [{ text: 'Boil them.' }] },
      chef: { username: 'ann' },
      is_own: false,
      is_hidden: false,
      copy: null,
    });
  });

  it('says what its author claims, and since when it is shared', async () => {
    const id = await share('Pie', { more: { diets: ['vegan', 'keto'], checked_diets: ['vegan'], cuisine: 'thai' } });
    const { card } = await read(await slugIn(id));
    expect(card).toMatchObject({ form: 'recipe', cuisine: 'thai', diets: ['vegan', 'keto'], checked_diets: ['vegan'], rating_count: 0 });
    expect(Date.now() - Date.parse(card.created_at)).toBeLessThan(60_000);
  });

  it('says whose it is and what others may do with it', async () => {
    const credit = { license: 'cc-by' as const, credit_line: 'Ann, own kitchen', comes_from: 'A book' };
    const { card } = await read(await slugIn(await share('Tart', { more: credit })));
    expect(card).toMatchObject(credit);
  });

  it('is its cook’s own, and knows the copy of whoever saved it', async () => {
    const id = await share('Toast');
    const slug = await slugIn(id);
    const copy = { id: uuidv7(), waiting: false };
    expect(await read(slug, ann)).toMatchObject({ is_own: true, copy: null });
    published.copies.set(id, copy);
    expect(await read(slug, ben)).toMatchObject({ is_own: false, copy });
  });

  it('is found by a slug from before its title changed', async () => {
    const id = await share('Toast');
    const former = await slugIn(id);
    await share('Better toast', { id, revision: 2 });
    const { card } = await read(former);
    expect(card).toMatchObject({ id, title: 'Better toast', slug: await slugIn(id) });
    expect(card.slug).not.toBe(former);
  });

  it('is not there for a slug that nothing has, nor once it was taken back, seen by the gallery or not', async () => {
    const id = await share('Toast');
    const slug = await slugIn(id);
    await expect(read('toast-00000000')).rejects.toMatchObject(notFound);
    published.delete(id);
    await expect(read(slug)).rejects.toMatchObject(notFound);
    await tested.get(GalleryService).project(id, 2);
    await expect(read(slug)).rejects.toMatchObject(notFound);
  });

  it('is there for its cook alone while moderation hides it', async () => {
    const id = await share('Toast');
    const slug = await slugIn(id);
    const content = { kind: 'recipe', contentId: id, authorId: ann.accountId, title: 'Toast' } as const;
    await tested.get(ModerationCases).hold(content, ['links']);
    await tested.get(GalleryService).project(id, 2);
    await expect(read(slug)).rejects.toMatchObject(notFound);
    await expect(read(slug, ben)).rejects.toMatchObject(notFound);
    expect(await read(slug, ann)).toMatchObject({ card: { id, title: 'Toast', slug }, is_own: true, is_hidden: true });
  });

  it('is not there between cooks of whom one blocks the other', async () => {
    const eve = cook(uuidv7());
    identity.app.get(KnownCooks).know(eve.accountId, 'eve');
    const slug = await slugIn(await share('Toast'));
    await tested.call(chef.block, { username: 'eve', blocks: true }, ann);
    await expect(read(slug, eve)).rejects.toMatchObject(notFound);
    expect(await read(slug)).toMatchObject({ card: { title: 'Toast' } });
  });
});

describe('a page of cards', () => {
  it('leads to the cooks, and twelve of them stay within 5 kB', async () => {
    const titles = ['Braised chickpeas with lemon', 'Salmon with dill and cucumber', 'Weeknight leek linguine', 'Brown butter plum tart'];
    for (const title of [...titles, ...titles, ...titles]) {
      const query = new URLSearchParams({ title, words: 'chickpeas,lemon,garlic,spinach' });
      await share(title, { more: { author: 'Ilse Vermeulen', plate: { url: `/plates/1.svg?${query.toString()}`, ground: 'butter' } } });
    }
    const { items } = await tested.call(gallery.list, { limit: 12 }, null);
    expect(items.map(({ username }) => username)).toEqual(Array(12).fill('ann'));
    expect(Buffer.byteLength(JSON.stringify(items))).toBeLessThanOrEqual(5_120);
  });
});

describe('the recipes of one cook', () => {
  const titles = async (author: string, reader: typeof ann | null = null): Promise<string[]> =>
    (await tested.call(gallery.list, { author, language: 'de' }, reader)).items.map(({ title }) => title);

  it('are theirs alone, newest first, also for who mutes them, and none for who blocks them', async () => {
    const carl = cook(uuidv7());
    identity.app.get(KnownCooks).know(carl.accountId, 'carl');
    await share('Rice', { by: carl });
    await share('Beans', { by: carl });
    await share('Toast');
    expect(await titles('carl')).toEqual(['Beans', 'Rice']);
    await tested.call(chef.mute, { username: 'carl', mutes: true }, ben);
    expect(await titles('carl', ben)).toEqual(['Beans', 'Rice']);
    await tested.call(chef.block, { username: 'carl', blocks: true }, ben);
    expect(await titles('carl', ben)).toEqual([]);
    await expect(titles('nobody')).rejects.toMatchObject({ code: 'community.chef-not-found' });
  });
});

describe('the lineage of a published recipe', () => {
  const fay = cook(uuidv7());
  beforeAll(() => identity.app.get(KnownCooks).know(fay.accountId, 'fay'));
  const lineageOf = async (id: string, reader: typeof ann | null = null) => (await read(await slugIn(id), reader)).lineage;

  it('leads from a changed copy to the original, and from that to the newest of its copies, with their number', async () => {
    const original = await share('Noodles');
    const forks = [];
    for (const title of ['With lime', 'With miso', 'Cold', 'Vegan']) forks.push(await share(title, { by: fay, from: original }));
    const { forks: named, ...rest } = await lineageOf(original);
    expect(rest).toEqual({ is_adapted: false, original: null, fork_count: 4 });
    expect(named.map(({ title }) => title)).toEqual(['Vegan', 'Cold', 'With miso']);
    expect(named[0]).toMatchObject({ id: forks[3], slug: await slugIn(forks[3] ?? ''), chef: { username: 'fay' } });
    expect(await lineageOf(forks[0] ?? '')).toMatchObject({
      is_adapted: true,
      original: { id: original, title: 'Noodles', chef: { username: 'ann' } },
      fork_count: 0,
    });
  });

  it('names nothing of an original that was taken back, nor of a copy', async () => {
    const original = await share('Noodles');
    const fork = await share('With lime', { by: fay, from: original });
    published.delete(fork);
    await tested.get(GalleryService).project(fork, 2);
    expect(await lineageOf(original)).toMatchObject({ forks: [], fork_count: 0 });
    await share('With lime', { id: fork, revision: 3, by: fay, from: original });
    published.delete(original);
    await tested.get(GalleryService).project(original, 2);
    expect(await lineageOf(fork)).toMatchObject({ is_adapted: true, original: null });
  });

  it('names nothing of cooks of whom one blocks the other', async () => {
    const original = await share('Noodles', { by: ann });
    const fork = await share('With lime', { by: fay, from: original });
    await tested.call(chef.block, { username: 'fay', blocks: true }, ben);
    expect(await lineageOf(original, ben)).toMatchObject({ forks: [], fork_count: 0 });
    await tested.call(chef.block, { username: 'ann', blocks: true }, fay);
    expect(await lineageOf(fork, fay)).toMatchObject({ is_adapted: true, original: null });
  });
});

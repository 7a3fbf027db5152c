import { DAY_MS, operations, recipeSavedFromGallery } from '@simmer/contracts';
import { PersonalDataKeepers, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';

const { chef, gallery, rating } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
});
afterAll(() => community.close());

/** A cook whose account was made so many days ago. */
const cookFor = (days: number) => cook(uuidv7({ msecs: Date.now() - days * DAY_MS }));
const ann = cookFor(400);
const ben = cookFor(300);

const project = (id: string, revision = 1): Promise<void> => tested.get(GalleryService).project(id, revision);
async function share(title: string, id: string = uuidv7()): Promise<string> {
  recipes.app.get(Published).share(id, 1, title, { ownerId: ann.accountId });
  await project(id);
  return id;
}
const rate = (id: string, stars: number | null, actor = ben) => tested.call(rating.put, { id, rating: stars }, actor);
const notFound = { code: 'community.recipe-not-found' };

async function shown(id: string) {
  const { items } = await tested.call(gallery.list, { limit: 100 }, null);
  const slug = items.find((item) => item.id === id)?.slug;
  return slug === undefined ? undefined : (await tested.call(gallery.read, { slug }, null)).card;
}
async function order(sort: 'rating_average' | 'trending', among: string[]): Promise<string[]> {
  const { items } = await tested.call(gallery.list, { limit: 100, sort }, null);
  return items.map(({ id }) => id).filter((id) => among.includes(id));
}

describe('a rating', () => {
  it('counts once for each cook, is changed and taken back', async () => {
    const id = await share('Toast');
    await Promise.all(Array.from({ length: 6 }, () => rate(id, 5)));
    expect(await tested.call(rating.read, { id }, ben)).toMatchObject({ rating: 5, rating_count: 1 });
    await expect(rate(id, 2)).resolves.toMatchObject({ rating: 2, rating_count: 1 });
    expect((await shown(id))?.rating_average).toBeCloseTo((5 * 4 + 2) / 6);
    await expect(rate(id, null)).resolves.toEqual({ rating: null, rating_average: null, rating_count: 0 });
    expect(await shown(id)).toMatchObject({ rating_average: null, rating_count: 0 });
  });

  it('is none of the cook whose recipe it is', async () => {
    const id = await share('Toast');
    await expect(rate(id, 5, ann)).rejects.toMatchObject({ code: 'community.own-recipe' });
  });

  it('is refused for what is not shown, and between cooks of whom one blocks the other', async () => {
    await expect(rate(uuidv7(), 5)).rejects.toMatchObject(notFound);
    const id = await share('Toast');
    const eve = cookFor(100);
    identity.app.get(KnownCooks).know(eve.accountId, 'eve');
    await tested.call(chef.block, { username: 'eve', blocks: true }, ann);
    await expect(rate(id, 1, eve)).rejects.toMatchObject(notFound);
  });

  it('stays with a recipe that is taken back and shared again', async () => {
    const id = await share('Toast');
    await rate(id, 4);
    recipes.app.get(Published).delete(id);
    await project(id, 2);
    await expect(rate(id, 5)).rejects.toMatchObject(notFound);
    await share('Toast', id);
    expect(await shown(id)).toMatchObject({ rating_count: 1 });
  });

  it('reaches the gallery also when the process that took it ends before', async () => {
    const id = await share('Toast');
    await rate(id, 5);
    await tested.settle();
    expect(await shown(id)).toMatchObject({ rating_count: 1 });
  });
});

describe('the gallery', () => {
  it('has the best rated on top, by the average that counts how many rated', async () => {
    const [once, often] = [await share('Rated once'), await share('Rated often')];
    await rate(once, 5);
    for (let cooks = 0; cooks < 8; cooks++) await rate(often, 5, cookFor(50 + cooks));
    expect(await order('rating_average', [once, often])).toEqual([often, once]);
  });

  it('has on top what cooks with a history like, not what new accounts like', async () => {
    const [honest, lifted] = [await share('Liked by cooks'), await share('Liked by new accounts')];
    for (const days of [40, 90, 200]) await rate(honest, 4, cookFor(days));
    for (let accounts = 0; accounts < 20; accounts++) await rate(lifted, 5, cookFor(1));
    expect(await order('trending', [honest, lifted])).toEqual([honest, lifted]);
  });
});

describe('a save', () => {
  const saved = (originalId: string, by: ReturnType<typeof cook>) =>
    tested.bus.publish(recipeSavedFromGallery, { recipeId: uuidv7(), ownerId: by.accountId, revision: 1, originalId });

  it('counts once for each cook, not for the author, and lifts the recipe', async () => {
    const [liked, other] = [await share('Saved'), await share('Not saved')];
    for (const by of [ben, ben, cookFor(200), ann]) await saved(liked, by);
    await tested.settle();
    expect(await shown(liked)).toMatchObject({ save_count: 2, rating_count: 0, rating_average: null });
    const { items } = await tested.call(gallery.list, { limit: 100, sort: 'save_count' }, null);
    expect(items[0]).toMatchObject({ id: liked });
    expect(await order('trending', [liked, other])).toEqual([liked, other]);
  });

  it('goes with the account', async () => {
    const [id, eve] = [await share('Toast'), cookFor(60)];
    await saved(id, eve);
    await tested.settle();
    await tested.get(PersonalDataKeepers).erase(eve.accountId, 'remove');
    await tested.settle();
    expect(await shown(id)).toMatchObject({ save_count: 0 });
  });
});

it('goes with the account that gave it', async () => {
  const id = await share('Toast');
  const eve = cookFor(60);
  await rate(id, 1, eve);
  await tested.get(PersonalDataKeepers).erase(eve.accountId, 'remove');
  await tested.settle();
  const { isDone } = await tested.get(PersonalDataKeepers).erase(eve.accountId, 'remove');
  expect(isDone).toBe(true);
  expect(await shown(id)).toMatchObject({ rating_count: 0, rating_average: null });
});

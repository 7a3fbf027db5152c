import { operations } from '@simmer/contracts';
import type { RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { ModerationCases } from '../moderation-model/moderation-cases.service';
import { RatingService } from '../rating/rating.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';

const { chef, chefPage, made } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
});
afterAll(() => community.close());

type Cook = ReturnType<typeof cook>;

/** A cook whose account was made in May 2024, all in the order in which they are made here. */
let accounts = 0;
function newCook(username: string): Cook {
  const actor = cook(uuidv7({ msecs: Date.UTC(2024, 4, 1) + accounts++ }));
  identity.app.get(KnownCooks).know(actor.accountId, username);
  return actor;
}
async function share(title: string, by: Cook): Promise<string> {
  const id = uuidv7();
  recipes.app.get(Published).share(id, 1, title, { ownerId: by.accountId });
  await tested.get(GalleryService).project(id, 1);
  return id;
}
const today = new Date().toISOString().slice(0, 10);
const make = (id: string, by: Cook) => tested.call(made.put, { id, date: today }, by);
const follow = (username: string, by: Cook) => tested.call(chef.follow, { username, follows: true }, by);
const kitchen = (username: string, reader: Cook | null = null) => tested.call(chefPage.kitchen, { username }, reader);

it('says since when a cook is there, and has nothing more of one who shares nothing', async () => {
  newCook('lien');
  expect(await kitchen('lien')).toEqual({ since_year: 2024, saves: 0, most_saved: [], followers: [], cooked_lately: [] });
  await expect(kitchen('nobody')).rejects.toMatchObject({ code: 'community.chef-not-found' });
});

it('lays out the most saved recipes, and counts the saves of all', async () => {
  const ilse = newCook('ilse');
  const ids: string[] = [];
  for (const title of ['Tart', 'Soup', 'Loaf', 'Salad', 'Stew', 'Toast']) ids.push(await share(title, ilse));
  const save = (id: string, by: Cook) => tested.get(RatingService).count(by.accountId, id, { saved: true });
  for (const [id, username] of [
    [ids[0], 'saver-a'],
    [ids[0], 'saver-b'],
    [ids[2], 'saver-c'],
  ] as const)
    await save(id ?? '', newCook(username));
  const { most_saved, saves } = await kitchen('ilse');
  expect([saves, most_saved.map(({ title }) => title)]).toEqual([3, ['Tart', 'Loaf', 'Toast', 'Stew', 'Salad']]);
  expect(most_saved[0]).toMatchObject({ username: 'ilse', save_count: 2 });
});

it('names a dozen of those who follow, without whom the reader does not see or whose page is hidden', async () => {
  newCook('noor');
  const followers = Array.from({ length: 14 }, (_, at) => newCook(`follower-${at}`));
  for (const one of followers) await follow('noor', one);
  expect((await kitchen('noor')).followers.map(({ username }) => username)).toEqual(
    Array.from({ length: 12 }, (_, at) => `follower-${at}`),
  );
  const reader = newCook('reader');
  await tested.call(chef.block, { username: 'follower-0', blocks: true }, reader);
  const hidden = { kind: 'cook', contentId: followers[1]?.accountId ?? '', authorId: followers[1]?.accountId ?? '', title: '' } as const;
  await tested.get(ModerationCases).hold(hidden, ['words']);
  expect((await kitchen('noor', reader)).followers[0]).toMatchObject({ username: 'follower-2' });
});

it('shows what the cook made lately of others, each recipe once', async () => {
  const [piero, dana] = [newCook('piero'), newCook('dana')];
  const [curry, gone, own] = [await share('Curry', piero), await share('Gone', piero), await share('Own', dana)];
  for (const id of [curry, gone, own]) await make(id, dana);
  recipes.app.get(Published).delete(gone);
  await tested.get(GalleryService).project(gone, 2);
  expect((await kitchen('dana')).cooked_lately).toMatchObject([{ date: today, recipe: { title: 'Curry', username: 'piero' } }]);
  const reader = newCook('another-reader');
  await tested.call(chef.block, { username: 'piero', blocks: true }, reader);
  expect((await kitchen('dana', reader)).cooked_lately).toEqual([]);
});

it('has nothing to see for whom the cook blocks', async () => {
  const [marc, eve] = [newCook('marc'), newCook('eve')];
  await tested.call(chef.block, { username: 'eve', blocks: true }, marc);
  await expect(kitchen('marc', eve)).rejects.toMatchObject({ code: 'community.chef-not-found' });
});

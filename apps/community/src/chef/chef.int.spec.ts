import { operations } from '@simmer/contracts';
import { PersonalDataKeepers, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';
import { GalleryService } from '../gallery/gallery.service';

const { chef, gallery } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
});
afterAll(() => community.close());

function newCook(username: string) {
  const actor = cook(uuidv7());
  identity.app.get(KnownCooks).know(actor.accountId, username);
  return actor;
}
const [ann, ben, eve] = ['ann', 'ben', 'eve'] as const;
let actors: Record<'ann' | 'ben' | 'eve', ReturnType<typeof newCook>>;
beforeEach(() => {
  identity.app.get(KnownCooks).clear();
  actors = { ann: newCook(ann), ben: newCook(ben), eve: newCook(eve) };
});

const notFound = { code: 'community.chef-not-found' };
const page = (username: string, viewer: 'ann' | 'ben' | 'eve' | null = null) =>
  tested.call(chef.read, { username }, viewer && actors[viewer]);
const follow = (viewer: 'ann' | 'ben' | 'eve', username: string, follows = true) =>
  tested.call(chef.follow, { username, follows }, actors[viewer]);
const block = (viewer: 'ann' | 'ben' | 'eve', username: string, blocks = true) =>
  tested.call(chef.block, { username, blocks }, actors[viewer]);

async function share(author: 'ann' | 'ben' | 'eve', title: string): Promise<void> {
  const id = uuidv7();
  recipes.app.get(Published).share(id, 1, title, { ownerId: actors[author].accountId });
  await tested.get(GalleryService).project(id, 1);
}
async function titles(viewer: 'ann' | 'ben' | 'eve' | null, sort?: 'following'): Promise<string[]> {
  const { items } = await tested.call(gallery.list, { limit: 100, sort }, viewer && actors[viewer]);
  return items.map(({ title }) => title);
}

describe('a cook’s page', () => {
  it('shows everybody who they are, and nothing of their account', async () => {
    const shown = await page('ben');
    expect(shown).toEqual({ username: 'ben', about: 'I am ben.', picture: { kind: 'letters' }, followers: 0, relation: null });
    expect(JSON.stringify(shown)).not.toContain(actors.ben.accountId);
    await expect(page('nobody')).rejects.toMatchObject(notFound);
  });

  it('counts a follower once, however often they follow and all at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => follow('ann', 'ben')));
    expect(await page('ben', 'ann')).toMatchObject({ followers: 1, relation: { follows: true, mutes: false, blocks: false } });
    expect(await follow('ann', 'ben', false)).toMatchObject({ follows: false });
    expect(await page('ben')).toMatchObject({ followers: 0 });
  });

  it('cannot be followed, muted or blocked by its own cook', async () => {
    await expect(follow('ann', 'ann')).rejects.toMatchObject({ code: 'community.own-page' });
    await expect(block('ann', 'ann')).rejects.toMatchObject({ code: 'community.own-page' });
    expect(await page('ann', 'ann')).toMatchObject({ relation: null });
  });

  it('is not there for whom its cook blocks, and has lost them as a follower', async () => {
    await follow('eve', 'ann');
    await follow('ann', 'eve');
    await block('ann', 'eve');
    await expect(page('ann', 'eve')).rejects.toMatchObject(notFound);
    await expect(follow('eve', 'ann')).rejects.toMatchObject(notFound);
    expect(await page('ann')).toMatchObject({ followers: 0 });
    expect(await page('eve', 'ann')).toMatchObject({ followers: 0, relation: { follows: false, blocks: true } });
    await expect(follow('ann', 'eve')).rejects.toMatchObject({ code: 'community.blocked-by-you' });
    await block('ann', 'eve', false);
    expect(await page('ann', 'eve')).toMatchObject({ relation: { follows: false } });
  });
});

describe('the list of followed cooks', () => {
  it('has each of them, page by page, and nobody else’s', async () => {
    await follow('ann', 'ben');
    await follow('ann', 'eve');
    await follow('ben', 'eve');
    const first = await tested.call(chef.listFollowed, { limit: 1 }, actors.ann);
    const second = await tested.call(chef.listFollowed, { limit: 1, after: first.next ?? '' }, actors.ann);
    expect([...first.items, ...second.items].map(({ username }) => username).toSorted()).toEqual(['ben', 'eve']);
    expect(second.next).toBeNull();
  });
});

describe('the gallery', () => {
  it('shows what followed cooks share to who follows them, and asks a visitor to sign in', async () => {
    await share('ben', 'Bean stew');
    await share('eve', 'Apple pie');
    expect(await titles('ann', 'following')).toEqual([]);
    await follow('ann', 'ben');
    expect(await titles('ann', 'following')).toEqual(['Bean stew']);
    await expect(titles(null, 'following')).rejects.toMatchObject({ code: 'access.signed-out' });
  });

  it('keeps muted cooks from who mutes them alone, and blocked ones from both', async () => {
    await share('ann', 'Ann’s soup');
    await share('ben', 'Ben’s bread');
    await share('eve', 'Eve’s cake');
    await follow('ann', 'ben');
    await tested.call(chef.mute, { username: 'ben', mutes: true }, actors.ann);
    await block('ann', 'eve');
    const seen = async (viewer: 'ann' | 'ben' | 'eve' | null) =>
      (await titles(viewer)).filter((title) => ['Ann’s soup', 'Ben’s bread', 'Eve’s cake'].includes(title)).toSorted();
    expect(await seen('ann')).toEqual(['Ann’s soup']);
    expect(await titles('ann', 'following')).toEqual([]);
    expect(await seen('ben')).toEqual(['Ann’s soup', 'Ben’s bread', 'Eve’s cake']);
    expect(await seen('eve')).toEqual(['Ben’s bread', 'Eve’s cake']);
    expect(await seen(null)).toEqual(['Ann’s soup', 'Ben’s bread', 'Eve’s cake']);
  });
});

it('forgets with an account whom it follows and who follows it', async () => {
  await follow('ann', 'ben');
  await follow('eve', 'ann');
  await tested.get(PersonalDataKeepers).erase(actors.ann.accountId, 'remove');
  expect(await page('ben')).toMatchObject({ followers: 0 });
  expect(await page('ann')).toMatchObject({ followers: 0 });
});

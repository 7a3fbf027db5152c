import { type OfferedChange, OFFER_LIMITS, operations } from '@simmer/contracts';
import { PersonalDataKeepers, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';

const { chef, feed, offer } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
let published: Published;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
  published = recipes.app.get(Published);
});
afterAll(() => community.close());

type Cook = ReturnType<typeof cook>;
let names = 0;
function newCook(name: string): Cook {
  const actor = cook(uuidv7());
  identity.app.get(KnownCooks).know(actor.accountId, `${name}-${names++}`);
  return actor;
}
const nameOf = (actor: Cook) => identity.app.get(KnownCooks).get(actor.accountId)?.username ?? '';

async function share(by: Cook, ingredients: string[], from?: string): Promise<string> {
  const id = uuidv7();
  published.ingredients.set(id, ingredients);
  published.share(id, 1, 'Noodles', { ownerId: by.accountId, adapted_from: from === undefined ? null : { recipe_id: from, revision: 1 } });
  await tested.get(GalleryService).project(id, 1);
  return id;
}
async function takeBack(id: string): Promise<void> {
  published.delete(id);
  await tested.get(GalleryService).project(id, 2);
}

let ann: Cook;
let ben: Cook;
let original: string;
let fork: string;
beforeEach(async () => {
  [ann, ben] = [newCook('ann'), newCook('ben')];
  original = await share(ann, ['noodles', '3 tbsp miso']);
  fork = await share(ben, ['noodles', '2 tbsp miso', '1 lime'], original);
  published.taken.length = 0;
});

const change = (was: string | null, becomes: string | null): OfferedChange => ({ list: 'ingredients', was, becomes });
const LESS_MISO = change('3 tbsp miso', '2 tbsp miso');
const LIME = change(null, '1 lime');
const put = (changes: OfferedChange[] = [LESS_MISO, LIME], by = ben, id = fork) => tested.call(offer.put, { id, changes }, by);
const mine = async () => (await tested.call(offer.read, { id: fork }, ben)).offer;
const received = async (by = ann) => (await tested.call(offer.list, { id: original }, by)).items;
const answer = (taken: number[], by = ann) => tested.call(offer.answer, { id: original, forkId: fork, taken }, by);
const notFound = { code: 'community.recipe-not-found' };

describe('changes offered back', () => {
  it('reach the author of the original with the recipe that they are from', async () => {
    await put();
    expect(await received()).toMatchObject([
      {
        fork: { id: fork, title: 'Noodles', chef: { username: nameOf(ben) } },
        offer: { changes: [{ ...LESS_MISO, taken: null, fits: true }, LIME], answered_at: null },
      },
    ]);
    await expect(received(ben)).rejects.toMatchObject(notFound);
  });

  it('are one offer for each copy: another one takes its place', async () => {
    await put();
    await put([LIME]);
    expect(await received()).toMatchObject([{ offer: { changes: [LIME] } }]);
  });

  it('are taken and left line by line, once, and whoever offered them sees what became of each', async () => {
    await put();
    await answer([1]);
    await answer([0]);
    expect(published.taken).toMatchObject([
      { id: original, ownerId: ann.accountId, offeredBy: ben.accountId, changes: [{ ...LIME, after: '3 tbsp miso' }] },
    ]);
    expect(await mine()).toMatchObject({ changes: [{ taken: false }, { taken: true }], answered_at: expect.any(String) });
    expect(await received()).toEqual([]);
    await put([LESS_MISO]);
    expect(await received()).toMatchObject([{ offer: { changes: [{ ...LESS_MISO, taken: null }] } }]);
  });

  it('can all be left', async () => {
    await put();
    await answer([]);
    expect(published.taken).toEqual([]);
    expect(await mine()).toMatchObject({ changes: [{ taken: false }, { taken: false }] });
  });

  it('that meet a later edit of the author say so, and stay', async () => {
    await put();
    published.ingredients.set(original, ['noodles', '5 tbsp miso']);
    expect(await received()).toMatchObject([{ offer: { changes: [{ fits: false }, { fits: true }] } }]);
    await expect(answer([0])).rejects.toMatchObject({ code: 'community.offer-outdated' });
    expect(await mine()).toMatchObject({ answered_at: null });
    await answer([1]);
    expect(published.taken).toHaveLength(1);
  });

  it('can be withdrawn until they are answered', async () => {
    await put();
    await tested.call(offer.withdraw, { id: fork }, ann);
    expect(await received()).toHaveLength(1);
    await expect(tested.call(offer.withdraw, { id: fork }, ben)).resolves.toEqual({ offer: null });
    await expect(answer([0])).rejects.toMatchObject({ code: 'community.offer-not-found' });
    await put();
    await answer([0]);
    await expect(tested.call(offer.withdraw, { id: fork }, ben)).resolves.toMatchObject({ offer: { changes: [{ taken: true }, {}] } });
  });

  it('are only what the two recipes say, of a cook’s own published copy', async () => {
    await expect(put([change(null, 'Buy my book')])).rejects.toMatchObject({ code: 'community.offer-outdated' });
    await expect(put([LIME], ann)).rejects.toMatchObject(notFound);
    await expect(put([LIME], ann, original)).rejects.toMatchObject(notFound);
    await takeBack(original);
    await expect(put()).rejects.toMatchObject(notFound);
  });

  it('are not made, nor seen, between cooks of whom one blocks the other', async () => {
    await put();
    await tested.call(chef.block, { username: nameOf(ben), blocks: true }, ann);
    expect(await received()).toEqual([]);
    await expect(answer([0])).rejects.toMatchObject({ code: 'community.offer-not-found' });
    await expect(put()).rejects.toMatchObject(notFound);
  });

  it('are not there while the copy is not shown', async () => {
    await put();
    await takeBack(fork);
    expect(await received()).toEqual([]);
  });

  it('are as many as one author can look at', async () => {
    for (let at = 0; at < OFFER_LIMITS.open; at++) {
      const other = newCook('eve');
      await put([LIME], other, await share(other, ['noodles', '1 lime'], original));
    }
    await expect(put()).rejects.toMatchObject({ code: 'community.too-many-offers' });
  });

  it('are a notice to the author until they are answered, and then one to whoever offered them', async () => {
    const notices = async (of: Cook) => (await tested.call(feed.listNotices, {}, of)).items;
    const countsOf = async (of: Cook) => (await tested.call(feed.counts, {}, of)).notices;
    await put();
    expect(await notices(ann)).toMatchObject([
      { kind: 'offer', id: fork, cook: { username: nameOf(ben) }, recipe: { title: 'Noodles' }, changes: 2, is_new: true },
    ]);
    expect([await countsOf(ann), await countsOf(ben)]).toEqual([1, 0]);
    await answer([1]);
    expect(await notices(ann)).toEqual([]);
    expect(await notices(ben)).toMatchObject([
      { kind: 'offer-answer', id: fork, cook: { username: nameOf(ann) }, changes: 2, taken: 1, is_new: true },
    ]);
    expect([await countsOf(ann), await countsOf(ben)]).toEqual([0, 1]);
  });

  it('are no notice between cooks of whom one hides the other, nor where a recipe is not shown', async () => {
    const notices = async (of: Cook) => (await tested.call(feed.listNotices, {}, of)).items;
    await put();
    await tested.call(chef.mute, { username: nameOf(ben), mutes: true }, ann);
    expect(await notices(ann)).toEqual([]);
    await tested.call(chef.mute, { username: nameOf(ben), mutes: false }, ann);
    expect(await notices(ann)).toHaveLength(1);
    await answer([]);
    expect(await notices(ben)).toMatchObject([{ kind: 'offer-answer', taken: 0 }]);
    await takeBack(original);
    expect(await notices(ben)).toEqual([]);
  });

  it('are gone with either account', async () => {
    const erase = (actor: Cook) => tested.get(PersonalDataKeepers).erase(actor.accountId, 'remove');
    await put();
    await erase(ben);
    expect(await received()).toEqual([]);
    await put();
    await erase(ann);
    expect(await mine()).toBeNull();
  });
});

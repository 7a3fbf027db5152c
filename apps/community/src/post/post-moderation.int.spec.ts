import { DAY_MS, type InputOf, operations } from '@simmer/contracts';
import type { RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest, staff } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { caseIdOf } from '../moderation-model/case.schema';
import { HOLD_RULES } from '../moderation-model/hold-rules';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks, SentLetters } from '../spec/fake-identity';
import { StoredPhotos } from '../spec/fake-media';
import { Published } from '../spec/fake-recipes';

const { chef, comment, made, moderation, moderationCase, report } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
let media: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes, media } = community);
});
afterAll(() => community.close());

let names = 0;
function newCook({ days = 400 } = {}) {
  const actor = cook(uuidv7({ msecs: Date.now() - days * DAY_MS }));
  const username = `writer-${(names += 1)}`;
  identity.app.get(KnownCooks).know(actor.accountId, username);
  return { ...actor, username };
}
type Cook = ReturnType<typeof newCook>;

const [lotte, samir] = [staff(['moderator'], uuidv7()), staff(['moderator'], uuidv7())];
let ann: Cook;
let ben: Cook;
let eve: Cook;
let id: string;
beforeEach(async () => {
  [ann, ben, eve] = [newCook(), newCook(), newCook()];
  id = uuidv7();
  recipes.app.get(Published).share(id, 1, 'Toast', { ownerId: ann.accountId });
  await tested.get(GalleryService).project(id, 1);
});

const today = new Date().toISOString().slice(0, 10);
const write = (text: string, by: Cook = ben, more: Partial<InputOf<typeof comment.create>> = {}) =>
  tested.call(comment.create, { id, postId: uuidv7(), text, ...more }, by);
const make = (note: string, by: Cook = ben, image_id: string | null = null) =>
  tested.call(made.put, { id, date: today, note, image_id }, by);
const comments = async (reader: Cook | null = null) => (await tested.call(comment.list, { id }, reader)).items;
const entries = async (reader: Cook | null = null) => (await tested.call(made.list, { id }, reader)).items;
const reportPost = (postId: string, by: Cook = eve) => tested.call(report.post, { id: postId, reason: 'unkind', note: 'Rude.' }, by);
const caseOf = (kind: 'made' | 'comment', postId: string) => tested.call(moderationCase.read, { id: caseIdOf(kind, postId) }, lotte);
async function decide(kind: 'made' | 'comment', postId: string, action: 'leave' | 'hide') {
  const { id: caseId, revision } = await caseOf(kind, postId);
  await tested.call(moderationCase.decide, { id: caseId, revision, action, rule: 'unkind', letter: 'Please be kind.' }, lotte);
}
async function letters(kind: 'made' | 'comment', postId: string) {
  await tested.settle();
  const sent = [...(identity.app.get(SentLetters) ?? [])];
  return sent.filter(([about]) => about.includes(caseIdOf(kind, postId))).map(([, { accountId, letter }]) => ({ accountId, ...letter }));
}
const notFound = { code: 'community.post-not-found' };

describe('what the rules hold back', () => {
  it('is there for its writer and for staff, and for everybody once they leave it', async () => {
    const { id: postId, held, hidden } = await write('My shop: https://a.example https://b.example');
    expect({ held, hidden }).toEqual({ held: true, hidden: false });
    expect(await comments(ben)).toMatchObject([{ id: postId, held: true }]);
    for (const reader of [null, ann, eve]) expect(await comments(reader)).toEqual([]);
    expect(await caseOf('comment', postId)).toMatchObject({
      ...{ state: 'open', kind: 'comment', title: 'Toast', held: ['links'], is_hidden: true },
      content: { text: 'My shop: https://a.example https://b.example', path: expect.stringContaining('/app/community/recipe/toast-') },
    });
    await decide('comment', postId, 'leave');
    expect(await comments()).toMatchObject([{ id: postId, held: false }]);
    expect(await letters('comment', postId)).toEqual([]);
  });

  it('stays where it is when staff hide it, and its writer reads why', async () => {
    const { id: postId } = await write('Fuck');
    await decide('comment', postId, 'hide');
    expect(await comments(ben)).toMatchObject([{ held: true, hidden: true }]);
    expect(await comments()).toEqual([]);
    expect(await letters('comment', postId)).toMatchObject([
      { accountId: ben.accountId, outcome: 'hidden', kind: 'comment', title: 'Toast', letter: 'Please be kind.' },
    ]);
  });

  it('are the first texts and photos of a new account, not that it made something', async () => {
    const fresh = newCook({ days: 1 });
    await expect(make('', fresh)).resolves.toMatchObject({ held: false });
    const photo = uuidv7();
    media.app.get(StoredPhotos).set(photo, fresh.accountId);
    const { id: postId } = await make('', fresh, photo);
    expect(await caseOf('made', postId)).toMatchObject({ held: ['first-posts'], content: { image: { id: photo } } });
    expect(await entries()).toEqual([]);
    const { id: first } = await write('Nice', fresh);
    await decide('made', postId, 'leave');
    await decide('comment', first, 'leave');
    expect(await entries()).toHaveLength(1);
    await expect(write('Nice again', fresh)).resolves.toMatchObject({ held: false });
  });

  it('is what comes too fast, in both kinds', async () => {
    await make('Good');
    for (let written = 1; written < HOLD_RULES.rate; written += 1) await expect(write('Nice')).resolves.toMatchObject({ held: false });
    const postId = uuidv7();
    const sent = await Promise.all([1, 2, 3].map(() => write('One more', ben, { postId })));
    expect(sent.map(({ held }) => held)).toEqual([true, true, true]);
    expect(await caseOf('comment', postId)).toMatchObject({ held: ['rate'] });
  });

  it('is looked at again when its words change', async () => {
    const { id: postId } = await make('Good');
    await make('Good, see shop.com and pans.shop');
    expect(await entries()).toEqual([]);
    await make('Good');
    expect(await entries()).toEqual([]);
    await decide('made', postId, 'leave');
    expect(await entries()).toMatchObject([{ note: 'Good' }]);
  });
});

describe('reports of what stands under a recipe', () => {
  it('make one case of it, and say when they come twice', async () => {
    const { id: postId } = await write('Your soup is bad');
    await expect(reportPost(postId)).resolves.toEqual({ reported: true, again: false });
    await expect(reportPost(postId)).resolves.toEqual({ reported: true, again: true });
    await reportPost(postId, ann);
    expect(await caseOf('comment', postId)).toMatchObject({ report_count: 2, title: 'Toast', author: { name: ben.username } });
    expect(await comments()).toHaveLength(1);
  });

  it('are of what the reporter sees, and of nothing of their own', async () => {
    const { id: mine } = await write('Mine', eve);
    await expect(reportPost(mine)).rejects.toMatchObject({ code: 'community.own-content' });
    await expect(reportPost(uuidv7())).rejects.toMatchObject(notFound);
    const { id: held } = await write('Fuck');
    await expect(reportPost(held)).rejects.toMatchObject(notFound);
    const { id: removed } = await write('Gone');
    await tested.call(comment.remove, { id, postId: removed }, ben);
    await expect(reportPost(removed)).rejects.toMatchObject(notFound);
    const { id: blocked } = await make('Good');
    await tested.call(chef.block, { username: eve.username, blocks: true }, ben);
    await expect(reportPost(blocked)).rejects.toMatchObject(notFound);
  });

  it('lead to its being hidden from everybody else, whatever is said again, until an appeal brings it back', async () => {
    const { id: postId } = await make('Your soup is bad');
    await reportPost(postId);
    await decide('made', postId, 'hide');
    expect(await entries()).toEqual([]);
    expect(await entries(ben)).toMatchObject([{ id: postId, held: true, hidden: true }]);
    await make('Your soup is good');
    expect(await entries()).toEqual([]);
    const caseId = caseIdOf('made', postId);
    expect(await tested.call(moderation.listNotices, {}, ben)).toMatchObject({
      items: [{ kind: 'made', title: 'Toast', is_hidden: true }],
    });
    const { revision } = await tested
      .call(moderation.appeal, { id: caseId, text: 'It was a joke.' }, ben)
      .then(() => caseOf('made', postId));
    await tested.call(moderationCase.decideAppeal, { id: caseId, revision, restores: true, letter: 'We are sorry.' }, samir);
    expect(await entries()).toMatchObject([{ id: postId, held: false, hidden: false }]);
    expect((await letters('made', postId)).map((one) => 'outcome' in one && one.outcome)).toEqual(['hidden', 'restored']);
  });
});

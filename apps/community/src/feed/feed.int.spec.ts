import { getModelToken } from '@nestjs/mongoose';
import { DAY_MS, operations } from '@simmer/contracts';
import { PersonalDataKeepers, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest, staff } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { caseIdOf } from '../moderation-model/case.schema';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { POST_MODEL, type PostDocument } from '../post/post.schema';
import { Published } from '../spec/fake-recipes';

const { chef, comment, feed, made, moderationCase, report } = operations.community;
const NOTHING = { recipes: 0, answers: 0, notices: 0 };

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity } = community);
});
afterAll(() => community.close());

let names = 0;
function newCook() {
  // no newcomer, whose first texts are held
  const actor = cook(uuidv7({ msecs: Date.now() - 400 * DAY_MS }));
  const username = `cook-${(names += 1)}`;
  identity.app.get(KnownCooks).know(actor.accountId, username);
  return { ...actor, username };
}
type Cook = ReturnType<typeof newCook>;
let ann: Cook;
let ben: Cook;
let eve: Cook;
beforeEach(() => {
  [ann, ben, eve] = [newCook(), newCook(), newCook()];
});

async function share(author: Cook, title: string, description = 'Warm.'): Promise<string> {
  const id = uuidv7();
  community.recipes.app.get(Published).share(id, 1, title, { ownerId: author.accountId, description });
  await tested.get(GalleryService).project(id, 1);
  return id;
}
async function unshare(id: string): Promise<void> {
  community.recipes.app.get(Published).delete(id);
  await tested.get(GalleryService).project(id, 2);
}
const follow = (by: Cook, whom: Cook) => tested.call(chef.follow, { username: whom.username, follows: true }, by);
const block = (by: Cook, whom: Cook) => tested.call(chef.block, { username: whom.username, blocks: true }, by);
const write = (id: string, text: string, by: Cook, answer_to: string | null = null) =>
  tested.call(comment.create, { id, postId: uuidv7(), text, answer_to }, by);
const today = () => new Date().toISOString().slice(0, 10);
const counts = async (of: Cook) => {
  const { as_of: _, ...found } = await tested.call(feed.counts, {}, of);
  return found;
};
const recipes = async (of: Cook) => (await tested.call(feed.listRecipes, {}, of)).items;
const answers = async (of: Cook) => (await tested.call(feed.listAnswers, {}, of)).items;
const notices = async (of: Cook) => (await tested.call(feed.listNotices, {}, of)).items;

describe('the recipes of a feed', () => {
  it('are those of followed cooks, newest first, with who shared them, and are counted', async () => {
    await share(ben, 'Bean stew');
    await share(eve, 'Plum tart');
    expect(await recipes(ann)).toEqual([]);
    await follow(ann, ben);
    await share(ben, 'Miso noodles');
    expect(await recipes(ann)).toMatchObject([
      { title: 'Miso noodles', cook: { username: ben.username }, is_new: true },
      { title: 'Bean stew', cook: { username: ben.username }, is_new: true },
    ]);
    expect(await counts(ann)).toEqual({ ...NOTHING, recipes: 2 });
    expect(await counts(ben)).toEqual(NOTHING);
  });

  it('come page by page', async () => {
    await follow(ann, ben);
    for (const title of ['One', 'Two', 'Three']) await share(ben, title);
    const first = await tested.call(feed.listRecipes, { limit: 2 }, ann);
    const second = await tested.call(feed.listRecipes, { limit: 2, after: first.next ?? '' }, ann);
    expect([...first.items, ...second.items].map(({ title }) => title)).toEqual(['Three', 'Two', 'One']);
    expect(second.next).toBeNull();
    await expect(tested.call(feed.listRecipes, { after: 'x' }, ann)).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it('are there for whoever follows, when they ask, and gone when they are taken back or their cook is muted', async () => {
    for (const by of [ann, eve]) await follow(by, ben);
    const id = await share(ben, 'Bean stew');
    expect([await recipes(ann), await recipes(eve)]).toMatchObject([[{ id }], [{ id }]]);
    await tested.call(chef.mute, { username: ben.username, mutes: true }, ann);
    expect(await recipes(ann)).toEqual([]);
    await unshare(id);
    expect(await recipes(eve)).toEqual([]);
    expect(await counts(eve)).toEqual(NOTHING);
  });
});

describe('the answers of a feed', () => {
  it('are what others wrote under one’s recipes and to one’s comments, once each', async () => {
    const soup = await share(ann, 'Soup');
    const bread = await share(ben, 'Bread');
    await tested.call(made.put, { id: soup, date: today(), note: 'Clean bowl' }, ben);
    const { id: asked } = await write(soup, 'Can I freeze it?', eve);
    await write(soup, 'Yes', ann, asked);
    const { id: own } = await write(bread, 'How long?', ann);
    await write(bread, 'An hour', ben, own);
    await write(soup, 'Thanks', eve, asked);
    expect(await answers(ann)).toMatchObject([
      { kind: 'comment', text: 'Thanks', cook: { username: eve.username }, recipe: { id: soup, title: 'Soup', rating_count: 0 } },
      { kind: 'answer', text: 'An hour', cook: { username: ben.username }, recipe: { id: bread } },
      { kind: 'comment', text: 'Can I freeze it?' },
      { kind: 'made', text: 'Clean bowl', image: null, is_new: true },
    ]);
    expect(await counts(ann)).toMatchObject({ answers: 4 });
    expect(await answers(eve)).toMatchObject([{ kind: 'answer', text: 'Yes', cook: { username: ann.username } }]);
    expect(JSON.stringify(await answers(ann))).not.toContain(eve.accountId);
  });

  it('come page by page', async () => {
    const soup = await share(ann, 'Soup');
    for (const text of ['1', '2', '3']) await write(soup, text, ben);
    const first = await tested.call(feed.listAnswers, { limit: 2 }, ann);
    const second = await tested.call(feed.listAnswers, { limit: 2, after: first.next ?? '' }, ann);
    expect([...first.items, ...second.items].map(({ text }) => text)).toEqual(['3', '2', '1']);
    expect(second.next).toBeNull();
    await expect(tested.call(feed.listAnswers, { after: 'x' }, ann)).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it('are without blocked cooks, and without a recipe that is not shown', async () => {
    const soup = await share(ann, 'Soup');
    await write(soup, 'Rude', eve);
    await write(soup, 'Kind', ben);
    await block(ann, eve);
    expect(await answers(ann)).toMatchObject([{ text: 'Kind' }]);
    expect(await counts(ann)).toMatchObject({ answers: 1 });
    await unshare(soup);
    expect(await answers(ann)).toEqual([]);
  });

  it('are without what answers a comment that others do not see, but for the one who wrote that', async () => {
    const soup = await share(ann, 'Soup');
    const { id: comment } = await write(soup, 'How long?', eve);
    await write(soup, 'An hour', ben, comment);
    expect(await counts(ann)).toMatchObject({ answers: 2 });
    await tested.running.app.get<Model<PostDocument>>(getModelToken(POST_MODEL)).updateOne({ _id: comment }, { $set: { held: true } });
    expect(await answers(ann)).toEqual([]);
    expect(await counts(ann)).toMatchObject({ answers: 0 });
    expect(await answers(eve)).toMatchObject([{ text: 'An hour' }]);
  });

  it('are to nobody when the account is gone', async () => {
    const soup = await share(ann, 'Soup');
    const { id: own } = await write(soup, 'How long?', eve);
    await write(soup, 'An hour', ben, own);
    await tested.get(PersonalDataKeepers).erase(ann.accountId, 'remove');
    expect(await answers(ann)).toEqual([]);
    expect(await answers(eve)).toMatchObject([{ text: 'An hour' }]);
  });
});

describe('the notices of a feed', () => {
  const lotte = staff(['moderator'], uuidv7());
  const decide = async (id: string, action: 'hide' | 'leave') => {
    const { revision } = await tested.call(moderationCase.read, { id: caseIdOf('recipe', id) }, lotte);
    const decision = { id: caseIdOf('recipe', id), revision, action, rule: 'copied', letter: 'Please give credit.' } as const;
    await tested.call(moderationCase.decide, decision, lotte);
  };

  it('say what staff decided about one’s own', async () => {
    const id = await share(ann, 'Goulash');
    await tested.call(report.recipe, { id, reason: 'copied', note: '' }, eve);
    await tested.settle();
    expect(await notices(ann)).toEqual([]);
    await decide(id, 'hide');
    expect(await notices(ann)).toMatchObject([{ outcome: 'hidden', content: 'recipe', title: 'Goulash', is_new: true }]);
    expect(await counts(ann)).toEqual({ ...NOTHING, notices: 1 });
    expect(await notices(eve)).toEqual([]);
  });

  it('say that what was held back is shown now', async () => {
    const id = await share(ann, 'Linked', 'See https://one.example https://two.example https://three.example https://four.example');
    await decide(id, 'leave');
    expect(await notices(ann)).toMatchObject([{ outcome: 'passed', title: 'Linked' }]);
  });

  it('are none of what was reported and left as it is', async () => {
    const id = await share(ann, 'Goulash');
    await tested.call(report.recipe, { id, reason: 'copied', note: '' }, eve);
    await tested.settle();
    await decide(id, 'leave');
    expect(await notices(ann)).toEqual([]);
  });
});

describe('a part of a feed that was seen', () => {
  it('has nothing new until more comes, whatever is sent again or late', async () => {
    await follow(ann, ben);
    await share(ben, 'Bean stew');
    const { as_of: until } = await tested.call(feed.listRecipes, {}, ann);
    await Promise.all([1, 2, 3].map(() => tested.call(feed.see, { parts: ['recipes'], until }, ann)));
    expect(await tested.call(feed.see, { parts: ['recipes'], until: '2026-01-01T00:00:00Z' }, ann)).toMatchObject(NOTHING);
    expect(await recipes(ann)).toMatchObject([{ title: 'Bean stew', is_new: false }]);
    await share(ben, 'Miso noodles');
    expect(await recipes(ann)).toMatchObject([{ is_new: true }, { is_new: false }]);
    expect(await counts(ann)).toEqual({ ...NOTHING, recipes: 1 });
  });

  it('is not seen in advance', async () => {
    await follow(ann, ben);
    await tested.call(feed.see, { parts: ['recipes', 'answers', 'notices'], until: '2999-01-01T00:00:00Z' }, ann);
    await share(ben, 'Bean stew');
    expect(await counts(ann)).toEqual({ ...NOTHING, recipes: 1 });
  });
});

it('offers cooks to follow, not oneself, nor whom one follows or blocks', async () => {
  const offered = async () => (await tested.call(feed.suggestCooks, {}, ann)).items;
  for (const author of [ann, ben, eve, newCook()]) await share(author, 'Toast');
  const first = await offered();
  expect(first).toHaveLength(3);
  expect(first[0]).toEqual({ username: expect.any(String), about: expect.stringMatching(/^I am /), picture: { kind: 'letters' } });
  await follow(ann, ben);
  await block(ann, eve);
  const taken = (await offered()).map(({ username }) => username);
  for (const username of [ann, ben, eve].map((one) => one.username)) expect(taken).not.toContain(username);
});

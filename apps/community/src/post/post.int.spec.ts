import { getModelToken } from '@nestjs/mongoose';
import { DAY_MS, imageStored, type InputOf, operations, POST_LIMITS } from '@simmer/contracts';
import { PersonalDataKeepers, PhotoReferenceFinder, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { StoredPhotos } from '../spec/fake-media';
import { Published } from '../spec/fake-recipes';
import { POST_MODEL, type PostDocument } from './post.schema';

const { chef, comment, gallery, made, post, recipePage, report } = operations.community;

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

type Cook = ReturnType<typeof cook>;
let names = 0;
function newCook(username: string): Cook {
  const actor = cook(uuidv7({ msecs: Date.now() - 400 * DAY_MS }));
  identity.app.get(KnownCooks).know(actor.accountId, `${username}-${names++}`);
  return actor;
}
let ann: Cook;
let ben: Cook;
let eve: Cook;
let id: string;
beforeEach(async () => {
  [ann, ben, eve] = [newCook('ann'), newCook('ben'), newCook('eve')];
  id = uuidv7();
  publish(ann);
  await project(1);
});
function publish(owner: Cook): void {
  recipes.app.get(Published).share(id, 1, 'Toast', { ownerId: owner.accountId });
}
const project = (revision: number): Promise<void> => tested.get(GalleryService).project(id, revision);
const nameOf = (actor: Cook) => identity.app.get(KnownCooks).get(actor.accountId)?.username ?? '';
const restore = (postId: string, by: Cook) => tested.call(post.restore, { id: postId }, by);
const posts = (): Model<PostDocument> => tested.running.app.get(getModelToken(POST_MODEL));
const hold = (postId: string) => posts().updateOne({ _id: postId }, { $set: { held: true } });
const block = (username: string, by: Cook) => tested.call(chef.block, { username, blocks: true }, by);
const erase = (actor: Cook) => tested.get(PersonalDataKeepers).erase(actor.accountId, 'remove');
const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** Another day than the server's, which is today as well somewhere on earth. */
const todayElsewhere = (): string => dayIn(new Date().getUTCHours() < 12 ? -1 : 1);
const notFound = { code: 'community.recipe-not-found' };

describe('who made a recipe', () => {
  const put = (more: Partial<InputOf<typeof made.put>> = {}, by: Cook = ben) => tested.call(made.put, { id, date: dayIn(0), ...more }, by);
  const list = (reader: Cook | null = null) => tested.call(made.list, { id }, reader);
  const remove = (postId: string, by: Cook = ben) => tested.call(made.remove, { id, postId }, by);

  it('is listed for everybody, the latest first, with the name, a note and nothing of the account', async () => {
    await put({ note: 'With twice the butter' });
    await put({}, eve);
    const page = await list();
    expect(page).toMatchObject({ total: 2, next: null });
    expect(page.items).toMatchObject([
      { cook: { username: nameOf(eve) }, note: '', is_own: false, held: false },
      { cook: { username: nameOf(ben) }, note: 'With twice the butter', image: null, date: dayIn(0) },
    ]);
    expect(JSON.stringify(page)).not.toContain(ben.accountId);
  });

  it('comes page by page', async () => {
    for (const by of [ann, ben, eve]) await put({}, by);
    const first = await tested.call(made.list, { id, limit: 2 }, null);
    const second = await tested.call(made.list, { id, limit: 2, after: first.next ?? '' }, null);
    expect([...first.items, ...second.items].map((item) => item.cook?.username)).toEqual([eve, ben, ann].map(nameOf));
    expect(second).not.toHaveProperty('total');
    await expect(tested.call(made.list, { id, after: 'x' }, null)).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it('is there once for each day, however often and all at once it is said, and changes with what is said last', async () => {
    await Promise.all(Array.from({ length: 5 }, () => put({ note: 'Good' })));
    const { id: postId } = await put({ note: 'Very good' });
    expect((await list()).items).toMatchObject([{ id: postId, note: 'Very good' }]);
    await put({ date: todayElsewhere() });
    expect((await list()).total).toBe(2);
  });

  it.each([-3, 2])('is said on the day itself, not %i days from it', async (days) => {
    await expect(put({ date: dayIn(days) })).rejects.toMatchObject({ code: 'community.not-today' });
  });

  it('lifts the recipe as long as somebody says so, who is not its author', async () => {
    const lifted = id;
    id = uuidv7();
    publish(ann);
    await project(1);
    // a newer recipe without a voice comes first
    const other = id;
    id = lifted;
    await put({}, ann);
    const order = async () => {
      const { items } = await tested.call(gallery.list, { limit: 100, sort: 'trending' }, null);
      return items.map((item) => item.id).filter((one) => [lifted, other].includes(one));
    };
    expect(await order()).toEqual([other, lifted]);
    const { id: postId } = await put();
    expect(await order()).toEqual([lifted, other]);
    await remove(postId);
    expect(await order()).toEqual([other, lifted]);
  });

  it('is taken back by its writer alone, also twice', async () => {
    const { id: postId } = await put();
    await remove(postId, eve);
    expect((await list()).total).toBe(1);
    await remove(postId);
    await remove(postId);
    expect(await list()).toMatchObject({ items: [], total: 0 });
  });

  it('comes back to its place with its voice, when its writer alone takes the removal back', async () => {
    const { id: postId } = await put({ note: 'Good' });
    await put({}, eve);
    const mine = () => tested.call(recipePage.mine, { id }, ben);
    await remove(postId);
    expect(await mine()).toMatchObject({ made: null });
    for (const by of [eve, ann]) await expect(restore(postId, by)).rejects.toMatchObject({ code: 'community.post-not-found' });
    await restore(postId, ben);
    await restore(postId, ben);
    expect((await list()).items).toMatchObject([{ cook: { username: nameOf(eve) } }, { id: postId, note: 'Good' }]);
    expect(await mine()).toMatchObject({ made: { id: postId } });
    await remove(postId);
    await put({ note: 'After all' });
    expect((await list()).items).toMatchObject([{ note: '' }, { id: postId, note: 'After all' }]);
  });

  it('shows a photo of its cook that is stored before or after, and nobody else’s', async () => {
    const photos = media.app.get(StoredPhotos);
    const [before, after, foreign] = [uuidv7(), uuidv7(), uuidv7()];
    photos?.set(before, ben.accountId).set(foreign, eve.accountId);
    expect(await put({ image_id: before })).toMatchObject({ image: { id: before } });
    expect(await put({ image_id: foreign })).toMatchObject({ image: null });
    expect(await put({ image_id: after })).toMatchObject({ image: null, image_id: after });
    expect((await list()).items).toMatchObject([{ image: null, image_id: null }]);
    photos?.set(after, ben.accountId);
    await tested.bus.publish(imageStored, { imageId: after, ownerId: ben.accountId, revision: 1 });
    await tested.settle();
    expect((await list()).items).toMatchObject([{ image: { id: after } }]);
    const stored = [after, before].map((photo) => ({ id: photo, ownerId: ben.accountId, addresses: [] }));
    expect(await tested.get(PhotoReferenceFinder).find(stored)).toEqual([after]);
  });

  it('is said for what is shown alone, and not under a recipe of a cook who blocks', async () => {
    await block(nameOf(eve), ann);
    await expect(put({}, eve)).rejects.toMatchObject(notFound);
    await expect(list(eve)).rejects.toMatchObject(notFound);
    recipes.app.get(Published).delete(id);
    await project(2);
    await expect(put()).rejects.toMatchObject(notFound);
    await expect(list()).rejects.toMatchObject(notFound);
  });

  it('is known on the page of the recipe', async () => {
    const mine = () => tested.call(recipePage.mine, { id }, ben);
    expect(await mine()).toEqual({ rating: null, rating_average: null, rating_count: 0, is_own: false, copy: null, made: null });
    await put({ note: 'Good' });
    expect(await mine()).toMatchObject({ made: { note: 'Good', is_own: true }, copy: null });
    recipes.app.get(Published).copies.set(id, { id: uuidv7(), waiting: true });
    expect(await mine()).toMatchObject({ copy: { waiting: true } });
    expect(await tested.call(recipePage.mine, { id }, ann)).toMatchObject({ is_own: true });
  });
});

describe('comments', () => {
  const write = (text: string, by: Cook = ben, more: Partial<InputOf<typeof comment.create>> = {}) =>
    tested.call(comment.create, { id, postId: uuidv7(), text, ...more }, by);
  const list = (reader: Cook | null = null, answer_to?: string) => tested.call(comment.list, { id, answer_to }, reader);
  const texts = async (reader: Cook | null = null, answer_to?: string) => (await list(reader, answer_to)).items.map(({ text }) => text);
  const remove = (postId: string, by: Cook) => tested.call(comment.remove, { id, postId }, by);

  it('are listed for everybody, newest first, with who wrote them', async () => {
    await write('Lovely');
    await write('  Thank you! <b>🍋</b>\n\u202emore  ', ann);
    const page = await list(ben);
    expect(page).toMatchObject({ total: 2, next: null });
    expect(page.items).toMatchObject([
      { text: 'Thank you! <b>🍋</b>\nmore', cook: { username: nameOf(ann) }, is_author: true, is_own: false, answers: 0 },
      { text: 'Lovely', cook: { username: nameOf(ben) }, is_author: false, is_own: true },
    ]);
    expect(JSON.stringify(page)).not.toContain(ann.accountId);
  });

  it('say something, and not too much', async () => {
    await expect(write('\u200b ')).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(write('x'.repeat(POST_LIMITS.comment + 1))).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(write('a\u0000b')).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('are there once, however often they are sent', async () => {
    const postId = uuidv7();
    const sent = await Promise.all(Array.from({ length: 5 }, () => write('Lovely', ben, { postId })));
    expect(new Set(sent.map((one) => one.id))).toEqual(new Set([postId]));
    expect(await texts()).toEqual(['Lovely']);
    await expect(write('Other', ben, { postId })).rejects.toMatchObject({ code: 'request.id-reused' });
    await expect(write('Lovely', eve, { postId })).rejects.toMatchObject({ code: 'request.id-taken' });
  });

  it('have answers one level deep, oldest first', async () => {
    const { id: question } = await write('How long?');
    const { id: answer } = await write('An hour', ann, { answer_to: question });
    await write('Thanks', ben, { answer_to: question });
    expect(await list()).toMatchObject({ items: [{ text: 'How long?', answers: 2 }], total: 1 });
    expect(await texts(null, question)).toEqual(['An hour', 'Thanks']);
    const noComment = { code: 'community.comment-not-found' };
    await expect(write('Deeper', ben, { answer_to: answer })).rejects.toMatchObject(noComment);
    await expect(write('To nobody', ben, { answer_to: uuidv7() })).rejects.toMatchObject(noComment);
  });

  it('are removed by their writer and by the author of the recipe, with the answers', async () => {
    const [mine, others] = [await write('Mine'), await write('Not nice', eve)];
    await write('Indeed', eve, { answer_to: mine.id });
    await remove(mine.id, eve);
    expect(await texts()).toEqual(['Not nice', 'Mine']);
    await remove(mine.id, ben);
    await remove(others.id, ann);
    expect(await texts()).toEqual([]);
    expect(await texts(null, mine.id)).toEqual([]);
    await expect(write('Late', eve, { answer_to: mine.id })).rejects.toMatchObject({ code: 'community.comment-not-found' });
  });

  it('come back with their answers, when whoever removed them takes that back', async () => {
    const { id: question } = await write('How long?');
    const { id: answer } = await write('An hour', ann, { answer_to: question });
    await write('Or two', eve, { answer_to: question });
    await remove(answer, ann);
    await remove(question, ann);
    await expect(restore(question, ben)).rejects.toMatchObject({ code: 'community.post-not-found' });
    await restore(question, ann);
    expect(await list()).toMatchObject({ items: [{ text: 'How long?', answers: 1 }] });
    await restore(answer, ann);
    expect(await texts(null, question)).toEqual(['An hour', 'Or two']);
  });

  it('do not come back with what was sent again late', async () => {
    const { id: postId } = await write('Lovely');
    await remove(postId, ben);
    await write('Lovely', ben, { postId });
    expect(await texts()).toEqual([]);
  });

  it('are removed also where the recipe is not shown any more', async () => {
    const { id: postId } = await write('Mine');
    recipes.app.get(Published).delete(id);
    await project(2);
    await remove(postId, ben);
    expect(await posts().countDocuments({ recipeId: id, removedAt: null })).toBe(0);
  });

  it('that are held are there for their writer alone, who sees that they are', async () => {
    const { id: held } = await write('Buy this');
    await hold(held);
    expect((await list(ben)).items).toMatchObject([{ text: 'Buy this', held: true }]);
    for (const reader of [null, ann, eve]) expect(await list(reader)).toMatchObject({ items: [], total: 0 });
    await expect(write('Why?', eve, { answer_to: held })).rejects.toMatchObject({ code: 'community.comment-not-found' });
  });

  it('take their answers with them while they are held, for everybody who does not see them', async () => {
    const { id: held } = await write('Buy this');
    const { id: answer } = await write('Where?', ann, { answer_to: held });
    await hold(held);
    expect(await texts(ben, held)).toEqual(['Where?']);
    for (const reader of [null, ann, eve]) expect(await list(reader, held)).toEqual({ items: [], next: null, total: 0 });
    const reportAnswer = (by: Cook) => tested.call(report.post, { id: answer, reason: 'advertising', note: '' }, by);
    await expect(reportAnswer(eve)).rejects.toMatchObject({ code: 'community.post-not-found' });
    await expect(reportAnswer(ben)).resolves.toMatchObject({ reported: true });
  });

  it('take their answers with them where one cook blocks the other', async () => {
    const { id: mine } = await write('From Ben');
    await write('From Ann', ann, { answer_to: mine });
    await block(nameOf(eve), ben);
    expect(await texts(eve, mine)).toEqual([]);
    expect(await texts(null, mine)).toEqual(['From Ann']);
  });

  it('are not there between cooks of whom one blocks the other, nor answered', async () => {
    const { id: mine } = await write('From Ben');
    await write('From Eve', eve);
    await block(nameOf(eve), ben);
    expect(await texts(ben)).toEqual(['From Ben']);
    expect(await texts(eve)).toEqual(['From Eve']);
    expect(await texts()).toEqual(['From Eve', 'From Ben']);
    await expect(write('Hello', eve, { answer_to: mine })).rejects.toMatchObject({ code: 'community.comment-not-found' });
    await block(nameOf(eve), ann);
    await expect(write('Hello', eve)).rejects.toMatchObject(notFound);
    await expect(list(eve)).rejects.toMatchObject(notFound);
  });

  it('end for the day when a cook has written very many', async () => {
    const many = cook();
    for (let sent = 0; sent < POST_LIMITS.perDay; sent++) await write('Again', many);
    await expect(write('Once more', many)).rejects.toMatchObject({ code: 'request.quota-used-up' });
  });
});

it('everything that a cook wrote goes with the account, and answers to it', async () => {
  const { id: postId } = await tested.call(comment.create, { id, postId: uuidv7(), text: 'From Eve' }, eve);
  await tested.call(comment.create, { id, postId: uuidv7(), text: 'To Eve', answer_to: postId }, ben);
  await tested.call(comment.create, { id, postId: uuidv7(), text: 'From Ben' }, ben);
  await tested.call(made.put, { id, date: dayIn(0), note: 'From Eve' }, eve);
  await erase(eve);
  await tested.settle();
  await erase(eve);
  expect(await posts().find({ recipeId: id }, { text: 1, _id: 0 }).lean()).toEqual([{ text: 'From Ben' }]);
});

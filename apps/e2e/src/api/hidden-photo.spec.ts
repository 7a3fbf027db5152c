import { randomUUID } from 'node:crypto';
import { type ContentKind, type Image, operations, type StaffRole } from '@simmer/contracts';
import { staff, waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../authz/person';
import { resources } from '../authz/resources';

/** What is hidden is gone everywhere after so long. */
const GONE_WITHIN_MS = 5_000;
const { moderationCase, moderation } = operations.community;
const [lotte, samir] = [staff(['moderator']), staff(['moderator'])];

let world: WorldUnderTest;
beforeAll(async () => {
  world = await worldUnderTest();
});
afterAll(() => world.close(), 60_000);

async function done(person: Person, subject: string, input: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { status, body, text } = await person.send(operationOf(subject), input);
  if (status >= 400) throw new Error(`${subject} was refused: ${text}`);
  return body;
}

/** A recipe of a cook's that everybody sees. */
async function shared(author: Person, fields: Record<string, unknown> = {}): Promise<string> {
  const { id } = await done(author, 'recipes.recipe.create', { title: 'Leek soup', ingredients: ['1 leek'], ...fields });
  await done(author, 'recipes.recipe.publish', { id, published: true, isOwn: true, license: 'cc-by' });
  const isShown = async () => (await author.send(operationOf('community.gallery.list'), { limit: 100 })).text.includes(String(id));
  await waitUntil(isShown, 'the recipe to be in the gallery');
  return String(id);
}

/** The addresses of a photo that is stored. */
async function addressesOf(owner: Person, id: string): Promise<string[]> {
  const { image } = await done(owner, 'media.image.read', { id });
  return (image as Image).variants.map(({ url }) => url);
}

const look = (address: string, asker: Person | null) =>
  fetch(world.gatewayUrl + address, { headers: asker ? { cookie: asker.cookie } : {} });
const statuses = async (addresses: readonly string[], asker: Person | null) => [
  ...new Set(await Promise.all(addresses.map(async (address) => (await look(address, asker)).status))),
];

/** What staff do about the case of something, as it is now. */
async function openCase(kind: ContentKind, contentId: string) {
  const find = async () => {
    const { items } = await world.call(moderationCase.list, { limit: 100 }, lotte);
    return items.find((one) => one.kind === kind && one.content_id === contentId);
  };
  await waitUntil(async () => (await find()) !== undefined, 'the case');
  const { id, revision } = (await find())!;
  return { id, revision };
}
const hide = async (kind: ContentKind, contentId: string) =>
  world.call(
    moderationCase.decide,
    { ...(await openCase(kind, contentId)), action: 'hide', rule: 'unkind', letter: 'Please be kind.' },
    lotte,
  );
async function restore(kind: ContentKind, contentId: string, author: Person): Promise<void> {
  const { items } = await world.call(moderation.listNotices, {}, author.actor);
  await done(author, 'community.moderation.appeal', {
    id: items.find((one) => one.kind === kind && one.content_id === contentId)?.id,
    text: 'It was a joke.',
  });
  await world.call(moderationCase.decideAppeal, { ...(await openCase(kind, contentId)), restores: true, letter: 'We are sorry.' }, samir);
}
const untilAll = (status: number, addresses: readonly string[]) =>
  waitUntil(async () => String(await statuses(addresses, null)) === String(status), `a visitor to get ${status}`, GONE_WITHIN_MS);
const newStaff = (staffRoles: StaffRole[]) => newPerson(world, 'staff', { staffRoles });

it('the photo of a hidden entry is gone from its addresses, but for its cook and moderators, until it is shown again', async () => {
  const [author, cook, reporter] = [await newPerson(world), await newPerson(world), await newPerson(world)];
  const [moderator, operator] = [await newStaff(['moderator']), await newStaff(['operator'])];
  const recipeId = await shared(author);
  const image_id = await resources.image.make(cook);
  const addresses = await addressesOf(cook, image_id);
  const entry = { id: recipeId, date: new Date().toISOString().slice(0, 10), note: 'Mine', image_id };
  const postId = String((await done(cook, 'community.made.put', entry))['id']);
  // the first photo of a new account was held until now
  const { id, revision } = await openCase('made', postId);
  await world.call(moderationCase.decide, { id, revision, action: 'leave' }, lotte);
  expect(await statuses(addresses, null)).toEqual([200]);

  await done(reporter, 'community.report.post', { id: postId, reason: 'unkind', note: '' });
  await world.settle();
  await hide('made', postId);
  await untilAll(404, addresses);
  for (const stranger of [reporter, author, operator]) expect(await statuses(addresses, stranger)).toEqual([404]);
  for (const insider of [cook, moderator]) expect(await statuses(addresses, insider)).toEqual([200]);
  expect((await look(addresses[0]!, cook)).headers.get('cache-control')).toBe('private, no-store');
  // no name leads to the file itself
  expect(await statuses([addresses[0]!.replace('/media/', '/media/withheld/')], null)).toEqual([404]);

  await restore('made', postId, cook);
  await untilAll(200, addresses);
}, 60_000);

it('the photos of a hidden recipe are gone with it, but for its household', async () => {
  const [author, mate, reporter] = [await newPerson(world), await newPerson(world), await newPerson(world)];
  const { token } = await done(author, 'identity.household.invite', {});
  await done(mate, 'identity.household.join', { token });
  const [cover, step] = [await resources.image.make(author), await resources.image.make(author)];
  const recipeId = await shared(author, { image_id: cover, instructions: [{ text: 'Boil.', image_id: step }] });
  await world.settle();
  const addresses = [...(await addressesOf(author, cover)), ...(await addressesOf(author, step))];
  expect(await statuses(addresses, null)).toEqual([200]);

  await done(reporter, 'community.report.recipe', { id: recipeId, reason: 'copied', note: '' });
  await world.settle();
  await hide('recipe', recipeId);
  await untilAll(404, addresses);
  expect(await statuses(addresses, reporter)).toEqual([404]);
  for (const insider of [author, mate]) expect(await statuses(addresses, insider)).toEqual([200]);

  // what is taken back while it is hidden is whole when it is shared again
  await restore('recipe', recipeId, author);
  await untilAll(200, addresses);
}, 60_000);

it('the picture of a cook whose page is hidden is gone from its addresses, and lists show letters', async () => {
  const [chef, reporter] = [await newPerson(world), await newPerson(world)];
  const username = `chef-${randomUUID().slice(0, 8)}`;
  const imageId = await resources.image.make(chef);
  await done(chef, 'identity.profile.change', { username, picture: { kind: 'photo', imageId } });
  const recipeId = await shared(chef);
  const addresses = await addressesOf(chef, imageId);
  const cookOf = async () => (await reporter.send(operationOf('community.comment.list'), { id: recipeId })).body['items'];
  await done(chef, 'community.comment.create', { id: recipeId, postId: randomUUID(), text: 'Hello' });
  const commentCase = await openCase('comment', String(await firstCommentOf(chef, recipeId)));
  await world.call(moderationCase.decide, { ...commentCase, action: 'leave' }, lotte);
  expect(await cookOf()).toMatchObject([{ cook: { username, picture: { kind: 'photo' } } }]);

  await done(reporter, 'community.report.chef', { username, reason: 'unkind', note: '' });
  await world.settle();
  await hide('cook', chef.account.id);
  await untilAll(404, addresses);
  expect(await statuses(addresses, chef)).toEqual([200]);
  expect(await cookOf()).toMatchObject([{ cook: { username, picture: { kind: 'letters' } } }]);

  await restore('cook', chef.account.id, chef);
  await untilAll(200, addresses);
  expect(await cookOf()).toMatchObject([{ cook: { username, picture: { kind: 'photo' } } }]);
}, 60_000);

async function firstCommentOf(person: Person, recipeId: string): Promise<unknown> {
  const { items } = await done(person, 'community.comment.list', { id: recipeId });
  return (items as { id: string }[])[0]?.id;
}

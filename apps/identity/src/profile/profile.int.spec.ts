import { Module } from '@nestjs/common';
import { image, operations, type OutputOf, type ParsedInputOf, photoReferencesOf, ProblemError, profileChanged } from '@simmer/contracts';
import { bootService, type ContextOf, Handles, type RunningService } from '@simmer/kit';
import { FakeService, service } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { getModelToken } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type IdentityUnderTest, identityUnderTest, type Registered } from '../spec/identity-under-test';
import { usernameSkeletons } from './profile.migrations';
import { USERNAME_CLAIM_MODEL, type UsernameClaimDocument } from './profile.schema';

const { profile } = operations.identity;

/** The picture that media has, and whose it is. */
const photo = { id: uuidv7(), ownerId: '', isStored: true };

@FakeService('media')
class MediaPeer {
  @Handles(image.read)
  async read({ id }: ParsedInputOf<typeof image.read>, { actor }: ContextOf<typeof image.read>): Promise<OutputOf<typeof image.read>> {
    if (id !== photo.id || actor.accountId !== photo.ownerId) throw new ProblemError('media.not-found');
    const stored = photo.isStored ? { id, width: 80, height: 80, thumbhash: '', variants: [] } : null;
    return { id, status: photo.isStored ? 'stored' : 'queued', image: stored, sourceUrl: null, error: null, revision: 1 };
  }
}

@Module({ controllers: [MediaPeer] })
class MediaPeerModule {
  static readonly keepsDocuments = false;
}

let identity: IdentityUnderTest;
let media: RunningService;
beforeAll(async () => {
  identity = await identityUnderTest();
  media = await bootService('media', MediaPeerModule, identity.environment);
});
afterAll(async () => {
  await media.stop();
  await identity.close();
});

const newName = (): string => `cook-${uuidv7().slice(-10)}`;
const change = ({ actor }: Registered, input: Parameters<typeof identity.call<typeof profile.change>>[1]) =>
  identity.call(profile.change, input, actor);
const find = (input: { username?: string; accountId?: string }) => identity.call(profile.find, input, service);

it('says nothing until a cook says something, and keeps what is not sent', async () => {
  const cook = await identity.register();
  expect(await identity.call(profile.read, {}, cook.actor)).toMatchObject({
    username: null,
    about: '',
    units: null,
    weekStart: null,
    language: 'en',
    picture: { kind: 'letters' },
    revision: 0,
  });
  await change(cook, { name: 'Mara', units: 'us', language: 'de' });
  const changed = await change(cook, { about: 'Pulses.', weekStart: 'sunday', picture: { kind: 'plate', plate: 'green-shakshuka' } });
  expect(changed).toMatchObject({ name: 'Mara', units: 'us', language: 'de', about: 'Pulses.', weekStart: 'sunday', revision: 2 });
  await identity.settle();
  const published = (await identity.bus.published(profileChanged)).filter(({ accountId }) => accountId === cook.accountId);
  expect(published.map(({ revision }) => revision)).toEqual([1, 2]);
});

it('tells of many cooks at once, and leaves out who is not there', async () => {
  const [cook, silent] = [await identity.register(), await identity.register()];
  await change(cook, { username: newName(), about: 'Soups.' });
  const ask = [cook.accountId, silent.accountId, uuidv7()];
  const { profiles } = await identity.call(profile.findMany, { accountIds: ask }, service);
  const alone = await Promise.all([cook, silent].map(async ({ accountId }) => (await find({ accountId })).profile));
  expect(profiles).toHaveLength(2);
  expect(profiles).toEqual(expect.arrayContaining(alone));
});

describe('a username', () => {
  it('is one cook’s, whoever asks at once', async () => {
    const cooks = await Promise.all(Array.from({ length: 10 }, () => identity.register()));
    const username = newName();
    const tries = await Promise.allSettled(cooks.map((cook) => change(cook, { username: username.toUpperCase() })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(tries.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'identity.username-taken' } });
    expect((await find({ username })).profile).toMatchObject({ username });
  });

  it('of before leads to its cook for a year, then it is free', async () => {
    const [cook, other] = [await identity.register(), await identity.register()];
    const [before, now] = [newName(), newName()];
    await change(cook, { username: before });
    await change(cook, { username: now });
    expect((await find({ username: before })).profile).toMatchObject({ accountId: cook.accountId, username: now });
    const isFree = async () => (await identity.call(profile.checkUsername, { username: before }, other.actor)).isFree;
    expect(await isFree()).toBe(false);
    await expect(change(other, { username: before })).rejects.toMatchObject({ code: 'identity.username-taken' });
    await identity.running.app.get(getModelToken(USERNAME_CLAIM_MODEL)).updateOne({ _id: before }, { $set: { freeFrom: new Date(0) } });
    expect((await find({ username: before })).profile).toBeNull();
    expect(await isFree()).toBe(true);
    await change(other, { username: before });
    expect((await find({ username: before })).profile).toMatchObject({ accountId: other.accountId });
  });

  it('that looks like another cook’s is refused, in words, also of two that are claimed at once', async () => {
    const [cook, other] = [await identity.register(), await identity.register()];
    const end = uuidv7().slice(-6).replaceAll(/[01]/g, '2');
    await change(cook, { username: `bob-${end}` });
    const lookalike = { username: `b0b-${end}` };
    await expect(change(other, lookalike)).rejects.toMatchObject({
      code: 'identity.username-looks-alike',
      errors: [{ pointer: '/username' }],
    });
    const check = ({ actor }: Registered) => identity.call(profile.checkUsername, lookalike, actor);
    expect(await check(other)).toEqual({ ...lookalike, isFree: false, looksAlike: true });
    expect(await check(cook)).toEqual({ ...lookalike, isFree: true, looksAlike: false });
    await change(cook, lookalike);
    expect((await find({ username: `bob-${end}` })).profile).toMatchObject(lookalike);

    const spellings = [`sam-${end}`, `sarn-${end}`];
    const tries = await Promise.allSettled(spellings.map(async (username) => change(await identity.register(), { username })));
    expect(tries.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(2);
  });

  it('from before is compared as well', async () => {
    const [cook, other] = [await identity.register(), await identity.register()];
    const end = uuidv7().slice(-6).replaceAll(/[01]/g, '2');
    await change(cook, { username: `eva-${end}-lo` });
    const { collection } = identity.running.app.get<Model<UsernameClaimDocument>>(getModelToken(USERNAME_CLAIM_MODEL));
    const _id = `eva-${end}-lo` as never;
    await collection.updateOne({ _id }, { $unset: { skeleton: '' } });
    const eachDocument: Parameters<typeof usernameSkeletons.run>[0]['eachDocument'] = async (_name, update) => {
      await collection.updateOne({ _id }, update((await collection.findOne({ _id })) as never) as never);
    };
    await usernameSkeletons.run({ eachDocument } as never);
    await expect(change(other, { username: `eva-${end}-10` })).rejects.toMatchObject({ code: 'identity.username-looks-alike' });
  });

  it('that would speak for us is nobody’s', async () => {
    const cook = await identity.register();
    await expect(change(cook, { username: 'simmer-team' })).rejects.toMatchObject({ code: 'identity.username-taken' });
    await expect(change(cook, { username: 'a' })).rejects.toMatchObject({ code: 'request.invalid' });
  });
});

describe('a photo', () => {
  it('is an own one that is stored', async () => {
    const [cook, other] = [await identity.register(), await identity.register()];
    photo.ownerId = cook.accountId;
    const show = (who: Registered) => change(who, { picture: { kind: 'photo', imageId: photo.id } });
    await expect(show(other)).rejects.toMatchObject({ code: 'media.not-found' });
    photo.isStored = false;
    await expect(show(cook)).rejects.toMatchObject({ code: 'identity.picture-not-ready' });
    photo.isStored = true;
    expect((await show(cook)).picture).toMatchObject({ kind: 'photo', image: { id: photo.id } });
    const pictures = [
      { id: photo.id, ownerId: cook.accountId, addresses: [] },
      { id: photo.id, ownerId: other.accountId, addresses: [] },
      { id: uuidv7(), ownerId: cook.accountId, addresses: [] },
    ];
    expect(await identity.call(photoReferencesOf('identity').find, { photos: pictures }, service)).toEqual({ ids: [photo.id] });
    expect((await find({ accountId: cook.accountId })).profile).toMatchObject({ picture: { kind: 'photo' } });
  });
});

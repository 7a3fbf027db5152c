import { getModelToken } from '@nestjs/mongoose';
import { operations, profileChanged } from '@simmer/contracts';
import { PersonalDataKeepers, type RunningService } from '@simmer/kit';
import type { ServiceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { GalleryReconciliation } from '../gallery/gallery-reconciliation.service';
import { GalleryService } from '../gallery/gallery.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';
import { CookRepository } from './cook.repository';
import { COOK_MODEL, type CookDocument } from './cook.schema';

const { gallery } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let known: KnownCooks;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity } = community);
  known = identity.app.get(KnownCooks);
});
afterAll(() => community.close());

const cooks = (): Model<CookDocument> => tested.running.app.get(getModelToken(COOK_MODEL));

/** A cook with a recipe in the gallery. */
async function share(username: string): Promise<{ accountId: string; title: string }> {
  const [accountId, id, title] = [uuidv7(), uuidv7(), `Pie of ${username}`];
  known.know(accountId, username);
  community.recipes.app.get(Published).share(id, 1, title, { ownerId: accountId });
  await tested.get(GalleryService).project(id, 1);
  return { accountId, title };
}

async function nameOn(title: string): Promise<string | null | undefined> {
  const { items } = await tested.call(gallery.list, { limit: 100 }, null);
  return items.find((item) => item.title === title)?.username;
}

/** The event as identity sends it, through to the copy. */
async function tell(accountId: string, ...revisions: number[]): Promise<void> {
  for (const revision of revisions) await tested.bus.publish(profileChanged, { accountId, ownerId: accountId, revision });
  await tested.settle();
}

describe('the cooks whom the gallery names', () => {
  it('are called what they call themselves now, whatever events come late, twice or in another order', async () => {
    const { accountId, title } = await share('ann');
    expect(await nameOn(title)).toBe('ann');
    known.know(accountId, 'anna', 3);
    await tell(accountId, 3, 2, 3, 1);
    expect(await nameOn(title)).toBe('anna');
    // an answer from before, which arrives when its successor is stored
    await tested.get(CookRepository).put({ _id: accountId, username: 'ann', about: '', picture: { kind: 'letters' }, revision: 1 });
    expect(await nameOn(title)).toBe('anna');
  });

  it('are known once, however many lists ask at the same moment', async () => {
    const { accountId, title } = await share('bea');
    const names = await Promise.all(Array.from({ length: 8 }, () => nameOn(title)));
    expect(new Set(names)).toEqual(new Set(['bea']));
    expect(await cooks().countDocuments({ _id: accountId })).toBe(1);
  });

  it('are brought to the truth every night, should an event be lost', async () => {
    const { accountId, title } = await share('cleo');
    await nameOn(title);
    known.know(accountId, 'cleopatra', 2);
    await expect(tested.get(GalleryReconciliation).reconcile({ settlesWithinMs: 10 })).resolves.toMatchObject({ mended: 1, left: 0 });
    expect(await nameOn(title)).toBe('cleopatra');
  });

  it('leave with their account, and no late event brings them back', async () => {
    const { accountId, title } = await share('dan');
    await nameOn(title);
    known.delete(accountId);
    await tested.get(PersonalDataKeepers).erase(accountId, 'remove');
    await tell(accountId, 2);
    expect(await cooks().countDocuments({ _id: accountId })).toBe(0);
  });

  it('are named while identity is away, except for who was never seen', async () => {
    const [{ title: seen }, { title: unseen }] = [await share('eve'), await share('fay')];
    await nameOn(seen);
    await cooks().deleteOne({ username: 'fay' });
    await identity.stop();
    expect(await nameOn(seen)).toBe('eve');
    expect(await nameOn(unseen)).toBeNull();
  });
});

import { getModelToken } from '@nestjs/mongoose';
import { DAY_MS, operations } from '@simmer/contracts';
import type { RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { VOICE_MODEL, type VoiceDocument } from '../rating/voice.schema';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';

const { chef, gallery, made, rating, recipePage } = operations.community;

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
const rate = (id: string, by: Cook) => tested.call(rating.put, { id, rating: 4 }, by);
const reasons = (id: string, reader: Cook | null = null) => tested.call(recipePage.reasons, { id }, reader);

describe('why a recipe is shown', () => {
  it('counts each cook once who cooked, saved or rated it lately, and the author never', async () => {
    const [ilse, ben, eve] = [newCook('ilse'), newCook('ben'), newCook('eve')];
    const id = await share('Toast', ilse);
    const none = { days: 14, cooks: 0, cooked: 0, saved: 0, rated: 0, follows_author: false, cooked_by_followed: null };
    expect(await reasons(id)).toEqual(none);
    await make(id, ben);
    await rate(id, ben);
    await rate(id, eve);
    await make(id, ilse);
    expect(await reasons(id)).toEqual({ ...none, cooks: 2, cooked: 1, rated: 2 });
  });

  it('counts nobody any more who did so long ago', async () => {
    const id = await share('Soup', newCook('yuki'));
    const late = newCook('late');
    await rate(id, late);
    const voices = tested.running.app.get<Model<VoiceDocument>>(getModelToken(VOICE_MODEL));
    await voices.updateOne({ recipeId: id }, { $set: { voicedAt: new Date(Date.now() - 15 * DAY_MS) } });
    expect(await reasons(id)).toMatchObject({ cooks: 0, rated: 0 });
  });

  it('names the last of the followed cooks who made it, and tells nobody else', async () => {
    const [noor, dana, reader] = [newCook('noor'), newCook('dana'), newCook('reader')];
    const id = await share('Curry', noor);
    await make(id, dana);
    expect(await reasons(id, reader)).toMatchObject({ follows_author: false, cooked_by_followed: null });
    await follow('noor', reader);
    await follow('dana', reader);
    expect(await reasons(id, reader)).toMatchObject({
      follows_author: true,
      cooked_by_followed: { cook: { username: 'dana' }, date: today },
    });
    await tested.call(chef.mute, { username: 'dana', mutes: true }, reader);
    expect(await reasons(id, reader)).toMatchObject({ cooked_by_followed: null });
  });

  it('is nothing of a recipe that is not there', async () => {
    await expect(reasons(uuidv7())).rejects.toMatchObject({ code: 'community.recipe-not-found' });
  });
});

describe('the spread of stars', () => {
  it('counts how many gave each, and follows who changes their mind', async () => {
    const id = await share('Pie', newCook('giulia'));
    const page = async () => {
      const slug = (await tested.get(GalleryService).findCard(id))?.slug ?? '';
      return (await tested.call(gallery.read, { slug }, null)).card;
    };
    expect(await page()).toMatchObject({ rating_count: 0 });
    const [first, second] = [newCook('first'), newCook('second')];
    await rate(id, first);
    await rate(id, second);
    expect(await page()).toMatchObject({ rating_spread: [0, 0, 0, 2, 0], rating_count: 2 });
    await tested.call(rating.put, { id, rating: 1 }, first);
    expect(await page()).toMatchObject({ rating_spread: [1, 0, 0, 1, 0], rating_count: 2 });
  });
});

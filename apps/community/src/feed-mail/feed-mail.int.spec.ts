import { getModelToken } from '@nestjs/mongoose';
import { DAY_MS, FEED_MAIL_LIMITS, jobs, operations } from '@simmer/contracts';
import { PersonalDataKeepers } from '@simmer/kit';
import { cook, service, type ServiceUnderTest, staff, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { caseIdOf } from '../moderation-model/case.schema';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks, SentLetters } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';
import { FEED_MAIL_MODEL, type FeedMailDocument } from './feed-mail.schema';

const { chef, comment, feed, feedMail, moderationCase, report } = operations.community;
const DAILY = { frequency: 'daily', hour: 17, includes_answers: true, time_zone: 'Europe/Berlin' } as const;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let records: Model<FeedMailDocument>;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested } = community);
  records = tested.running.app.get(getModelToken(FEED_MAIL_MODEL));
});
afterAll(() => community.close());

let names = 0;
function newCook() {
  // no newcomer, whose first texts are held
  const actor = cook(uuidv7({ msecs: Date.now() - 400 * DAY_MS }));
  const username = `cook-${(names += 1)}`;
  community.identity.app.get(KnownCooks).know(actor.accountId, username);
  return { ...actor, username };
}
type Cook = ReturnType<typeof newCook>;
let ann: Cook;
let ben: Cook;
let eve: Cook;
beforeEach(async () => {
  [ann, ben, eve] = [newCook(), newCook(), newCook()];
  await tested.call(chef.follow, { username: ben.username, follows: true }, ann);
});

async function share(author: Cook, title: string): Promise<string> {
  const id = uuidv7();
  community.recipes.app.get(Published).share(id, 1, title, { ownerId: author.accountId });
  await tested.get(GalleryService).project(id, 1);
  return id;
}
async function unshare(id: string): Promise<void> {
  community.recipes.app.get(Published).delete(id);
  await tested.get(GalleryService).project(id, 2);
}
const write = (id: string, text: string, by: Cook) => tested.call(comment.create, { id, postId: uuidv7(), text, answer_to: null }, by);
const choose = (chosen: Partial<Omit<typeof DAILY, 'frequency'>> & { frequency?: 'never' | 'daily' | 'fridays' } = {}, by = ann) =>
  tested.call(feedMail.changeSettings, { ...DAILY, ...chosen }, by);
const stored = async (of = ann) => (await records.findById(of.accountId).lean<FeedMailDocument>())!;
const send = (to = ann) => tested.runJob(jobs.community.sendFeedMail, { ownerId: to.accountId });
/** The time of the mail has come. */
async function sendNow(to = ann): Promise<FeedMailDocument> {
  const until = new Date();
  await records.updateOne({ _id: to.accountId }, { $set: { until, dueAt: until } });
  const due = await stored(to);
  await send(to);
  return due;
}
const lettersTo = (to = ann) => [...community.identity.app.get(SentLetters).values()].filter(({ accountId }) => accountId === to.accountId);
/** What identity reads when it sends the last mail that was requested. */
async function newsFor(to = ann) {
  const letter = lettersTo(to).at(-1)?.letter;
  if (letter?.template !== 'feed-news') throw new Error('No such mail was requested.');
  const { since, until } = letter;
  return (await tested.call(feedMail.readNews, { accountId: to.accountId, since, until }, service)).news;
}
const titles = (news: Awaited<ReturnType<typeof newsFor>>) => news?.recipes.items.map(({ title }) => title);

describe('mail with what is new', () => {
  it('is sent to nobody who has not chosen it, and is chosen, changed and ended', async () => {
    expect(await tested.call(feedMail.readSettings, {}, ann)).toEqual({ frequency: 'never', hour: 17, includes_answers: true });
    expect(await choose({ frequency: 'fridays', hour: 17 })).toEqual({ frequency: 'fridays', hour: 17, includes_answers: true });
    expect((await stored()).until.getUTCDay()).toBe(5);
    await choose({ time_zone: 'Mars/Olympus' as 'Europe/Berlin' });
    expect(await stored()).toMatchObject({ timeZone: null, frequency: 'daily' });
    expect((await stored()).until.getUTCHours()).toBe(17);
    expect(await choose({ frequency: 'never' })).toMatchObject({ frequency: 'never' });
    expect(await stored()).toBeNull();
  });

  it('has the recipes of followed cooks, answers and notices since it was chosen, and is due again a day later', async () => {
    const soup = await share(ann, 'Soup');
    await share(ben, 'Before');
    await choose();
    await share(ben, 'Bean stew');
    await share(eve, 'Plum tart');
    await write(soup, '\u{1f468}\u200d\u{1f373}'.repeat(FEED_MAIL_LIMITS.text + 1), eve);
    const { until } = await sendNow();
    expect(lettersTo()).toMatchObject([{ id: `feed-news ${ann.accountId} ${until.toISOString()}` }]);
    expect(await newsFor()).toMatchObject({
      recipes: { items: [{ title: 'Bean stew', cook: ben.username }], has_more: false },
      answers: {
        items: [{ kind: 'comment', cook: eve.username, recipe: { title: 'Soup' }, text: expect.stringMatching(/\u200d\u{1f373}…$/u) }],
      },
      notices: { items: [] },
    });
    const after = await stored();
    expect(after).toMatchObject({ since: until, lease: null, attempts: 0 });
    expect(after.until.getTime()).toBeGreaterThan(Date.now());
    expect(after.dueAt).toEqual(after.until);
  });

  it('is found by the queue itself when it is due', async () => {
    await choose();
    await share(ben, 'Bean stew');
    const until = new Date();
    await records.updateOne({ _id: ann.accountId }, { $set: { until, dueAt: until } });
    await waitUntil(() => lettersTo().length === 1, 'the mail to be requested');
    await tested.settle();
  });

  it('is not sent when there is nothing new, and what was mailed is not mailed again', async () => {
    await choose();
    await sendNow();
    expect(lettersTo()).toEqual([]);
    await share(ben, 'Bean stew');
    await sendNow();
    await sendNow();
    expect(lettersTo()).toHaveLength(1);
    await share(ben, 'Miso noodles');
    await sendNow();
    expect(titles(await newsFor())).toEqual(['Miso noodles']);
  });

  it('is one mail for a run that ends with its process after any step', async () => {
    await choose();
    await share(ben, 'Bean stew');
    const { since, until } = await sendNow();
    // the mail was requested, and nothing noted
    await records.updateOne({ _id: ann.accountId }, { $set: { since, until, dueAt: until } });
    await share(ben, 'Miso noodles');
    await send();
    // what was mailed is noted, and not when the next one is due
    await records.updateOne({ _id: ann.accountId }, { $set: { until, dueAt: until } });
    await send();
    expect(lettersTo()).toHaveLength(1);
    await sendNow();
    expect(titles(await newsFor())).toEqual(['Miso noodles']);
  });

  it('goes on from the last one when the cook chooses another time', async () => {
    await choose();
    await share(ben, 'Bean stew');
    await choose({ hour: 17, frequency: 'fridays' });
    await sendNow();
    expect(titles(await newsFor())).toEqual(['Bean stew']);
  });

  it('leaves out what the cook has seen in Simmer, and answers where they want none', async () => {
    const soup = await share(ann, 'Soup');
    await choose({ includes_answers: false as true });
    await share(ben, 'Bean stew');
    await write(soup, 'Warm', eve);
    await tested.call(feed.see, { parts: ['recipes'], until: new Date().toISOString() }, ann);
    await sendNow();
    expect(lettersTo()).toEqual([]);
  });

  it('says when there is more than it lists', async () => {
    await choose();
    for (let at = 0; at <= FEED_MAIL_LIMITS.items; at++) await share(ben, `Stew ${at}`);
    await sendNow();
    const { recipes } = (await newsFor())!;
    expect([recipes.items.length, recipes.has_more]).toEqual([FEED_MAIL_LIMITS.items, true]);
  });
});

describe('what was hidden between a mail and its sending', () => {
  const lotte = staff(['moderator'], uuidv7());
  async function hide(id: string): Promise<void> {
    const caseId = caseIdOf('recipe', id);
    await tested.call(report.recipe, { id, reason: 'copied', note: '' }, eve);
    await tested.settle();
    const { revision } = await tested.call(moderationCase.read, { id: caseId }, lotte);
    await tested.call(moderationCase.decide, { id: caseId, revision, action: 'hide', rule: 'copied', letter: 'Give credit.' }, lotte);
    await tested.settle();
  }

  it('is not in it: recipes that are taken back or hidden, comments that are removed, cooks who are muted or blocked', async () => {
    const soup = await share(ann, 'Soup');
    await choose();
    const [back, hidden] = [await share(ben, 'Taken back'), await share(ben, 'Hidden')];
    await share(ben, 'Bean stew');
    const rude = await write(soup, 'Rude', eve);
    await write(soup, 'Removed', ben).then(({ id }) => tested.call(comment.remove, { id: soup, postId: id }, ben));
    await sendNow();
    expect(await newsFor()).toMatchObject({ recipes: { items: [{}, {}, {}] }, answers: { items: [{ text: 'Rude' }] } });
    await unshare(back);
    await hide(hidden);
    await tested.call(comment.remove, { id: soup, postId: rude.id }, ann);
    expect(await newsFor()).toMatchObject({ recipes: { items: [{ title: 'Bean stew' }] }, answers: { items: [] } });
    await write(soup, 'Again', eve);
    await tested.call(chef.mute, { username: ben.username, mutes: true }, ann);
    expect(await newsFor()).toBeNull();
    await sendNow();
    expect(await newsFor()).toMatchObject({ answers: { items: [{ text: 'Again' }] } });
    await tested.call(chef.block, { username: eve.username, blocks: true }, ann);
    expect(await newsFor()).toBeNull();
  });

  it('is all of it for a cook who has ended such mails', async () => {
    await choose();
    await share(ben, 'Bean stew');
    await sendNow();
    const stop = () => tested.call(feedMail.stop, { accountId: ann.accountId }, service);
    expect([await stop(), await stop()]).toEqual([{ stopped: true }, { stopped: true }]);
    expect(await newsFor()).toBeNull();
    expect(await tested.call(feedMail.readSettings, {}, ann)).toMatchObject({ frequency: 'never' });
  });
});

it('is gone with the account', async () => {
  await choose();
  await tested.get(PersonalDataKeepers).erase(ann.accountId, 'remove');
  expect(await stored()).toBeNull();
});

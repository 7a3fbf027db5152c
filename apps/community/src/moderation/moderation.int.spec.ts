import { type InputOf, MODERATION_LIMITS, operations } from '@simmer/contracts';
import { PersonalDataKeepers, type RunningService } from '@simmer/kit';
import { cook, type ServiceUnderTest, staff } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryReconciliation } from '../gallery/gallery-reconciliation.service';
import { GalleryService } from '../gallery/gallery.service';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks, SentLetters } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';
import { caseIdOf } from '../moderation-model/case.schema';

const { chef, gallery, moderation, moderationCase, rating, report } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
});
afterAll(() => community.close());

let named = 0;
function newCook() {
  const actor = cook(uuidv7());
  const username = `cook-${(named += 1)}`;
  identity.app.get(KnownCooks).know(actor.accountId, username);
  return { ...actor, username };
}
type SomeCook = ReturnType<typeof newCook>;

const lotte = staff(['moderator'], uuidv7());
const samir = staff(['moderator'], uuidv7());

const project = (id: string, revision: number): Promise<void> => tested.get(GalleryService).project(id, revision);
async function share(author: SomeCook, title: string, { id = uuidv7(), revision = 1, description = 'Warm.' } = {}): Promise<string> {
  recipes.app.get(Published).share(id, revision, title, { ownerId: author.accountId, description });
  await project(id, revision);
  return id;
}
const reportRecipe = (id: string, by: SomeCook = newCook(), rest: Partial<InputOf<typeof report.recipe>> = {}) =>
  tested.call(report.recipe, { id, reason: 'copied', ...rest }, by);
const readCase = (id: string, as = lotte) => tested.call(moderationCase.read, { id: caseIdOf('recipe', id) }, as);
type Decision = InputOf<typeof moderationCase.decide>;
async function decide(id: string, action: Decision['action'], rest: Partial<Decision> = {}, as = lotte) {
  const { revision } = await readCase(id);
  const given = { rule: 'copied', letter: 'Please give credit.', ...rest } as const;
  return tested.call(moderationCase.decide, { id: caseIdOf('recipe', id), revision, action, ...given }, as);
}
const notices = async (of: SomeCook, content?: string) => (await tested.call(moderation.listNotices, { content }, of)).items;
const appeal = (of: SomeCook, id: string, text = 'The photo is mine.') =>
  tested.call(moderation.appeal, { id: caseIdOf('recipe', id), text }, of);
async function decideAppeal(id: string, restores: boolean, as = samir) {
  const { revision } = await readCase(id);
  return tested.call(moderationCase.decideAppeal, { id: caseIdOf('recipe', id), revision, restores, letter: 'We are sorry.' }, as);
}
async function shownTitles(): Promise<string[]> {
  const { items } = await tested.call(gallery.list, { limit: 100 }, null);
  return items.map(({ title }) => title);
}
/** The letters about a recipe, in their order. */
async function letters(id: string) {
  await tested.settle();
  const sent = [...identity.app.get(SentLetters)].filter(([about]) => about.startsWith(`moderation ${caseIdOf('recipe', id)} `));
  return sent.map(([, { accountId, letter }]) => ({ accountId, ...letter }));
}

describe('reports', () => {
  it('of one recipe make one case, and twice by one cook is one', async () => {
    const author = newCook();
    const id = await share(author, 'Goulash');
    const [ben, eve] = [newCook(), newCook()];
    await Promise.all([reportRecipe(id, ben), reportRecipe(id, ben), reportRecipe(id, ben)]);
    await reportRecipe(id, eve, { reason: 'unsafe', note: 'Raw beans.' });
    expect(await readCase(id)).toMatchObject({
      state: 'open',
      title: 'Goulash',
      report_count: 2,
      notes: [{ reason: 'unsafe', note: 'Raw beans.' }],
      author: { name: author.username, warnings: 0, is_banned: false },
      content: { text: expect.stringContaining('Warm.') },
    });
  });

  it('of 500 accounts at once make one case with their number, and as many notes as are read', async () => {
    const id = await share(newCook(), 'Storm soup');
    const reporters = Array.from({ length: 500 }, newCook);
    for (let from = 0; from < reporters.length; from += 25)
      await Promise.all(reporters.slice(from, from + 25).map((one) => reportRecipe(id, one, { reason: 'advertising', note: 'Again.' })));
    await tested.settle();
    const { notes, ...found } = await readCase(id);
    expect(found).toMatchObject({ report_count: 500, reasons: [{ reason: 'advertising', count: 500 }] });
    expect(notes).toHaveLength(MODERATION_LIMITS.notes);
    const { items } = await tested.call(moderationCase.list, { limit: 1, sort: 'most-reported' }, lotte);
    expect(items).toMatchObject([{ title: 'Storm soup', report_count: 500 }]);
  });

  it('are none of one’s own, of what is not shown, and end for a day after many', async () => {
    const author = newCook();
    const id = await share(author, 'Toast');
    await expect(reportRecipe(id, author)).rejects.toMatchObject({ code: 'community.own-content' });
    await expect(reportRecipe(uuidv7())).rejects.toMatchObject({ code: 'community.recipe-not-found' });
    const eager = newCook();
    for (let reported = 0; reported < MODERATION_LIMITS.reportsPerDay; reported += 1)
      await reportRecipe(await share(author, 'Toast'), eager);
    await expect(reportRecipe(id, eager)).rejects.toMatchObject({ code: 'request.quota-used-up' });
  });

  it('of a cook lead to their page being hidden from everybody else', async () => {
    const rude = newCook();
    await tested.call(report.chef, { username: rude.username, reason: 'unkind', note: '' }, newCook());
    const id = caseIdOf('cook', rude.accountId);
    const { revision, content } = await tested.call(moderationCase.read, { id }, lotte);
    expect(content).toMatchObject({ text: `I am ${rude.username}.` });
    await tested.call(moderationCase.decide, { id, revision, action: 'hide', rule: 'unkind', letter: 'Be kind.' }, lotte);
    await expect(tested.call(chef.read, { username: rude.username }, null)).rejects.toMatchObject({ code: 'community.chef-not-found' });
    await expect(tested.call(chef.read, { username: rude.username }, rude)).resolves.toMatchObject({ username: rude.username });
  });
});

describe('the cases', () => {
  it('are listed page by page, the oldest first, and counted', async () => {
    const ids = [await share(newCook(), 'First'), await share(newCook(), 'Second'), await share(newCook(), 'Third')];
    for (const id of ids) await reportRecipe(id);
    const all: string[] = [];
    for (let after: string | undefined, first = true; first || after; first = false) {
      const page = await tested.call(moderationCase.list, { limit: 2, after }, lotte);
      all.push(...page.items.map(({ title }) => title));
      after = page.next ?? undefined;
    }
    expect(all.slice(-3)).toEqual(['First', 'Second', 'Third']);
    expect(await tested.call(moderationCase.counts, {}, lotte)).toMatchObject({ waiting: all.length });
    await expect(tested.call(moderationCase.list, { after: 'x' }, lotte)).rejects.toMatchObject({ code: 'request.unknown-cursor' });
  });

  it('are no operator’s', async () => {
    await expect(tested.call(moderationCase.counts, {}, staff(['operator']))).rejects.toMatchObject({ code: 'access.forbidden' });
  });

  it('are decided by one of two who decide at the same time', async () => {
    const id = await share(newCook(), 'Pie');
    await reportRecipe(id);
    const { revision } = await readCase(id);
    const both = [lotte, samir].map((one) =>
      tested.call(moderationCase.decide, { id: caseIdOf('recipe', id), revision, action: 'hide', rule: 'copied', letter: 'No.' }, one),
    );
    const refused = (await Promise.allSettled(both)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { code: 'community.case-changed' } }]);
    expect((await readCase(id)).decisions).toHaveLength(1);
    expect(await letters(id)).toHaveLength(1);
  });

  it('are not about what is the decider’s own', async () => {
    const author = newCook();
    const id = await share(author, 'Pie');
    await reportRecipe(id);
    await expect(decide(id, 'leave', {}, staff(['moderator'], author.accountId))).rejects.toMatchObject({ code: 'community.own-content' });
  });

  it('that are left end, and come back with a later report', async () => {
    const id = await share(newCook(), 'Fine stew');
    await reportRecipe(id);
    expect(await decide(id, 'leave')).toMatchObject({ state: 'decided', is_hidden: false });
    expect(await letters(id)).toEqual([]);
    expect(await shownTitles()).toContain('Fine stew');
    await reportRecipe(id);
    expect(await readCase(id)).toMatchObject({ state: 'open', report_count: 2 });
  });
});

describe('a hidden recipe', () => {
  it('is gone from everywhere, also with its next revision, and its cook reads why', async () => {
    const author = newCook();
    const id = await share(author, 'Copied cake');
    await reportRecipe(id);
    expect(await decide(id, 'warn')).toMatchObject({ is_hidden: true, author: { warnings: 1 } });
    expect(await shownTitles()).not.toContain('Copied cake');
    await expect(tested.call(rating.put, { id, rating: 5 }, newCook())).rejects.toMatchObject({ code: 'community.recipe-not-found' });
    await share(author, 'Copied cake, again', { id, revision: 2 });
    await tested.get(GalleryReconciliation).reconcile();
    expect(await shownTitles()).not.toContain('Copied cake, again');
    expect(await letters(id)).toMatchObject([
      { accountId: author.accountId, outcome: 'warned', title: 'Copied cake', letter: 'Please give credit.' },
    ]);
    expect(await notices(author, id)).toMatchObject([
      { action: 'warn', rule: 'copied', letter: 'Please give credit.', is_hidden: true, appeal: null },
    ]);
    expect(await notices(newCook(), id)).toEqual([]);
  });

  it('does not count as drift of the gallery', async () => {
    const id = await share(newCook(), 'Hidden roast');
    await reportRecipe(id);
    await decide(id, 'hide');
    await tested.settle();
    await tested.get(GalleryReconciliation).reconcile();
    expect(await tested.get(GalleryReconciliation).reconcile()).toMatchObject({ mended: 0 });
  });
});

describe('an appeal', () => {
  it('is made once, decided by somebody else, and brings the recipe back to its place', async () => {
    const author = newCook();
    const id = await share(author, 'Grandmother’s goulash');
    await share(newCook(), 'Later soup');
    await reportRecipe(id);
    await decide(id, 'hide');
    await expect(appeal(newCook(), id)).rejects.toMatchObject({ code: 'community.notice-not-found' });
    await expect(appeal(author, id)).resolves.toMatchObject({ appeal: { text: 'The photo is mine.', outcome: 'open' } });
    await expect(appeal(author, id)).rejects.toMatchObject({ code: 'community.appealed-already' });
    expect(await readCase(id, lotte)).toMatchObject({ state: 'appeal', may_decide: false });
    await expect(decide(id, 'leave')).rejects.toMatchObject({ code: 'community.case-changed' });
    await expect(decideAppeal(id, true, lotte)).rejects.toMatchObject({ code: 'community.decided-by-you' });
    expect(await shownTitles()).not.toContain('Grandmother’s goulash');
    await expect(decideAppeal(id, true)).resolves.toMatchObject({ state: 'decided', is_hidden: false });
    const titles = await shownTitles();
    expect(titles.indexOf('Grandmother’s goulash')).toBeGreaterThan(titles.indexOf('Later soup'));
    expect((await letters(id)).map((one) => 'outcome' in one && one.outcome)).toEqual(['hidden', 'restored']);
    expect(await notices(author)).toMatchObject([{ is_hidden: false, appeal: { outcome: 'restored', letter: 'We are sorry.' } }]);
  });

  it('that fails leaves it hidden', async () => {
    const author = newCook();
    const id = await share(author, 'Copied pie');
    await reportRecipe(id);
    await decide(id, 'hide');
    await appeal(author, id);
    await expect(decideAppeal(id, false)).resolves.toMatchObject({ is_hidden: true });
    await expect(appeal(author, id)).rejects.toMatchObject({ code: 'community.appealed-already' });
    expect(await shownTitles()).not.toContain('Copied pie');
  });
});

describe('a ban', () => {
  it('keeps its cook from publishing and rating until it is over or taken back', async () => {
    const author = newCook();
    const id = await share(author, 'Pans at half the price');
    const fine = await share(author, 'Honest rice');
    await reportRecipe(id);
    await decide(id, 'ban', { rule: 'advertising', ban_days: 7 });
    const another = await share(newCook(), 'Somebody’s rice');
    await expect(tested.call(rating.put, { id: another, rating: 5 }, author)).rejects.toMatchObject({ code: 'community.banned' });
    await share(author, 'More pans');
    expect(await shownTitles()).not.toContain('More pans');
    expect(await shownTitles()).toContain('Honest rice');
    await share(author, 'Honest rice, better', { id: fine, revision: 2 });
    expect(await shownTitles()).toContain('Honest rice, better');
    expect(await letters(id)).toMatchObject([{ outcome: 'banned', bannedUntil: expect.any(String) }]);
    expect(await notices(author)).toMatchObject([{ action: 'ban', ban_days: 7 }]);
    await appeal(author, id);
    await decideAppeal(id, true);
    await expect(tested.call(rating.put, { id: another, rating: 5 }, author)).resolves.toMatchObject({ rating: 5 });
  });
});

describe('what the rules hold back', () => {
  it('is shown once staff leave it, and not held for the same again', async () => {
    const author = newCook();
    const description = 'More at https://a.example and https://b.example.';
    const id = await share(author, 'Linked stew', { description });
    expect(await shownTitles()).not.toContain('Linked stew');
    expect(await readCase(id)).toMatchObject({ state: 'open', held: ['links'], report_count: 0, is_hidden: true });
    await decide(id, 'leave');
    expect(await shownTitles()).toContain('Linked stew');
    await share(author, 'Linked stew, thicker', { id, revision: 2, description });
    expect(await shownTitles()).toContain('Linked stew, thicker');
  });
});

describe('when an account goes', () => {
  it('what it has reported stays as a number, without its words', async () => {
    const id = await share(newCook(), 'Odd soup');
    const gone = newCook();
    await reportRecipe(id, gone, { note: 'I know who wrote this.' });
    await tested.settle();
    const { isDone } = await tested.get(PersonalDataKeepers).erase(gone.accountId, 'remove');
    expect(isDone).toBe(true);
    expect(await readCase(id)).toMatchObject({ report_count: 1, notes: [] });
  });

  it('what was decided about it goes too', async () => {
    const author = newCook();
    const id = await share(author, 'Odd roast');
    await reportRecipe(id);
    await decide(id, 'hide');
    await tested.settle();
    recipes.app.get(Published).delete(id);
    await tested.get(PersonalDataKeepers).erase(author.accountId, 'remove');
    await tested.settle();
    expect(await tested.get(PersonalDataKeepers).erase(author.accountId, 'remove')).toMatchObject({ isDone: true });
    await expect(readCase(id)).rejects.toMatchObject({ code: 'community.case-not-found' });
  });
});

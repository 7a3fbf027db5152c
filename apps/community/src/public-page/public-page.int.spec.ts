import { operations } from '@simmer/contracts';
import type { RunningService } from '@simmer/kit';
import { cook, service, type ServiceUnderTest, staff } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { GalleryService } from '../gallery/gallery.service';
import { caseIdOf } from '../moderation-model/case.schema';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';
import { KnownCooks } from '../spec/fake-identity';
import { Published } from '../spec/fake-recipes';

const { moderationCase, publicPage } = operations.community;

let community: CommunityUnderTest;
let tested: ServiceUnderTest;
let identity: RunningService;
let recipes: RunningService;
beforeAll(async () => {
  community = await communityUnderTest();
  ({ tested, identity, recipes } = community);
});
afterAll(() => community.close());

const lotte = staff(['moderator'], uuidv7());

async function share(ownerId: string, title: string): Promise<string> {
  const id = uuidv7();
  recipes.app.get(Published).share(id, 1, title, { ownerId, description: 'Warm.' });
  await tested.get(GalleryService).project(id, 1);
  return id;
}
const paths = async (kind: 'recipes' | 'chefs'): Promise<string[]> =>
  (await tested.call(publicPage.list, { kind, part: 1 }, service)).items.map(({ path }) => path);

it('names what everybody may see, and no longer what staff have hidden from a case that they opened themselves', async () => {
  const { accountId } = cook(uuidv7());
  identity.app.get(KnownCooks).know(accountId, 'mara');
  const [shown, hidden] = [await share(accountId, 'Leek soup'), await share(accountId, 'Copied tart')];
  expect(await tested.call(publicPage.count, {}, service)).toEqual({ recipes: 2, chefs: 1 });
  expect(await paths('chefs')).toEqual(['/app/community/chef/mara']);
  const hiddenPath = (await paths('recipes')).find((path) => path.includes('copied-tart')) ?? '';
  expect(hiddenPath).toMatch(/^\/app\/community\/recipe\/copied-tart-/);

  const slug = hiddenPath.split('/').at(-1) ?? '';
  const { id } = await tested.call(moderationCase.open, { slug }, lotte);
  expect(id).toBe(caseIdOf('recipe', hidden));
  // a case that waits already stays as it is
  expect(await tested.call(moderationCase.open, { slug }, lotte)).toEqual({ id });
  const { revision } = await tested.call(moderationCase.read, { id }, lotte);
  expect(revision).toBe(1);
  await tested.call(moderationCase.decide, { id, revision, action: 'hide', rule: 'copied', letter: 'It is from a book.' }, lotte);
  expect(await paths('recipes')).toHaveLength(1);
  expect((await paths('recipes'))[0]).toContain(shown.slice(-8));
  await expect(tested.call(moderationCase.open, { slug }, lotte)).rejects.toMatchObject({ code: 'community.recipe-not-found' });
});

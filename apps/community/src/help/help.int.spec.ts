import { operations } from '@simmer/contracts';
import { staff } from '@simmer/testing';
import { v7 as uuidv7 } from 'uuid';
import { type CommunityUnderTest, communityUnderTest } from '../spec/community-under-test';

const { help } = operations.community;

let community: CommunityUnderTest;
beforeAll(async () => {
  community = await communityUnderTest();
});
afterAll(() => community.close());

const vote = (slug: string, useful: boolean, voice: string) =>
  community.tested.call(help.vote, { category: 'recipes', slug, useful, voice }, null);

describe('a vote on a help article', () => {
  it('counts once for each visit, also where it is changed', async () => {
    const [ann, ben] = [uuidv7(), uuidv7()];
    await Promise.all([vote('cooking-mode', true, ann), vote('cooking-mode', true, ann), vote('cooking-mode', false, ben)]);
    await vote('how-to-add-recipe', false, ann);
    await vote('how-to-add-recipe', true, ann);
    const { items } = await community.tested.call(help.listVotes, {}, staff());
    expect(items).toEqual([
      { category: 'recipes', slug: 'cooking-mode', useful: 1, not_useful: 1 },
      { category: 'recipes', slug: 'how-to-add-recipe', useful: 1, not_useful: 0 },
    ]);
  });
});

import { type LineageRecipe, type OfferedChange, type Offer, pick, ProblemError } from '@simmer/contracts';
import { aCommunityRecipeDetail, aCommunityRecipePage, chefAnswers } from '../../../testing/gallery';
import { api, openApp, screen, waitFor, within } from '../../../testing/open-app';

const PAGE = 'GET /community/recipe-pages/:slug';
const OFFER = 'GET /community/recipes/:id/offer';
const OFFERS = 'GET /community/recipes/:id/offers';
const ANSWER = 'PUT /community/recipes/:id/offers/:forkId';

const original = aCommunityRecipeDetail({ title: 'Miso noodles' });
const fork = aCommunityRecipeDetail({ title: 'Noodles with lime' });
const asStation = (card: typeof fork, username: string): LineageRecipe => ({
  ...pick(card, ['id', 'slug', 'title', 'image', 'plate', 'author', 'created_at']),
  image_url: null,
  chef: { username, picture: { kind: 'letters' } },
});
const { recipe } = aCommunityRecipePage({ card: fork });
const withLines = (...texts: string[]) => ({ ...recipe, ingredients: texts.map((text) => ({ ...recipe.ingredients[0]!, text })) });
const noLineage = { is_adapted: false, original: null, forks: [], fork_count: 0 };

const LESS_MISO: OfferedChange = { list: 'ingredients', was: '3 tbsp miso', becomes: '2 tbsp miso' };
const LIME: OfferedChange = { list: 'ingredients', was: null, becomes: '1 lime' };
const anOffer = (changes: Offer['changes'], answered_at: string | null = null): Offer => ({
  changes,
  offered_at: '2026-05-02T10:00:00.000Z',
  answered_at,
});
const open = (change: OfferedChange, more = {}) => ({ ...change, taken: null, fits: true, ...more });

beforeEach(() => api.answer(chefAnswers));

describe('offering changes back', () => {
  async function openFork(offer: Offer | null, more = {}) {
    const page = aCommunityRecipePage({
      card: fork,
      recipe: withLines('noodles', '2 tbsp miso', '1 lime'),
      is_own: true,
      lineage: { ...noLineage, is_adapted: true, original: asStation(original, 'yuki') },
    });
    const originalPage = aCommunityRecipePage({
      card: original,
      recipe: { ...withLines('noodles', '3 tbsp miso'), title: 'Miso noodles' },
    });
    const app = await openApp(`/app/community/recipe/${fork.slug}`, {
      answers: {
        [PAGE]: ({ slug }: { slug: string }) => (slug === original.slug ? originalPage : page),
        [OFFER]: () => ({ offer }),
        ...more,
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'See what changed' }));
    return { ...app, region: within(await screen.findByRole('region', { name: 'Offer changes back' })) };
  }

  it('sends the lines that the cook has ticked, and says that they wait', async () => {
    const put = 'PUT /community/recipes/:id/offer';
    const { user, region } = await openFork(null, {
      [put]: ({ changes }: { changes: OfferedChange[] }) => anOffer(changes.map((one) => open(one))),
    });
    expect(region.getByRole('button', { name: 'Offer changes back' }).hasAttribute('disabled')).toBe(true);
    await user.click(region.getByRole('checkbox', { name: /2 tbsp miso/ }));
    await user.click(region.getByRole('button', { name: 'Offer 1 change back' }));
    expect(await region.findByText(/Its cook has not answered yet/)).toBeTruthy();
    expect(api.sent(put)).toMatchObject([{ id: fork.id, changes: [LESS_MISO] }]);
    expect(region.queryByRole('checkbox')).toBeNull();
    expect(document.activeElement).toBe(region.getByRole('heading', { name: 'Offer changes back' }));
  });

  it('can be withdrawn while it waits', async () => {
    const { user, region } = await openFork(anOffer([open(LIME)]), { 'DELETE /community/recipes/:id/offer': () => ({ offer: null }) });
    await user.click(region.getByRole('button', { name: 'Withdraw' }));
    expect(await region.findByRole('checkbox', { name: /1 lime/ })).toBeTruthy();
  });

  it('shows what became of each line, and that more can be offered', async () => {
    const answered = anOffer([open(LESS_MISO, { taken: false }), open(LIME, { taken: true })], '2026-05-03T10:00:00.000Z');
    const { region } = await openFork(answered);
    const [miso, lime] = region.getAllByRole('listitem');
    expect(miso?.textContent).toMatch(/Left$/);
    expect(lime?.textContent).toMatch(/Taken$/);
    expect(region.getAllByRole('checkbox')).toHaveLength(2);
  });
});

describe('changes that others offer', () => {
  const changes = [open(LESS_MISO), open(LIME), open({ list: 'instructions', was: 'Stir.', becomes: 'Fold.' } as const, { fits: false })];
  async function openOwn(more = {}) {
    const page = aCommunityRecipePage({
      card: original,
      is_own: true,
      lineage: { ...noLineage, forks: [asStation(fork, 'dana')], fork_count: 1 },
    });
    return openApp(`/app/community/recipe/${original.slug}`, {
      answers: { [PAGE]: () => page, [OFFERS]: () => ({ items: [{ offer: anOffer(changes), fork: asStation(fork, 'dana') }] }), ...more },
    });
  }

  it('are counted on the author’s own page, and taken and left line by line', async () => {
    const { user } = await openOwn({ [ANSWER]: () => anOffer(changes, '2026-05-03T10:00:00.000Z') });
    await user.click(await screen.findByRole('button', { name: '1 offer' }));
    const region = within(await screen.findByRole('region', { name: 'Offered to you' }));
    expect(region.getByRole('heading', { name: '@dana offers 3 changes' })).toBeTruthy();
    expect(region.getByText(/You have changed this line since/)).toBeTruthy();
    await user.click(within(region.getByRole('group', { name: 'Ingredient: 2 tbsp miso' })).getByRole('button', { name: 'Leave it' }));
    await user.click(region.getByRole('button', { name: 'Take 1, leave 2' }));
    expect(await screen.findByText('1 change is in your recipe, as a new version')).toBeTruthy();
    expect(api.sent(ANSWER)).toMatchObject([{ id: original.id, forkId: fork.id, taken: [1] }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 offer' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where it comes from' }));
  });

  it('stay where an answer is refused, which is said', async () => {
    const { user } = await openOwn();
    api.refuse(ANSWER, new ProblemError('community.offer-outdated'));
    await user.click(await screen.findByRole('button', { name: '1 offer' }));
    await user.click(await screen.findByRole('button', { name: 'Take 2, leave 1' }));
    expect((await screen.findAllByText(/has been changed since/)).length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'Offered to you' })).toBeTruthy();
  });
});

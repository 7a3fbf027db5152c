import { ProblemError } from '@simmer/contracts';
import { aCommunityRecipe, aCommunityRecipeDetail, aCommunityRecipePage } from '../../testing/gallery';
import { api, openApp, screen, waitFor, within } from '../../testing/open-app';

const PAGE = 'GET /community/recipe-pages/:slug';
const RATING = 'GET /community/recipes/:id/rating';
const card = aCommunityRecipeDetail({ title: 'Green curry', rating_average: 4.25, rating_count: 3, rating_spread: [0, 1, 0, 0, 2] });
const page = aCommunityRecipePage({ card });
const address = `/app/community/recipe/${card.slug}`;
const CHEF = 'GET /community/chefs/:username';
const relation = { follows: false, mutes: false, blocks: false };
const ilse = { username: 'ilse', about: '', picture: { kind: 'letters' as const }, followers: 12, relation };
const unrated = () => ({ rating: null, rating_average: 4.25, rating_count: 3 });

describe('the page of a recipe of the community', () => {
  beforeEach(() => api.answer({ [CHEF]: () => ilse }));

  it('shows a visitor the whole recipe, and leads to signing in for what needs an account', async () => {
    const { user } = await openApp(address, { as: null, answers: { [PAGE]: () => page } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Green curry' })).toBeTruthy();
    expect(screen.getByText('Boil the eggs.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /@ilse/ }).getAttribute('href')).toBe('/app/community/chef/ilse');
    expect(screen.getByText(/^from 3 cooks/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(await screen.findByText('2 ½')).toBeTruthy();
    const next = `/auth/login?next=${encodeURIComponent(address)}`;
    for (const name of ['Save to my Simmer', 'Sign in to rate it', 'Follow'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(next);
  });

  it('opens at the step that its address names', async () => {
    await openApp(`${address}#step-1`, { as: null, answers: { [PAGE]: () => page } });
    const step = (await screen.findByText('Boil the eggs.')).closest('li');
    expect(step?.getAttribute('aria-current')).toBe('step');
    await waitFor(() => expect(document.activeElement).toBe(step));
  });

  it('says how many gave which stars', async () => {
    await openApp(address, { as: null, answers: { [PAGE]: () => page } });
    const rows = within(await screen.findByRole('list', { name: 'How the ratings are spread' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['5 stars5 2', '4 stars4 0', '3 stars3 0', '2 stars2 1', '1 star1 0']);
  });

  it('says what its cook claims, what of it was checked, and promises nothing of allergens', async () => {
    const claimed = aCommunityRecipeDetail({ cuisine: 'thai', diets: ['vegan', 'keto'], checked_diets: ['vegan'] });
    await openApp(address, { as: null, answers: { [PAGE]: () => aCommunityRecipePage({ card: claimed }) } });
    const claims = within(await screen.findByRole('list', { name: 'What its cook says it is' })).getAllByRole('listitem');
    expect(claims.map(({ textContent }) => textContent)).toEqual(['Thai', 'Vegan, checked against the ingredients', 'Keto']);
    expect(screen.getByText(/If you avoid an allergen, please check the labels\.$/)).toBeTruthy();
  });

  it('says whose it is, what others may do with it, and where it comes from', async () => {
    const credited = aCommunityRecipePage({
      card: aCommunityRecipeDetail({ license: 'cc-by-sa', credit_line: 'Ilse, own kitchen', comes_from: 'My grandmother' }),
    });
    const recipe = { ...credited.recipe, source_url: 'https://www.example.com/curry', source_name: '' };
    await openApp(address, { as: null, answers: { [PAGE]: () => ({ ...credited, recipe }) } });
    const label = within(await screen.findByRole('region', { name: 'Ilse, own kitchen' }));
    expect(label.getByText('Share alike.')).toBeTruthy();
    expect(label.getByRole('link', { name: /^CC BY-SA 4.0/ }).getAttribute('rel')).toContain('license');
    expect(label.getByText('My grandmother')).toBeTruthy();
    expect(label.getByRole('link', { name: /^example.com/ }).getAttribute('href')).toBe('https://www.example.com/curry');
    expect(label.getByText('May 1, 2026')).toBeTruthy();
  });

  it('has its cook followed from here', async () => {
    let now = relation;
    const put = ({ follows }: { follows: boolean }) => (now = { ...relation, follows });
    const answers = {
      [PAGE]: () => page,
      [RATING]: unrated,
      [CHEF]: () => ({ ...ilse, relation: now }),
      'PUT /community/chefs/:username/follow': put,
    };
    const { user } = await openApp(address, { answers });
    await user.click(await screen.findByRole('button', { name: 'Follow' }));
    expect((await screen.findByRole('button', { name: 'Following' })).getAttribute('aria-pressed')).toBe('true');
    expect(api.sent('PUT /community/chefs/:username/follow')).toEqual([{ username: 'ilse', follows: true }]);
  });

  it('says why it is shown, once somebody asks', async () => {
    const reasons = {
      days: 14,
      cooks: 38,
      cooked: 5,
      saved: 30,
      rated: 0,
      follows_author: false,
      cooked_by_followed: { cook: { username: 'noor', picture: { kind: 'letters' as const } }, date: '2026-11-24' },
    };
    const answers = { [PAGE]: () => page, [RATING]: unrated, 'GET /community/recipes/:id/reasons': () => reasons };
    const { user } = await openApp(address, { answers });
    const summary = await screen.findByText('Why am I seeing this');
    expect(api.sent('GET /community/recipes/:id/reasons')).toEqual([]);
    await user.click(summary);
    const told = (await screen.findByText('@noor, who cooked it on November 24')).closest('dl')?.textContent;
    expect(told).toBe(
      'You follow@noor, who cooked it on November 24' +
        '38 cookscooked, saved or rated it for the first time in the last 14 days5 cooksof them cooked it30 cooksof them saved it',
    );
    expect(screen.getByText(/^Nobody can pay to stand here/)).toBeTruthy();
  });

  it('is rated with stars that are taken back', async () => {
    const put = ({ rating }: { rating: number | null }) => ({ rating, rating_average: rating === null ? 4.25 : 4.5, rating_count: 4 });
    const rated = () => ({ ...page, card: { ...card, rating_count: 3 + (api.sent('PUT /community/recipes/:id/rating').length % 2) } });
    const answers = { [PAGE]: rated, [RATING]: unrated, 'PUT /community/recipes/:id/rating': put };
    const { user } = await openApp(address, { answers });
    await waitFor(() => expect(screen.getByRole('group', { name: 'Your rating' }).hasAttribute('disabled')).toBe(false));
    await user.click(screen.getByRole('radio', { name: '4 stars' }));
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true));
    expect(screen.getByText(/^from 4 cooks/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Take it back' })).toBeNull());
    expect(api.sent('PUT /community/recipes/:id/rating').map(({ rating }) => rating)).toEqual([4, null]);
  });

  it('is saved as a copy, to which it leads from then on', async () => {
    const id = '00000000-0000-7000-8000-00000000abcd';
    const answers = { [PAGE]: () => page, [RATING]: unrated, 'PUT /community/recipes/:id/copy': () => ({ id, waiting: false }) };
    const { user } = await openApp(address, { answers });
    await user.click(await screen.findByRole('button', { name: 'Save to my Simmer' }));
    expect(await screen.findByText('Green curry is in your recipes')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open my copy' }).getAttribute('href')).toBe(`/app/recipes/${id}`);
    expect(screen.getByRole('link', { name: 'Start cooking' }).getAttribute('href')).toBe(`/app/cook/${id}`);
  });

  it('is saved once a visitor who wanted that has signed in', async () => {
    const answers = { [PAGE]: () => page, [RATING]: unrated, 'PUT /community/recipes/:id/copy': () => ({ id: card.id, waiting: true }) };
    const { user } = await openApp(address, { as: null, answers });
    const save = await screen.findByRole('link', { name: 'Save to my Simmer' });
    await user.click(save);
    await openApp(address, { answers });
    expect(await screen.findByRole('link', { name: 'Open the tray' })).toBeTruthy();
    expect(api.sent('PUT /community/recipes/:id/copy')).toHaveLength(1);
  });

  it('is edited by its cook, who cannot rate it', async () => {
    await openApp(address, { answers: { [PAGE]: () => ({ ...page, is_own: true }) } });
    expect((await screen.findByRole('link', { name: 'Edit recipe' })).getAttribute('href')).toBe(`/app/recipes/edit/${card.id}`);
    expect(screen.getByText('You cannot rate your own recipe.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Save to my Simmer' })).toBeNull();
  });

  it('stays with its cook while it is hidden, with the reason and a way to ask for another look', async () => {
    const notice = {
      id: '00000000-0000-7000-8000-00000000cccc',
      kind: 'recipe' as const,
      content_id: card.id,
      title: card.title,
      action: 'hide' as const,
      rule: null,
      ban_days: null,
      letter: 'A shop stands in the text.',
      at: '2026-11-01T10:00:00.000Z',
      is_hidden: true,
      banned_until: null,
      appeal_until: '2999-01-01T10:00:00.000Z',
      appeal: null,
    };
    const { user } = await openApp(address, {
      answers: {
        [PAGE]: () => ({ ...page, is_own: true, is_hidden: true }),
        'GET /community/moderation-notices': () => ({ items: [notice], next: null }),
      },
    });
    expect((await screen.findByText('A shop stands in the text.')).closest('[role=alert]')?.textContent).toContain('Only you see it');
    expect(api.sent('GET /community/moderation-notices')).toEqual([{ content: card.id }]);
    await user.click(screen.getByRole('button', { name: 'Ask for another look' }));
    expect(await screen.findByRole('dialog', { name: 'Ask for another look' })).toBeTruthy();
  });

  it('leads from an address of before to that of today', async () => {
    const { router } = await openApp(`/app/community/recipe/curry-${card.slug.slice(-8)}`, { as: null, answers: { [PAGE]: () => page } });
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
  });

  it('says when it was taken back, and shows three others, of the same dish first', async () => {
    api.refuse(PAGE, new ProblemError('community.recipe-not-found'));
    const recipes = ['Red curry', 'Pie', 'Stew', 'Soup'].map((title) => aCommunityRecipe({ title }));
    const list = ({ search }: { search?: string }) => ({ items: search === 'curry' ? recipes.slice(0, 1) : recipes, next: null });
    await openApp(address, { as: null, answers: { 'GET /community/recipes': list } });
    expect(await screen.findByRole('heading', { name: 'This recipe is not on the table' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Community Recipes' })).toBeTruthy();
    const others = within(await screen.findByRole('region', { name: 'What else is on the table' }));
    expect(others.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual(['Red curry', 'Pie', 'Stew']);
  });
});

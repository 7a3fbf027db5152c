import { ProblemError, type SharedPage } from '@simmer/contracts';
import { aRecipe, api, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../testing/open-app';

const TOKEN = 'a-token-of-a-link';
const tart = aRecipe({ title: 'Leek tart', servings: 4, ingredients: ['2 leeks', '200 g flour'], instructions: ['Roll it.'] });
const page: SharedPage = {
  state: 'open',
  from: 'Mara',
  expires_at: '2026-11-30T12:00:00.000Z',
  content: { kind: 'recipe', recipe: tart },
};
const shared = (answer: SharedPage = page) => ({ 'GET /shared/:token': () => answer });

describe('the page of a link', () => {
  it('shows a visitor the recipe, and who sent it until when', async () => {
    const { user } = await openApp(`/share/${TOKEN}`, { as: null, answers: shared() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leek tart' })).toBeTruthy();
    expect(screen.getByText('Mara sent you this')).toBeTruthy();
    expect(screen.getByText(/Here until November 30, 2026/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More servings' }));
    expect(screen.getByText('250 g')).toBeTruthy();
  });

  it('shows ingredients and steps in the units a visitor chooses, and the author’s words again', async () => {
    const recipe = aRecipe({ title: 'Cake', ingredients: ['1/2 cup butter'], instructions: ['Melt 1/2 cup butter at 350°F.'] });
    const { user } = await openApp(`/share/${TOKEN}`, { as: null, answers: shared({ ...page, content: { kind: 'recipe', recipe } }) });
    expect(await screen.findByText('Melt 1/2 cup butter at 350°F.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Metric' }));
    expect(await screen.findByText(/^Melt 115\sg butter at 180\s°C\.$/)).toBeTruthy();
    expect(screen.getByText(/^115\s?g$/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Metric', pressed: true }));
    expect(screen.getByText('Melt 1/2 cup butter at 350°F.')).toBeTruthy();
  });

  it('runs a timer for a time of a step, without an account', async () => {
    const recipe = aRecipe({ title: 'Leek tart', ingredients: ['2 leeks'], instructions: ['Bake the leeks for 20 minutes.'] });
    const { user } = await openApp(`/share/${TOKEN}`, { as: null, answers: shared({ ...page, content: { kind: 'recipe', recipe } }) });
    await user.click(await screen.findByRole('button', { name: 'Start a timer, 20 minutes' }));
    const timers = within(await screen.findByRole('region', { name: 'Timers' }));
    expect(timers.getByText(/^(20:00|19:5\d)$/)).toBeTruthy();
    expect(timers.queryByRole('link')).toBeNull();
    await user.click(timers.getByRole('button', { name: /^Stop/ }));
    expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
  });

  it('tells the total time where only that is known, and a screen reader where a group ends', async () => {
    const ingredients = [{ text: '1 egg', group: 'For the glaze' }, { text: '2 leeks' }];
    const recipe = aRecipe({ title: 'Leek tart', total_time: 50, ingredients });
    await openApp(`/share/${TOKEN}`, { as: null, answers: shared({ ...page, content: { kind: 'recipe', recipe } }) });
    expect((await screen.findByText('Total')).parentElement?.textContent).toMatch(/50\s?min/);
    expect(screen.getByText('For the glaze')).toBeTruthy();
    expect(screen.getByText('No group')).toBeTruthy();
  });

  it('says who wrote the recipe and where it is from', async () => {
    const recipe = aRecipe({
      title: 'Leek tart',
      author: 'Tilda Marsh',
      source_name: 'The Tin Table',
      source_url: 'https://tin.example/tart',
    });
    await openApp(`/share/${TOKEN}`, { as: null, answers: shared({ ...page, content: { kind: 'recipe', recipe } }) });
    expect(await screen.findByText(/By Tilda Marsh/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /The Tin Table/ }).getAttribute('href')).toBe('https://tin.example/tart');
  });

  it('leads a visitor who wants to save it to an account, and keeps that through signing in', async () => {
    const { user, router } = await openApp(`/share/${TOKEN}`, { as: null, answers: shared() });
    await user.click(await screen.findByRole('link', { name: 'Save to my Simmer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/register'));
    expect(router.state.location.search).toEqual({ next: `/share/${TOKEN}` });
    const [logIn] = (await screen.findAllByRole('link', { name: 'Log In' })).slice(-1);
    expect(logIn?.getAttribute('href')).toContain(encodeURIComponent(`/share/${TOKEN}`));
    const library = fakeLibrary();
    const saved = aRecipe({ title: tart.title });
    await openApp(`/share/${TOKEN}`, {
      as: COOK,
      answers: {
        ...library.answers,
        ...shared(),
        'POST /shared/:token/recipe': () => saved,
        'GET /recipes/:id': () => saved,
      },
    });
    expect((await screen.findAllByText('Leek tart is in your recipes')).length).toBeGreaterThan(0);
    expect(api.sent('POST /shared/:token/recipe')).toHaveLength(1);
    expect(localStorage.getItem('simmer.save-shared')).toBeNull();
  });

  it('leads a cook who has it to theirs', async () => {
    const mine = aRecipe({ title: 'Leek tart' });
    const { user, router } = await openApp(`/share/${TOKEN}`, {
      answers: {
        ...fakeLibrary(mine).answers,
        ...shared(),
        'POST /shared/:token/recipe': () => {
          throw new ProblemError('recipes.owned', undefined, { params: { recipeId: mine.id, title: mine.title } });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Save to my Simmer' }));
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${mine.id}`));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leek tart' })).toBeTruthy();
    expect(await screen.findByText('Not cooked yet.')).toBeTruthy();
  });

  it.each([
    ['expired', 'expired', 'This one has been cleared away', /good until November 16, 2026/],
    ['switched off', 'revoked', 'Its cook took it back', /switched off/],
  ] as const)('says why there is nothing when it is %s', async (_, state, title, text) => {
    await openApp(`/share/${TOKEN}`, {
      as: null,
      answers: shared({ state, from: '', expires_at: '2026-11-16T12:00:00.000Z', content: null }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('shows a week with its list, and saves it among the templates after signing in', async () => {
    const dish = (title: string, part: object = {}) => ({
      meal: 'dinner',
      title,
      kind: 'recipe' as const,
      total_time: 35,
      picture: null,
      ...part,
    });
    const dates = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];
    const dishes = [
      [dish('Leek tart'), dish('Salad', { meal: 'lunch', total_time: 40 })],
      [dish('Leek tart', { kind: 'leftover' })],
      [dish('Eating out', { kind: 'note' })],
    ];
    const week: SharedPage = {
      ...page,
      content: {
        kind: 'week',
        week: {
          first: '2026-11-16',
          days: dates.map((date, at) => ({ date, dishes: dishes[at] ?? [] })),
          to_buy: [{ name: 'leeks', aisle: 'produce', amounts: [{ quantity: 2, quantityMax: null, unit: null }] }],
        },
      },
    };
    const saved = {
      week: {
        id: COOK.id,
        name: 'x',
        dishes: [{ day: 0, meal: 'dinner', recipe_id: null, title: 'x', servings: null, leftover_of: null }],
      },
      waiting: 2,
    };
    const { user, router } = await openApp(`/share/${TOKEN}`, { as: null, answers: shared(week) });
    expect(await screen.findByRole('heading', { level: 1, name: /^November 16\s–\s22$/ })).toBeTruthy();
    expect(screen.getByText('Mara’s week')).toBeTruthy();
    expect(screen.getByText(/Leek tart, left over/)).toBeTruthy();
    expect(screen.getByText('1 h 15 min')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '4 meals, one shop' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Fruit and vegetables' })).toBeTruthy();
    expect(screen.getByText('leeks').parentElement?.textContent).toBe('leeks2');
    await user.click(screen.getByRole('link', { name: 'Save the week to my Simmer' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/register'));
    await openApp(`/share/${TOKEN}`, {
      as: COOK,
      answers: { ...fakeLibrary().answers, ...shared(week), 'POST /shared/:token/week': () => saved },
    });
    expect(
      (await screen.findAllByText(/^Mara’s week of November 16 is among your templates\. 2 recipes wait in your tray/)).length,
    ).toBeGreaterThan(0);
    expect(api.sent('POST /shared/:token/week')).toMatchObject([{ token: TOKEN, name: 'Mara’s week of November 16' }]);
  });
});

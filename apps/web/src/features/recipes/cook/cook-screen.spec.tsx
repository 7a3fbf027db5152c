import { act, fireEvent } from '@testing-library/react';
import { type CommunityRecipePage, ProblemError } from '@simmer/contracts';
import { keepHabits } from '../../../browser/habits';
import { aCommunityRecipeDetail, aCommunityRecipePage } from '../../../testing/gallery';
import { api, aRecipe, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';

const BRAISE = aRecipe({
  title: 'Braised chickpeas',
  servings: 2,
  ingredients: [{ text: '2 tbsp olive oil' }, { text: '1 large onion, sliced' }, { text: '2 tins chickpeas' }, { text: '300 g spinach' }],
  instructions: [
    { text: 'Soften the onion in the oil for 10 minutes.' },
    { text: 'Tip in the chickpeas with 200 ml water and simmer for 12 minutes.' },
    { text: 'Fold in the spinach.' },
  ],
});
const photo = {
  ...{ id: '019b2000-0000-7000-8000-000000000001', width: 800, height: 640, thumbhash: '' },
  variants: [{ format: 'webp' as const, width: 800, height: 640, url: '/media/fold.webp', bytes: 9 }],
};
const PICTURED = aRecipe(
  { title: 'Spinach', instructions: [{ text: 'Wash.' }, { text: 'Fold.', image_id: photo.id }] },
  { step_images: [photo] },
);
const BREAD = aRecipe({
  title: 'Flatbread',
  ingredients: [{ text: '300 g flour' }],
  instructions: [{ text: 'Knead the flour.' }, { text: 'Bake.' }],
});
const CAKE = aRecipe({
  title: 'Butter cake',
  servings: 4,
  ingredients: [{ text: '1/2 cup butter' }],
  instructions: [{ text: 'Heat the oven to 350°F and melt 1/2 cup butter for 5 minutes.' }],
});
const PATH = `/app/cook/${BRAISE.id}`;

const openBraise = (path = PATH) => openApp(path, { answers: fakeLibrary(BRAISE, BREAD).answers });
const heading = (words: RegExp) => screen.findByRole('heading', { level: 1, name: words });

describe('cook mode of a recipe of the household', () => {
  const chili = {
    ...aRecipe({ title: 'Chili', servings: 4, ingredients: ['2 onions'], instructions: ['Simmer the onions for 20 minutes.'] }),
    cook: '019b2000-0000-7000-8000-0000000000d0',
  };
  const openPage = () =>
    openApp(`/app/household-recipes/${chili.id}`, {
      answers: {
        ...fakeLibrary().answers,
        'GET /recipes/:id': () => Promise.reject(new ProblemError('recipes.not-found')),
        'GET /community/recipe-pages/:slug': () => Promise.reject(new ProblemError('community.recipe-not-found')),
        'GET /household-recipes': () => ({ items: [chili], left: [] }),
      },
    });

  it('opens from its page and returns to it, without a log', async () => {
    const { user, router } = await openPage();
    await user.click(await screen.findByRole('link', { name: 'Start cooking' }));
    await heading(/Simmer the onions/);
    await user.click(screen.getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/household-recipes/${chili.id}`));
    expect(api.sent('PUT /recipes/:id/cooked-on/:entryId')).toEqual([]);
  });

  it('goes on with the servings and the timers of its page', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Start a timer, 20 minutes' }));
    await screen.findByRole('timer', { name: /^Onions/ });
    for (let more = 0; more < 4; more++) await user.click(screen.getByRole('button', { name: 'More servings' }));
    await user.click(screen.getByRole('link', { name: 'Start cooking' }));
    await heading(/Simmer the onions/);
    expect(await screen.findByRole('timer', { name: /^Onions/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /^4\s*onions/ })).toBeTruthy();
  });
});

describe('cook mode of a published recipe that is not in the library', () => {
  const card = aCommunityRecipeDetail({ title: 'Green curry' });
  const curry = aCommunityRecipePage({ card });
  const away = { 'GET /recipes/:id': () => Promise.reject(new ProblemError('recipes.not-found')) };
  const open = (page: CommunityRecipePage) =>
    openApp(`/app/cook/${card.id}?servings=8`, {
      answers: {
        ...fakeLibrary().answers,
        ...away,
        'GET /household-recipes': () => ({ items: [], left: [] }),
        'GET /community/recipe-pages/:slug': () => page,
        'GET /community/recipes/:id/rating': noRating,
        'GET /community/chefs/:username': () => ilse,
      },
    });
  const relation = { follows: false, mutes: false, blocks: false };
  const ilse = { username: 'ilse', about: '', picture: { kind: 'letters' as const }, followers: 1, relation };
  const noRating = () => ({ rating: null, rating_average: null, rating_count: 0 });

  it('goes through its steps, and returns to its page without a log', async () => {
    const { user, router } = await open(curry);
    await heading(/Boil the eggs/);
    expect(screen.getByRole('checkbox', { name: /^4\s*eggs/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Done/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/community/recipe/${card.slug}`));
    expect(api.sent('PUT /recipes/:id/cooked-on/:entryId')).toEqual([]);
  });

  it('is not that of another whose address ends alike', async () => {
    await open({ ...curry, card: { ...card, id: '00000000-0000-7000-8000-0000ffffffff' } });
    expect(await screen.findByRole('heading', { name: /not found|isn’t there|gone/i })).toBeTruthy();
  });
});

describe('cook mode', () => {
  it('shows one step with what it takes, and moves by button, key, and progress', async () => {
    const { user } = await openBraise();
    await heading(/Soften the onion/);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous step' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Next: chickpeas' }));
    await heading(/Tip in the chickpeas/);
    await user.keyboard('{PageDown}');
    await heading(/Fold in the spinach/);
    await user.keyboard('{ArrowLeft}');
    await heading(/Tip in the chickpeas/);
    await user.click(screen.getByRole('button', { name: 'Step 1' }));
    await heading(/Soften the onion/);
  });

  it('shows the photo of a step with it, as the page of the recipe does', async () => {
    const { answers } = fakeLibrary(PICTURED);
    const { user } = await openApp(`/app/cook/${PICTURED.id}`, { answers });
    await heading(/Wash/);
    expect(screen.queryByRole('img', { name: /^Photo of step/ })).toBeNull();
    await user.keyboard('{ArrowRight}');
    expect((await screen.findByRole('img', { name: 'Photo of step 2' })).getAttribute('src')).toBe('/media/fold.webp');
    await openApp(`/app/recipes/${PICTURED.id}`, { answers });
    const step = (await screen.findByText('Fold.')).closest('li');
    expect(within(step!).getByRole('img', { name: 'Photo of step 2' })).toBeTruthy();
  });

  it('moves by swipe, and by tap: back on the left third, on elsewhere', async () => {
    await openBraise();
    const stage = async (words: RegExp) => (await heading(words)).closest<HTMLElement>('section')!;
    const touch = (on: HTMLElement, from: number, to = from): void => {
      jest.spyOn(on, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect);
      // jsdom gives pointer events no place
      fireEvent(on, new MouseEvent('pointerdown', { bubbles: true, clientX: from, clientY: 50 }));
      fireEvent(on, new MouseEvent('pointerup', { bubbles: true, clientX: to, clientY: 50 }));
    };
    touch(await stage(/Soften the onion/), 250, 100);
    touch(await stage(/Tip in the chickpeas/), 100, 250);
    touch(await stage(/Soften the onion/), 200);
    touch(await stage(/Tip in the chickpeas/), 50);
    const on = await stage(/Soften the onion/);
    fireEvent(on, new MouseEvent('pointerdown', { bubbles: true, clientX: 250, clientY: 50 }));
    // the screen is drawn anew under the finger
    fireEvent.click(screen.getByRole('button', { name: 'Start a timer, 10 minutes' }));
    await screen.findByRole('button', { name: /^Pause/ });
    fireEvent(on, new MouseEvent('pointerup', { bubbles: true, clientX: 100, clientY: 50 }));
    await heading(/Tip in the chickpeas/);
  });

  it('keeps the screen on, takes that up again when the page is back, and lets it go at the end', async () => {
    const locks: (EventTarget & { released: boolean; release: () => void })[] = [];
    const request = jest.fn(() => {
      const lock = Object.assign(new EventTarget(), { released: false, release: () => undefined as void });
      lock.release = () => {
        lock.released = true;
        lock.dispatchEvent(new Event('release'));
      };
      locks.push(lock);
      return Promise.resolve(lock);
    });
    Object.assign(navigator, { wakeLock: { request } });
    const { router } = await openBraise();
    expect(await screen.findByText('Screen stays on')).toBeTruthy();
    act(() => locks[0]?.release());
    expect(screen.queryByText('Screen stays on')).toBeNull();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('Screen stays on')).toBeTruthy();
    await router.navigate({ to: '/app/recipes/$id', params: { id: BRAISE.id } });
    await waitFor(() => expect(locks.map(({ released }) => released)).toEqual([true, true]));
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('keeps the step, what is crossed off, and timers across a reload', async () => {
    const { user, reload } = await openBraise();
    await user.click(await screen.findByRole('checkbox', { name: /olive oil/ }));
    const time = screen.getByRole('button', { name: 'Start a timer, 10 minutes' });
    // the full stop stays on the line of the time
    expect(time.parentElement?.textContent).toBe('10 minutes.');
    await user.click(time);
    await screen.findByRole('timer', { name: /^Onion, / });
    await user.keyboard('{ArrowRight}');
    await heading(/Tip in the chickpeas/);
    await waitFor(async () => {
      await reload();
      await heading(/Tip in the chickpeas/);
    });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /olive oil/ }).checked).toBe(true);
    const timer = screen.getByRole('timer', { name: /^Onion, (09:5\d|10:00)/ });
    expect(within(timer).getByRole('button', { name: 'Pause, Onion' })).toBeTruthy();
  });

  it('scales as the recipe page does, in the list and in the step', async () => {
    const { user } = await openBraise(`${PATH}?servings=6`);
    await screen.findByRole('checkbox', { name: /6 tbsp olive oil/ });
    await user.keyboard('{ArrowRight}');
    await heading(/with 600 ml water/);
  });

  it('shows steps and ingredients in the cook’s units, and the author’s words with one press, also after a reload', async () => {
    keepHabits({ units: 'metric', weekStart: null });
    const { user, reload } = await openApp(`/app/cook/${CAKE.id}`, { answers: fakeLibrary(CAKE).answers });
    const step = await heading(/^Heat the oven to 180\s°C and melt 115\sg butter for 5 minutes/);
    expect(within(step).getByText('butter').className).toContain('mark');
    expect(screen.getByRole('checkbox', { name: /115\sg butter/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start a timer, 5 minutes' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Metric', pressed: true }));
    await heading(/^Heat the oven to 350°F and melt 1\/2 cup butter/);
    await screen.findByRole('checkbox', { name: /½ cup butter/ });
    await waitFor(async () => {
      await reload();
      await heading(/^Heat the oven to 350°F/);
    });
    keepHabits({ units: null, weekStart: null });
  });

  it('is in the units of the recipe page until others are chosen here', async () => {
    const { user, router } = await openApp(`/app/cook/${CAKE.id}?servings=8&units=metric`, { answers: fakeLibrary(CAKE).answers });
    await heading(/^Heat the oven to 180\s°C/);
    await user.click(screen.getByRole('button', { name: 'US', pressed: false }));
    await heading(/^Heat the oven to 350°F and melt 1 cup butter/);
    await waitFor(() => expect(router.state.location.search).toEqual({ servings: 8 }));
  });

  it('has two recipes side by side, each at its step', async () => {
    const { user, router } = await openBraise();
    await heading(/Soften the onion/);
    await user.keyboard('{ArrowRight}');
    await heading(/Tip in/);
    await router.navigate({ to: '/app/cook/$id', params: { id: BREAD.id } });
    await heading(/Knead the flour/);
    await user.click(screen.getByRole('link', { name: 'Braised chickpeas, step 2' }));
    await heading(/Tip in/);
  });

  it('shows timers on other screens, where they can be paused and stopped', async () => {
    const { user, router } = await openBraise();
    await user.click(await screen.findByRole('button', { name: 'Start a timer, 10 minutes' }));
    await router.navigate({ to: '/app/shopping-list' });
    const timers = await screen.findByRole('region', { name: 'Timers' });
    // for whoever looks at another tab
    await waitFor(() => expect(document.title).toMatch(/^(10:00|09:5\d) · Shopping List/));
    await user.click(within(timers).getByRole('button', { name: 'Stop, Onion' }));
    await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
    expect(document.title).toMatch(/^Shopping List/);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await user.click(await screen.findByRole('button', { name: 'Pause, Onion' }));
    expect(await screen.findByRole('button', { name: 'Resume, Onion' })).toBeTruthy();
  });

  it('ends with the last step: it counts as cooked, and begins anew the next time', async () => {
    const library = fakeLibrary(BRAISE);
    const { user, router } = await openApp(PATH, { answers: library.answers });
    await heading(/Soften the onion/);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${BRAISE.id}`));
    expect(await screen.findByRole('link', { name: 'Start cooking' })).toBeTruthy();
    await waitFor(() => expect(library.recipes()).toMatchObject([{ times_cooked: 1, cooked_on: [{ servings: 2 }] }]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(library.recipes()).toMatchObject([{ times_cooked: 0 }]));
    await heading(/Fold in the spinach/);
  });

  it('says what is missing when a recipe has no steps', async () => {
    const bare = aRecipe({ title: 'Idea', instructions: [] });
    await openApp(`/app/cook/${bare.id}`, { answers: fakeLibrary(bare).answers });
    expect(await screen.findByRole('heading', { name: 'This recipe has no steps yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit recipe' }).getAttribute('href')).toBe(`/app/recipes/edit/${bare.id}`);
  });
});

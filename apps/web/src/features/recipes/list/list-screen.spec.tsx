import { ProblemError } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { api, aRecipe, fakeLibrary, openApp, screen, waitFor } from '../../../testing/open-app';

const LINGUINE = aRecipe({ title: 'Leek linguine', cook_time: 25, tags: ['dinner'] });

describe('the recipe list', () => {
  it('shows a favorite at once while the server is slow, and takes it back with a reason when it fails', async () => {
    const { user } = await openApp('/app/recipes', { answers: fakeLibrary(LINGUINE).answers });
    const letGo = api.hold('PUT /recipes/:id/favorite');
    api.refuse('PUT /recipes/:id/favorite', new ProblemError('service.failed'));
    const pressed = () => screen.getByRole('button', { name: 'Favorite Leek linguine' }).getAttribute('aria-pressed');
    await user.click(await screen.findByRole('button', { name: 'Favorite Leek linguine' }));
    await waitFor(() => expect(pressed()).toBe('true'));
    letGo();
    await waitFor(() => expect(pressed()).toBe('false'));
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('is whole again once the search is cleared, and its field empty', async () => {
    const { user, router } = await openApp('/app/recipes?search=rhubarb', { answers: fakeLibrary(LINGUINE).answers });
    const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search your recipes' }).value;
    expect(field()).toBe('rhubarb');
    await user.click(await screen.findByRole('button', { name: 'Clear search' }));
    await screen.findByText('Leek linguine');
    expect(field()).toBe('');
    expect(router.state.location.search).toEqual({});
  });

  it('says whether its filters are open also after the device was turned', async () => {
    await openApp('/app/recipes', { answers: fakeLibrary(LINGUINE).answers, width: 1280 });
    const isOpen = () => screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded');
    await waitFor(() => expect(isOpen()).toBe('true'));
    act(() => {
      window.innerWidth = 390;
      window.dispatchEvent(new Event('resize'));
    });
    expect(isOpen()).toBe('false');
  });

  it('suggests nothing of the list before while what is typed is searched for', async () => {
    const { user } = await openApp('/app/recipes', {
      answers: {
        ...fakeLibrary(LINGUINE).answers,
        'GET /library/changes': () => {
          throw new ProblemError('service.unavailable', undefined, { retryAfter: 600 });
        },
      },
    });
    await screen.findByRole('article');
    const asked = api.sent('GET /recipes').length;
    const letGo = api.hold('GET /recipes');
    await user.type(screen.getByRole('combobox', { name: 'Search your recipes' }), 'leek');
    await waitFor(() => expect(api.sent('GET /recipes').length).toBeGreaterThan(asked));
    const suggestion = { name: 'Leek linguine' };
    expect(screen.queryByRole('option', suggestion)).toBeNull();
    letGo();
    expect(await screen.findByRole('option', suggestion)).toBeTruthy();
  });

  describe('near the end of the free plan', () => {
    const many = (count: number) => fakeLibrary(...Array.from({ length: count }, (_, at) => aRecipe({ title: `Soup ${at}` })));
    const free = { plan: 'free', isActive: false, recipeLimit: 50, renewsAt: null } as const;
    const open = (count: number, recipeLimit: number | null = 50) =>
      openApp('/app/recipes', {
        answers: {
          ...many(count).answers,
          // each opening has another library: none of them is kept
          'GET /library/changes': () => {
            throw new ProblemError('service.unavailable', undefined, { retryAfter: 600 });
          },
          'GET /subscription': () => ({ ...free, recipeLimit }),
          'GET /tray': () => ({ items: [], next: null, total: 7 }),
        },
      });

    it('says how many more there is room for, and again when it is nearly full', async () => {
      const { user } = await open(45);
      expect(await screen.findByText('Room for 5 more.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Hide until there’s room for 2' }));
      expect(screen.queryByText('Room for 5 more.')).toBeNull();
      await open(48);
      expect(await screen.findByText('Room for 2 more.')).toBeTruthy();
      await open(50);
      expect(await screen.findByText('Your shelf is full.')).toBeTruthy();
      expect(await screen.findByText(/7 new ones wait on the tray/)).toBeTruthy();
      expect(screen.getByRole('link', { name: 'See the tray' }).getAttribute('href')).toBe('/app/recipes/tray');
    });

    it('says nothing before that, and nothing to who pays', async () => {
      await open(44);
      expect(await screen.findAllByText(/44 recipes/)).not.toEqual([]);
      expect(api.sent('GET /subscription')).toEqual([]);
      await open(60, null);
      await waitFor(() => expect(api.sent('GET /subscription')).toHaveLength(1));
      expect(screen.queryByText(/full/)).toBeNull();
    });
  });
});

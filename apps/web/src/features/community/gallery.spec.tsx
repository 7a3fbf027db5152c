import { type CommunityRecipe, ProblemError } from '@simmer/contracts';
import { aCommunityRecipe } from '../../testing/gallery';
import { api, openApp, screen, waitFor, within } from '../../testing/open-app';

const ROUTE = 'GET /community/recipes';
const page = (...items: CommunityRecipe[]) => ({ items, next: null, total: items.length, has_more_than_total: false });
const FREE = { plan: 'free', isActive: false, recipeLimit: 50, renewsAt: null } as const;
const asked = () => api.sent(ROUTE).at(-1);

describe('the community gallery', () => {
  beforeEach(() => api.answer({ 'GET /subscription': () => FREE }));

  it('shows a visitor everybody’s recipes, those in their language first', async () => {
    const answers = { [ROUTE]: () => page(aCommunityRecipe({ title: 'Green curry', rating_average: 4.56, save_count: 2 })) };
    await openApp('/app/community', { as: null, answers });
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Green curry' }).getAttribute('href')).toMatch(/^\/app\/community\/recipe\/green-curry-/);
    expect(within(card).getByRole('link', { name: 'Mara' }).getAttribute('href')).toBe('/app/community/chef/mara');
    expect(card.textContent).toContain('4.6');
    expect(card.textContent).toContain('2 saves');
    expect(screen.getByText('Showing all recipes').closest('[role=status]')?.textContent).toBe('Showing all recipes1 recipe');
    expect(screen.getByText("You've seen all the recipes!")).toBeTruthy();
    expect(asked()).toEqual({ language: 'en' });
    expect(screen.queryByRole('option', { name: 'Following' })).toBeNull();
  });

  it('counts no further than it is counted', async () => {
    await openApp('/app/community', {
      answers: { [ROUTE]: () => ({ ...page(aCommunityRecipe()), total: 1_000, has_more_than_total: true }) },
    });
    expect(await screen.findByText('1,000+ recipes')).toBeTruthy();
  });

  it('filters by chips that stand in the address and are taken back one by one or all at once', async () => {
    const { user, router } = await openApp('/app/community?sort=save_count', { answers: { [ROUTE]: () => page(aCommunityRecipe()) } });
    const toggle = await screen.findByRole('button', { name: /^Filters/ });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    await user.click(screen.getByRole('button', { name: 'Thai' }));
    await user.click(screen.getByRole('button', { name: 'Vegan' }));
    await user.click(screen.getByRole('button', { name: 'Up to 30 min' }));
    await waitFor(() => expect(asked()).toEqual({ language: 'en', sort: 'save_count', cuisine: 'thai', diet: 'vegan', timeRange: '30' }));
    expect(router.state.location.href).toBe('/app/community?sort=save_count&cuisine=thai&diet=vegan&timeRange=30');
    await user.click(screen.getByRole('button', { name: 'Remove filter Vegan' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'save_count', cuisine: 'thai', timeRange: 30 }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'save_count' }));
    expect(screen.queryByRole('button', { name: /Remove filter/ })).toBeNull();
  });

  it('searches once the typing pauses, the best first, and offers to clear what finds nothing', async () => {
    const answers = { [ROUTE]: ({ search }: { search: string }) => (search ? page() : page(aCommunityRecipe({ title: 'Rice' }))) };
    const { user, router } = await openApp('/app/community', { answers });
    await screen.findByRole('link', { name: 'Rice' });
    await user.type(screen.getByRole('combobox', { name: 'Search community recipes' }), 'parsnip');
    expect(await screen.findByRole('heading', { name: 'No recipes found' })).toBeTruthy();
    expect(screen.getByText('Search results for "parsnip"')).toBeTruthy();
    expect(screen.getByText('Try adjusting your filters or search terms to find more recipes.')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('best');
    expect(api.sent(ROUTE).map(({ search }) => search)).toEqual([undefined, 'parsnip']);
    await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
    expect(await screen.findByRole('link', { name: 'Rice' })).toBeTruthy();
    expect(router.state.location.search).toEqual({});
  });

  it('loads page after page, each once, and draws only what is near', async () => {
    const pages = Array.from({ length: 9 }, () => Array.from({ length: 12 }, () => aCommunityRecipe()));
    const answers = {
      [ROUTE]: ({ after = '0' }: { after?: string | undefined }) => {
        const at = Number(after);
        return {
          items: pages[at] ?? [],
          next: at < 8 ? String(at + 1) : null,
          ...(at === 0 && { total: 108, has_more_than_total: false }),
        };
      },
    };
    await openApp('/app/community', { answers });
    expect(await screen.findByText("You've seen all the recipes!")).toBeTruthy();
    expect(api.sent(ROUTE).map(({ after }) => after)).toEqual([undefined, '1', '2', '3', '4', '5', '6', '7', '8']);
    expect(screen.getAllByRole('article').length).toBeLessThanOrEqual(60);
    expect(screen.getByText('108 recipes')).toBeTruthy();
  });

  it('shows eight skeletons while it loads, then why it could not, and begins again with the first page', async () => {
    const letGo = api.hold(ROUTE);
    api.refuse(ROUTE, new ProblemError('service.failed'));
    const { user } = await openApp('/app/community');
    expect((await screen.findByLabelText('Loading recipes')).children).toHaveLength(8);
    letGo();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.getByText('Something went wrong on our side. Please try again.')).toBeTruthy();
    api.answer({ [ROUTE]: () => page(aCommunityRecipe({ title: 'Rice' })) });
    await user.click(again);
    expect(await screen.findByRole('link', { name: 'Rice' })).toBeTruthy();
  });

  it('begins again with the first page where a later one did not come', async () => {
    let isDown = true;
    const answers = {
      [ROUTE]: ({ after }: { after?: string | undefined }) => {
        if (after && isDown) throw new ProblemError('service.failed');
        return { ...page(aCommunityRecipe()), next: after ? null : '1' };
      },
    };
    const { user } = await openApp('/app/community', { answers });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText("You've seen all the recipes!")).toBeTruthy();
    expect(api.sent(ROUTE).map(({ after }) => after)).toEqual([undefined, '1', undefined, '1']);
  });

  describe('for a cook who follows others', () => {
    const answers = (isActive: boolean) => ({
      'GET /subscription': () => ({ ...FREE, ...(isActive && { plan: 'premium' as const, isActive }) }),
      [ROUTE]: ({ sort }: { sort?: string | undefined }) =>
        page(aCommunityRecipe({ title: sort === 'following' ? 'Leek linguine' : 'Rice' })),
    });

    it('shows their newest above the rest to a subscriber, unless something is searched or they are all that is shown', async () => {
      const { user } = await openApp('/app/community', { answers: answers(true) });
      const section = await screen.findByRole('region', { name: 'From cooks you follow' });
      expect(within(section).getByRole('link', { name: 'Leek linguine' })).toBeTruthy();
      await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Following');
      await waitFor(() => expect(screen.queryByRole('region', { name: 'From cooks you follow' })).toBeNull());
      expect(await screen.findByRole('link', { name: 'Leek linguine' })).toBeTruthy();
    });

    it('shows it to nobody else', async () => {
      await openApp('/app/community', { answers: answers(false) });
      await screen.findByRole('link', { name: 'Rice' });
      await waitFor(() => expect(api.sent('GET /subscription')).toHaveLength(1));
      expect(api.sent(ROUTE).map(({ sort }) => sort)).toEqual([undefined]);
    });
  });
});

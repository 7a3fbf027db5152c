import type { RouteOutput } from '@simmer/client';
import { ProblemError } from '@simmer/contracts';
import { loadFoods } from '@simmer/foods';
import { CopyStore } from '../../../device/library/copy-store';
import { api, aRecipe, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';
import { aCommunityRecipe } from '../../../testing/gallery';
import { SearchThreadAtOnce } from '../../../testing/search-thread';

Object.assign(globalThis, { Worker: SearchThreadAtOnce });

const LINGUINE = aRecipe({ title: 'Weeknight leeks', cook_time: 25, ingredients: ['200 g linguine', '2 leeks'], tags: ['dinner'] });
const CARBONARA = aRecipe({ title: 'Carbonara', cook_time: 20, ingredients: ['200 g spaghetti', '100 ml cream'], tags: ['lunch'] });
const RIGATONI = aRecipe({ title: 'Slow tomatoes', cook_time: 50, ingredients: ['400 g rigatoni'] });
const CHICKPEAS = aRecipe({ title: 'Braised chickpeas with lemon', cook_time: 35, ingredients: ['2 cans chickpeas'] });
const ALL = [LINGUINE, CARBONARA, RIGATONI, CHICKPEAS];

type Shared = RouteOutput<'GET /community/recipes'>;
const NOTHING_SHARED = { 'GET /community/recipes': (): Shared => ({ items: [], next: null, total: 0, has_more_than_total: false }) };

const copyIsHere = () => waitFor(async () => expect(await new CopyStore(COOK.id).mark()).toBeDefined(), { timeout: 20_000 });
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const hits = (name = 'Your recipes') =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

async function openSearch(path = '/app/search', recipes = ALL, shared = NOTHING_SHARED) {
  const library = fakeLibrary(...recipes);
  const opened = await openApp('/app/recipes', { answers: { ...library.answers, ...shared } });
  await copyIsHere();
  await loadFoods(['en']);
  await opened.router.navigate({ href: path });
  await screen.findByRole('heading', { level: 1, name: 'Search' });
  return { ...opened, library };
}

describe('the search page', () => {
  it('understands how a cook asks, shows it as parts, and says why each hit is one', async () => {
    const { router, user } = await openSearch('/app/search?q=pasta%20no%20cream%20under%2030%20min');
    expect(await screen.findByRole('heading', { level: 3, name: 'Weeknight leeks' })).toBeTruthy();
    expect(hits()).toEqual(['Weeknight leeks', 'Nearly: fits except in one thing', 'Slow tomatoes']);
    const own = within(screen.getByRole('region', { name: 'Your recipes' }));
    expect(own.getByText('linguine').className).toBe('mark');
    expect(own.getAllByText(/a kind of pasta/)).toHaveLength(2);
    expect(own.getByText('20 min over')).toBeTruthy();
    expect(own.getAllByText('no cream')).toHaveLength(2);
    expect(api.sent('GET /recipes/search')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove no cream' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'pasta under 30 min' }));
    await waitFor(() => expect(hits()).toContain('Carbonara'));
    expect(box().value).toBe('pasta under 30 min');
    await user.click(screen.getByRole('button', { name: 'Search the exact words' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'pasta under 30 min', exact: true }));
    expect(await screen.findByRole('button', { name: 'Read it as a sentence again' })).toBeTruthy();
  });

  it('finds what is mistyped while it is typed, counts it aloud, opens it with the keys, and remembers the search', async () => {
    const { user, router } = await openSearch();
    expect(document.activeElement).toBe(box());
    await user.keyboard('chikpea lemn');
    const option = await screen.findByRole('option', { name: /Braised chickpeas with lemon/ });
    expect(within(screen.getByRole('group', { name: 'Recipes' })).getAllByRole('option')).toHaveLength(1);
    await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('1 suggestion available'));
    await user.keyboard('{ArrowDown}');
    expect(option.getAttribute('aria-selected')).toBe('true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/recipes/${CHICKPEAS.id}`));
    await router.navigate({ to: '/app/search' });
    expect(await screen.findByRole('button', { name: 'chikpea lemn' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Forget chikpea lemn' }));
    expect(screen.queryByRole('button', { name: 'chikpea lemn' })).toBeNull();
  });

  it('suggests ingredients, and searches for a chosen one', async () => {
    const { user, router } = await openSearch('/app/search', [
      aRecipe({ title: 'Soup' }, { ingredients: [{ text: '2 leeks', group: null, parsed: parsed('leeks') }] as never }),
    ]);
    await user.type(box(), 'leek');
    const foods = await screen.findByRole('group', { name: 'Ingredients' });
    await user.click(within(foods).getByRole('option', { name: /leeks/ }));
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'leeks' }));
  });

  it('filters what was found, and knows a change of the library at once', async () => {
    const { user, library } = await openSearch('/app/search?q=pasta');
    await screen.findByRole('heading', { level: 3, name: 'Carbonara' });
    await user.click(screen.getByRole('button', { name: /Filters/ }));
    await user.click(screen.getByRole('button', { name: /^Lunch/ }));
    await waitFor(() => expect(hits()).toEqual(['Carbonara']));
    expect(screen.getByText('1 recipe')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Favorite Carbonara' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Favorite Carbonara' }).getAttribute('aria-pressed')).toBe('true'));
    await waitFor(() => expect(library.recipes().find(({ id }) => id === CARBONARA.id)?.favorite).toBe(true));
  });

  it('shows beside them what the gallery has, which opens there', async () => {
    const shared = aCommunityRecipe({ title: 'Pasta al forno', slug: 'pasta-al-forno-1' });
    const page = { items: [shared], next: 'more', total: 9, has_more_than_total: false };
    await openSearch('/app/search?q=pasta', ALL, { 'GET /community/recipes': () => page });
    const column = within(await screen.findByRole('complementary', { name: 'From the community' }));
    expect(column.getByRole('link', { name: 'Pasta al forno' }).getAttribute('href')).toBe('/app/community/recipe/pasta-al-forno-1');
    expect(column.getByRole('link', { name: 'More in the gallery' }).getAttribute('href')).toBe('/app/community?search=pasta');
  });

  it('leads on when nothing is found', async () => {
    const { user, router } = await openSearch('/app/search?q=chickpeas%20rhubarb%20quinoa');
    expect(await screen.findByRole('heading', { name: 'No results found for "chickpeas rhubarb quinoa"' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^chickpeas/ }));
    await waitFor(() => expect(hits()).toEqual(['Braised chickpeas with lemon']));
    expect(router.state.location.search).toEqual({ q: 'chickpeas' });
  });

  it('asks the server while the library is not on this device, and says what went wrong', async () => {
    const library = fakeLibrary(...ALL);
    const { 'GET /library/changes': _, ...answers } = library.answers;
    const { user } = await openApp('/app/search?q=leeks', { answers: { ...answers, ...NOTHING_SHARED } });
    expect(await screen.findByRole('heading', { level: 3, name: 'Weeknight leeks' })).toBeTruthy();
    expect(api.sent('GET /recipes/search')).toEqual([{ q: 'leeks', exact: 'false', limit: '50' }]);
    api.refuse('GET /recipes/search', new ProblemError('service.failed'));
    await user.clear(box());
    await user.type(box(), 'tomatoes');
    expect((await screen.findAllByText(/couldn’t search|Search failed/)).length).toBeGreaterThan(0);
  });
});

const parsed = (name: string) => ({ quantity: 2, quantity_max: null, unit: null, name, preparation: '', note: '', optional: false });

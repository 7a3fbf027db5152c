import { aRecipe, fakeLibrary, openApp, screen, waitFor } from '../../../testing/open-app';

const kitchen = () =>
  fakeLibrary(aRecipe({ title: 'Leek linguine', tags: ['dinner'] }), aRecipe({ title: 'Porridge', tags: ['breakfast'] }));

describe('the list of recipes', () => {
  it('keeps its filters in the address, so that a reload gives the same list', async () => {
    const { user, router, reload } = await openApp('/app/recipes', { answers: kitchen().answers });
    await screen.findByRole('link', { name: 'Leek linguine' });
    await user.click(await screen.findByRole('button', { name: /^Breakfast/ }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Leek linguine' })).toBeNull());
    expect(router.state.location.searchStr).toContain('categories=');
    const again = await reload();
    expect(await screen.findByRole('link', { name: 'Porridge' })).toBeTruthy();
    expect(await screen.findByText('1 of 2 recipes')).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(await screen.findByRole('link', { name: 'Leek linguine' })).toBeTruthy();
  });

  it('opens from an address that says more than it knows, and finds nothing for a long search', async () => {
    const path = '/app/recipes?utm_source=letter&sort=sideways&categories=zzz&session_id=complete';
    const { user, router } = await openApp(path, { answers: kitchen().answers });
    expect(await screen.findByRole('link', { name: 'Leek linguine' })).toBeTruthy();
    await waitFor(() => expect(router.state.location.href).toBe('/app/recipes'));
    await user.click(screen.getByLabelText('Search your recipes'));
    await user.paste('parsnip '.repeat(30));
    expect(await screen.findByText('No recipes found')).toBeTruthy();
  });

  it('leads to the favorites', async () => {
    const { user } = await openApp('/app/recipes', { answers: kitchen().answers });
    await user.click(await screen.findByRole('button', { name: 'Favorite Leek linguine' }));
    await user.click(await screen.findByRole('link', { name: '1 favorite' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Your Favorite Recipes' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Leek linguine' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Porridge' })).toBeNull();
  });
});

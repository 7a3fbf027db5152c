import { api, screen, waitFor } from '../../testing/open-app';
import { openPlan, OTHERS, RECIPES } from '../../testing/open-plan';

beforeAll(() => {
  RECIPES.length = 0;
  OTHERS.length = 0;
});

describe('the week of a cook without recipes', () => {
  it('says what a week needs, and leads to it', async () => {
    await openPlan();
    expect(await screen.findByText(/A week needs recipes first/)).toBeTruthy();
    const main = document.querySelector('main')!;
    expect([...main.querySelectorAll('.btn-primary')].map((link) => link.getAttribute('href'))).toEqual(['/app/recipes/add']);
    expect(screen.getByRole('link', { name: 'Start with a week of ours' }).getAttribute('href')).toBe('/onboarding');
    expect(screen.queryByRole('button', { name: 'Suggest' })).toBeNull();
  });

  it('asks nothing more of the server once the cook has signed out', async () => {
    const { user, router } = await openPlan();
    api.answer({ 'POST /auth/logout': () => ({ signedOut: true }) });
    await user.click(screen.getByRole('button', { name: /account menu/i }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign Out' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    // the device may be in the middle of looking for changes of the library
    const routes = api.requests.map(({ route }) => route).filter((route) => route !== 'GET /library/changes');
    expect(routes.slice(routes.indexOf('POST /auth/logout') + 1)).toEqual([]);
  });
});

import { api, openApp, screen, waitFor, within } from '../../testing/open-app';
import { fakeVideos } from '../../testing/videos';

const VOTE = 'PUT /help/articles/:category/:slug/vote';
const accents = {
  recipes: 'Recipes',
  'meal-planning': 'Meal Planning',
  'shopping-list': 'Shopping Lists',
  account: 'Account',
  support: 'Support',
};

describe('the knowledge base', () => {
  it('has five drawers, four quick starts, tips, extras and a way to ask', async () => {
    await openApp('/knowledge-base', { as: null, answers: fakeVideos() });
    expect(await screen.findByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeTruthy();
    const drawers = within(screen.getByRole('region', { name: 'Categories' })).getAllByRole('link');
    expect(drawers.map((drawer) => [drawer.getAttribute('href'), drawer.closest('li')?.className])).toEqual(
      Object.keys(accents).map((category) => [`/knowledge-base?category=${category}`, `drawer help-${category}`]),
    );
    const quick = within(screen.getByRole('region', { name: 'Quick starts' })).getAllByRole('link');
    expect(quick.map((link) => link.getAttribute('href'))).toEqual([
      '/knowledge-base/recipes/how-to-add-recipe',
      '/knowledge-base/meal-planning/add-to-meal-plan',
      '/knowledge-base/shopping-list/shopping-list-features',
      '/knowledge-base/recipes/cooking-mode',
    ]);
    expect(within(screen.getByRole('region', { name: 'Video Tutorials' })).getAllByRole('tab')).toHaveLength(3);
    expect(await screen.findByText('No videos available yet.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Quick Tips' })).toBeTruthy();
    expect(screen.getByText(/Start with 5-10 favorite recipes/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Pro Features' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Need More Help' }).getAttribute('href')).toBe('/contact');
  });

  it('opens a drawer with its articles', async () => {
    const { user } = await openApp('/knowledge-base', { answers: fakeVideos() });
    await user.click(await screen.findByRole('link', { name: /^Recipes\s*\d+ articles/ }));
    const list = within(await screen.findByRole('region', { name: 'Recipes' }));
    expect(list.getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(1);
    expect(screen.queryByRole('region', { name: 'Quick starts' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Show all drawers' }));
    expect(await screen.findByRole('region', { name: 'Quick starts' })).toBeTruthy();
  });

  it('finds an article by a misspelled word, keeps the words in the address, and says what it did not find', async () => {
    const { user, router } = await openApp('/knowledge-base', { as: null, answers: fakeVideos() });
    const field = await screen.findByRole('searchbox', { name: 'Search the help' });
    await user.type(field, 'coking mode');
    const hits = within(await screen.findByRole('region', { name: /answers? for “coking mode”/ }));
    expect(hits.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/knowledge-base/recipes/cooking-mode');
    expect(router.state.location.search).toEqual({ q: 'coking mode' });
    await user.clear(field);
    await user.type(field, 'zeppelin');
    expect(await screen.findByRole('heading', { name: 'No results found for “zeppelin”' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all drawers' }));
    expect(await screen.findByRole('region', { name: 'Quick starts' })).toBeTruthy();
    expect((field as HTMLInputElement).value).toBe('');
  });
});

describe('an article', () => {
  it('shows where it stands, its words, and the way on', async () => {
    await openApp('/knowledge-base/recipes/cooking-mode', { as: null });
    expect(await screen.findByRole('heading', { level: 1, name: /^Cooking mode$/i })).toBeTruthy();
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Knowledge Base' })).toBeTruthy();
    expect(crumbs.getByRole('link', { name: 'Recipes' }).getAttribute('href')).toBe('/knowledge-base?category=recipes');
    const anchor = screen.getByRole('link', { name: 'Link to Start cooking' });
    expect(anchor.closest('h2')?.id).toBe('start-cooking');
    expect(anchor.getAttribute('href')).toBe('#start-cooking');
    expect(screen.getByRole('link', { name: 'Back to Knowledge Base' }).getAttribute('href')).toBe('/knowledge-base');
    expect(screen.getByRole('link', { name: 'How to Add Recipes' }).getAttribute('href')).toBe('/knowledge-base/recipes/how-to-add-recipe');
  });

  it('of how to add recipes, or to the plan, does not lead to itself', async () => {
    await openApp('/knowledge-base/recipes/how-to-add-recipe', { as: null });
    await screen.findByRole('heading', { level: 1, name: 'How to Add Recipes' });
    expect(screen.queryByRole('link', { name: 'How to Add Recipes' })).toBeNull();
    await openApp('/knowledge-base/meal-planning/add-to-meal-plan', { as: null });
    await screen.findByRole('heading', { level: 1, name: /Add to Meal Plan|Plan a meal/i });
    expect(screen.queryByRole('link', { name: 'Add to Meal Plan' })).toBeNull();
  });

  it.each([
    '/knowledge-base/recipes/nothing',
    '/knowledge-base/nothing/cooking-mode',
    '/knowledge-base/recipes/..%2Fcooking-mode',
    '/knowledge-base/constructor/prototype',
    '/knowledge-base/recipes/%3Cscript%3E',
  ])('that is not there says so at %s', async (path) => {
    await openApp(path, { as: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeTruthy();
    expect(screen.getByText("Sorry, we couldn't find the article you're looking for.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Knowledge Base' }).getAttribute('href')).toBe('/knowledge-base');
  });

  it('asks whether it was useful, once for each visit, and says thank you', async () => {
    const answers = { [VOTE]: () => ({ counted: true as const }) };
    const { user } = await openApp('/knowledge-base/recipes/cooking-mode', { as: null, answers });
    await user.click(await screen.findByRole('button', { name: 'No' }));
    const thanks = await screen.findByText(/Thank you\. What was missing\?/);
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    const voice = api.sent(VOTE)[0]?.voice;
    expect(api.sent(VOTE)).toEqual([{ category: 'recipes', slug: 'cooking-mode', useful: false, voice }]);
    await openApp('/knowledge-base/recipes/how-to-add-recipe', { as: null, answers });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await screen.findByText(/Thank you\. It helps/);
    expect(api.sent(VOTE).at(-1)).toMatchObject({ slug: 'how-to-add-recipe', useful: true, voice });
  });
});

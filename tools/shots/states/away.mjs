// Without a connection, and when the server says no.
const CHICKPEAS = 'Braised chickpeas with lemon';
const refuse = (route) => route.abort();

export const awayStates = [
  {
    name: 'offline',
    path: '/app/recipes',
    act: async ({ page, press, open }, t) => {
      await page.context().setOffline(true);
      await press(t.recipe.favoriteOf({ title: CHICKPEAS }));
      await open(t.waiting.offline);
    },
  },
  {
    name: 'offline-elsewhere',
    path: '/app/recipes',
    act: async ({ page, press, see }, t) => {
      await page.context().setOffline(true);
      await press(t.frame.help, 'link');
      await see(t.errors.needsConnection, 'heading');
    },
  },
  {
    name: 'recipe-failed',
    as: 'fresh',
    path: ({ idOf }) => `/app/recipes/${idOf(CHICKPEAS)}`,
    before: (page) => page.route('**/api/recipes/*', refuse),
  },
  { name: 'plan-failed', as: 'fresh', path: '/app/meal-plan', before: (page) => page.route('**/api/meal-plan*/**', refuse) },
  { name: 'list-failed', as: 'fresh', path: '/app/shopping-list', before: (page) => page.route('**/api/shopping-lists/**', refuse) },
  { name: 'no-such-page', as: 'visitor', path: '/nowhere' },
];

// Without a connection, and when the server says no.
import type { Route } from '@playwright/test';
import type { State } from '../states';

const CHICKPEAS = 'Braised chickpeas with lemon';

/** Without a document that says more, as a proxy does; 500 is not tried again. */
const fail = (route: Route) => route.fulfill({ status: 500 });

export const awayStates: State[] = [
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
  ...(
    [
      { name: 'recipe-failed', path: ({ idOf }) => `/app/recipes/${idOf(CHICKPEAS)}` },
      { name: 'plan-failed', path: '/app/meal-plan' },
    ] satisfies State[]
  ).map((state): State => ({
    as: 'fresh',
    before: (page) => page.route(/\/api\/(recipes\/|meal-plan)/, fail),
    act: ({ see }, t) => see(t.common.tryAgain),
    ...state,
  })),
  { name: 'no-such-page', as: 'visitor', path: '/nowhere' },
];

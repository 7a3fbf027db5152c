// The states of the screens, for npm run shots: what is drawn (`name`), for whom (`as`, see cooks.ts), at which address (`path`), after
// which steps (`before` the page is opened, `act` on it), and on which `paper` if it is printed. Steps press what the catalogue of the language calls
// things, so that one table serves every language.
import type { Page } from '@playwright/test';
import type { Texts } from './catalogue';
import type { Made, PEOPLE } from './cooks';
import type { Driver } from './driver';
import { accountStates } from './states/account';
import { awayStates } from './states/away';
import { helpStates } from './states/help';
import { libraryStates } from './states/library';
import { listStates } from './states/list';
import { planStates } from './states/plan';
import { cookingStates, recipeStates } from './states/recipe';
import { wayInStates } from './states/ways-in';

export interface State {
  name: string;
  as?: (typeof PEOPLE)[number];
  path: string | ((made: Made) => string);
  /** Left out on a phone. */
  isForWide?: boolean;
  paper?: 'portrait' | 'landscape';
  before?: (page: Page) => Promise<unknown>;
  act?: (driver: Driver, t: Texts, made: Made) => Promise<unknown>;
}

/** In the order in which they are drawn: what is brought in stays and timers run on, so these come last. */
const all: State[] = [
  ...libraryStates,
  ...planStates,
  ...listStates,
  ...accountStates,
  ...helpStates,
  ...awayStates,
  ...recipeStates,
  ...wayInStates,
  ...cookingStates,
];

export const states = all.map(({ name, as = 'demo', ...state }) => ({ name: `state-${name}`, as, ...state }));

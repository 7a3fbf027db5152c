import { ProblemError } from '@simmer/contracts';
import { act } from '@testing-library/react';
import { expectAccessible } from '../../../testing/accessible';
import { aRecipe, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../../testing/open-app';
import { SearchThreadAtOnce } from '../../../testing/search-thread';
import { CopyStore } from '../../../device/library/copy-store';
import { SearchThread } from '../../../device/library/search/search-thread';

Object.assign(globalThis, { Worker: SearchThreadAtOnce });

const CHICKPEAS = aRecipe({ title: 'Braised chickpeas with lemon', instructions: ['Simmer.'] });

const LENTILS = aRecipe({ title: 'Red lentils', instructions: ['Simmer.'] });

const away = (): never => {
  throw new ProblemError('service.unavailable', undefined, { retryAfter: 600 });
};
/** What the screens say that are only passed. */
const ELSEWHERE = {
  'GET /meal-plan/:id': away,
  'GET /meal-plan-settings': away,
  'GET /household': away,
  'GET /community/recipes': away,
  'GET /subscription': away,
};

async function open(path = '/app/recipes') {
  const opened = await openApp(path, { answers: { ...fakeLibrary(CHICKPEAS, LENTILS).answers, ...ELSEWHERE } });
  await waitFor(async () => expect(await new CopyStore(COOK.id).mark()).toBeDefined(), { timeout: 20_000 });
  // its part of the app comes after the screen
  await act(async () => void (await import('./shortcuts')));
  const at = () => opened.router.state.location.pathname;
  return { ...opened, at };
}

const palette = () => screen.findByRole('dialog', { name: 'Go anywhere' });
const chosen = () => screen.getAllByRole('option').filter((option) => option.getAttribute('aria-selected') === 'true');

describe('the palette', () => {
  it('opens with Ctrl K, also from a field, and closes with it', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'Search your recipes' }));
    await user.keyboard('{Control>}k{/Control}');
    expect(within(await palette()).getByRole('combobox')).toBe(document.activeElement);
    await expectAccessible();
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to a page, a recipe that is mistyped, and a search', async () => {
    const { user, at, router } = await open();
    await user.keyboard('{Meta>}k{/Meta}');
    await palette();
    await user.keyboard('plan{Enter}');
    await waitFor(() => expect(at()).toBe('/app/meal-plan'));

    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('chikpea');
    await screen.findByRole('option', { name: /Braised chickpeas with lemon/ });
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['Braised chickpeas with lemon']);
    await user.keyboard('{ArrowUp}');
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['Search for “chikpea”']);
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(at()).toBe(`/app/recipes/${CHICKPEAS.id}`));

    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('rhubarb');
    const announced = within(await palette()).getAllByRole('status');
    expect(announced.map(({ textContent }) => textContent)).toContain('Nothing fits');
    await user.click(screen.getByRole('option', { name: 'Search for “rhubarb”' }));
    await waitFor(() => expect(at()).toBe('/app/search'));
    expect(router.state.location.search).toEqual({ q: 'rhubarb' });
  });

  it('keeps what was chosen when recipes are found after it', async () => {
    const { user } = await open();
    let letGo!: () => void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { ask } = SearchThread.prototype;
    jest.spyOn(SearchThread.prototype, 'ask').mockImplementation(async function (this: SearchThread, question) {
      await held;
      return ask.call(this, question);
    });
    await user.keyboard('{Control>}k{/Control}');
    await palette();
    await user.keyboard('re{ArrowUp}');
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['Search for “re”']);
    letGo();
    await screen.findByRole('option', { name: /Red lentils/ });
    expect(chosen().map(({ textContent }) => textContent)).toEqual(['Search for “re”']);
  });
});

afterEach(() => jest.restoreAllMocks());

describe('the keys', () => {
  it('lead to the pages, to adding and to the search, and are listed', async () => {
    const { user, at } = await open('/app/favorites');
    for (const [keys, path] of [
      ['gp', '/app/meal-plan'],
      ['gs', '/app/shopping-list'],
      ['gc', '/app/community'],
      ['gr', '/app/recipes'],
      ['n', '/app/recipes/add'],
      ['/', '/app/search'],
    ] as const) {
      await user.keyboard(keys);
      await waitFor(() => expect(at()).toBe(path));
      await screen.findByRole('heading', { level: 1 });
      (document.activeElement as HTMLElement).blur();
    }
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Meal Plan').parentElement?.textContent).toBe('Meal PlanGP');
    await expectAccessible();
  });

  it('are letters in a field, and nothing at all once they are turned off', async () => {
    const { user, at } = await open('/app/recipes/new');
    await user.type(await screen.findByLabelText('Title'), 'gp n/?');
    expect(at()).toBe('/app/recipes/new');
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('gp n/?');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('?');
    await user.click(screen.getByRole('checkbox', { name: 'Use shortcuts of one or two letters' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.keyboard('gr?');
    expect(at()).toBe('/app/recipes/new');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(localStorage.getItem('simmer.keys')).toBe('off');
  });
});

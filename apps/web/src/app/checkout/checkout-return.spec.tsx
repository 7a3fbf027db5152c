import { ProblemError, type Subscription } from '@simmer/contracts';
import { connectNative } from '../../browser/native-bridge';
import { act } from '@testing-library/react';
import { COOK, api, fakeLibrary, openApp, screen, waitFor } from '../../testing/open-app';
import { fakePlans, PAID } from '../../testing/plans';
import { arrived } from './arrived';
import { storeCheckout, storedCheckout } from './checkout-state';
import { followReturn } from './follow-return';

const fakeBridge = {
  on: () => () => undefined,
  launchUrl: () => Promise.resolve(null),
  onKeyboard: () => undefined,
  haptic: () => undefined,
};
const PREMIUM: Subscription = { isActive: true, plan: 'premium', recipeLimit: null, renewsAt: null };
const FREE: Subscription = { isActive: false, plan: 'free', recipeLimit: 50, renewsAt: null };
const cook = { isTemporary: false, userEmail: COOK.email, plan: 'yearly' } as const;

afterEach(() => {
  localStorage.clear();
  act(() => arrived.set(null));
  connectNative(undefined);
});

/** Opens a page as main.tsx does, for somebody who comes back from a checkout. */
async function comeBack(path: string, answers: Parameters<typeof openApp>[1] = {}) {
  const app = await openApp(path, {
    ...answers,
    answers: { ...fakeLibrary().answers, ...fakePlans(PAID).answers, ...answers.answers },
  });
  act(() => followReturn(app.router, window.location.origin + path));
  return app;
}

describe('coming back from a checkout', () => {
  it('leads to the recipes, confirms what was bought, and says so until it is hidden', async () => {
    storeCheckout(cook);
    const { user, router } = await comeBack('/app/favorites?session_id=cs_test_a', {
      answers: { 'POST /checkouts/:session_id/confirmation': () => PREMIUM },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
    expect(await screen.findByText(/Premium is on. Thank you, Ada Brook./)).toBeTruthy();
    expect(api.sent('POST /checkouts/:session_id/confirmation')).toEqual([{ session_id: 'cs_test_a' }]);
    expect(storedCheckout()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Hide this' }));
    expect(screen.queryByText(/Premium is on. Thank you/)).toBeNull();
  });

  it('on the recipes goes nowhere, and waits until the bank has confirmed', async () => {
    let asked = 0;
    const { router } = await comeBack('/app/recipes?session_id=cs_test_a', {
      answers: { 'POST /checkouts/:session_id/confirmation': () => (++asked > 2 ? PREMIUM : FREE) },
    });
    expect(await screen.findByText(/Waiting for payment confirmation/)).toBeTruthy();
    expect(await screen.findByText(/Premium is on/)).toBeTruthy();
    expect([asked, router.state.location.pathname]).toEqual([3, '/app/recipes']);
  });

  it('without an id is a word, which is never sent as one', async () => {
    storeCheckout(cook);
    const { router } = await comeBack('/app/favorites');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
    expect(await screen.findByText(/Premium is on/)).toBeTruthy();
    expect(api.sent('POST /checkouts/:session_id/confirmation')).toEqual([]);
  });

  it('asks for the recipes without the word, which the list does not know', async () => {
    storeCheckout(cook);
    const { router } = await comeBack('/app/shopping-list');
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    for (const asked of api.sent('GET /recipes')) expect(asked).not.toHaveProperty('session_id');
    expect(router.state.matches.at(-1)?.loaderDeps).toEqual({});
  });

  it('with what is another’s says no more than that', async () => {
    await comeBack('/app/recipes?session_id=cs_test_a', {
      answers: {
        'POST /checkouts/:session_id/confirmation': () => {
          throw new ProblemError('billing.checkout-not-yours');
        },
      },
    });
    expect(await screen.findByText(/This purchase belongs to another account./)).toBeTruthy();
  });

  it('asks for the address first, where it is not confirmed yet', async () => {
    await comeBack('/app/recipes?session_id=cs_test_a', {
      as: { ...COOK, emailVerified: false },
      answers: {
        'POST /checkouts/:session_id/confirmation': () => {
          throw new ProblemError('billing.checkout-not-yours');
        },
      },
    });
    expect(await screen.findByText(/Confirm your email, and what you’ve paid for with it is yours./)).toBeTruthy();
  });

  it('in the native app follows a link of its own scheme', async () => {
    let open: ((url: string) => void) | undefined;
    connectNative({
      ...fakeBridge,
      onLink: (listener) => {
        open = listener;
        return () => undefined;
      },
    });
    const { router } = await comeBack('/app/favorites', { answers: { 'POST /checkouts/:session_id/confirmation': () => PREMIUM } });
    act(() => open?.('simmer://recipes?session_id=cs_test_a'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
    expect(await screen.findByText(/Premium is on/)).toBeTruthy();
    expect(api.sent('POST /checkouts/:session_id/confirmation')).toEqual([{ session_id: 'cs_test_a' }]);
  });

  it('by turning back at the payment service leads nowhere', async () => {
    storeCheckout(cook);
    const { router } = await comeBack('/plans?checkout=canceled');
    expect(router.state.location.pathname).toBe('/plans');
    expect(storedCheckout()).toBeNull();
  });
});

describe('the sign-up page', () => {
  const visitor = { isTemporary: true, userEmail: 'ada@example.com', plan: 'yearly' } as const;

  it('is where a visitor comes back to, and shows what was bought', async () => {
    storeCheckout(visitor);
    const { router } = await comeBack('/contact?session_id=cs_test_a', { as: null });
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
    const bought = await screen.findByRole('region', { name: 'Simmer Premium' });
    expect(bought.textContent).toContain('ada@example.com');
    expect(await screen.findByText('Paid yearly, $36 a year')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
    expect(screen.getByText('Test mode. No card is charged on this machine.')).toBeTruthy();
    expect(storedCheckout()).toBeNull();
  });

  it('says of a payment without an id that it may be on its way', async () => {
    await openApp('/signup?session_id=pending&plan=monthly', { as: null, answers: fakePlans().answers });
    expect(await screen.findByText('Paid monthly, $4 a month')).toBeTruthy();
    expect(screen.getByText(/may still be on its way/)).toBeTruthy();
  });

  it('is that of registering for whoever has bought nothing', async () => {
    await openApp('/signup', { as: null });
    expect(await screen.findByRole('button', { name: 'Create account' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Simmer Premium' })).toBeNull();
  });

  it('leads a cook who is signed in to their recipes', async () => {
    const { router } = await comeBack('/signup?session_id=cs_test_a', {
      answers: { 'POST /checkouts/:session_id/confirmation': () => PREMIUM },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
    expect(await screen.findByText(/Premium is on/)).toBeTruthy();
  });
});

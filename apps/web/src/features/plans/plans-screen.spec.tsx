import { ProblemError } from '@simmer/contracts';
import { storedCheckout } from '../../app/checkout/checkout-state';
import { expectAccessible } from '../../testing/accessible';
import { api, COOK, fakeLibrary, openApp, screen, waitFor, within } from '../../testing/open-app';
import { aRecipe } from '../../testing/library';
import { fakePlans, PAID } from '../../testing/plans';
import { standingOf } from './use-plan';

const library = (count = 1) => fakeLibrary(...Array.from({ length: count }, (_, at) => aRecipe({ title: `Dish ${at}` }))).answers;
/** On the page itself, since nothing here can leave it. */
const checkout = () => ({ session_id: 'cs_test_a', url: `${window.location.origin}/plans#checkout` });

afterEach(() => localStorage.clear());

describe('the page of plans', () => {
  it('compares, says what it costs, and what happens without it', async () => {
    await openApp('/plans', { answers: { ...library(), ...fakePlans().answers } });
    const table = within(await screen.findByRole('table', { name: 'Free and Premium compared' }));
    expect(table.getByRole('row', { name: /Recipes of your own/ }).textContent).toContain('50');
    expect(await table.findByText('$3')).toBeTruthy();
    expect(table.getByText('a month, $36 once a year')).toBeTruthy();
    expect(screen.getByText('Test mode. No card is charged on this machine.')).toBeTruthy();
    expect(await screen.findByText('1 of 50 recipes')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'If you stop paying' })).toBeTruthy();
    expect(screen.getByText(/^14 days free, then \$36 a year\./)).toBeTruthy();
    await expectAccessible();
  });

  it('shows what a month costs, and what a year', async () => {
    const { user } = await openApp('/plans', { answers: { ...library(), ...fakePlans().answers } });
    await user.click(await screen.findByRole('button', { name: 'Monthly' }));
    expect(screen.getByText('$4')).toBeTruthy();
    expect(screen.getByText(/^14 days free, then \$4 a month\./)).toBeTruthy();
  });

  it('says so when the prices are away', async () => {
    api.refuse('GET /plans', new ProblemError('service.unavailable', undefined, { retryAfter: 600 }));
    const { 'GET /plans': _, ...answers } = fakePlans().answers;
    await openApp('/plans', { answers: { ...library(), ...answers } });
    expect(await screen.findByText(/We can’t reach our payment service right now/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start Risk-Free' })).toBeNull();
  });

  it('says that nothing was charged to whoever turned back, and forgets the checkout', async () => {
    localStorage.setItem('simmer.checkout', JSON.stringify({ isTemporary: false, userEmail: COOK.email, plan: 'yearly' }));
    await openApp('/plans?checkout=canceled', { answers: { ...library(), ...fakePlans().answers } });
    expect(await screen.findByText(/You’ve left the checkout/)).toBeTruthy();
    expect(storedCheckout()).toBeNull();
  });

  it('is where the page for coming back leads as well', async () => {
    const ended = { status: 'ended', interval: 'monthly', periodEnd: '2026-11-01T10:00:00.000Z' } as const;
    await openApp('/resubscribe', { answers: { ...library(2), ...fakePlans(ended).answers } });
    expect(await screen.findByRole('heading', { name: 'All 2 recipes are still here' })).toBeTruthy();
    expect(screen.getByText(/Premium ended on November 1, 2026. All of them work as ever./)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Bring Premium back' })).toBeTruthy();
    // a second trial there is none
    expect(screen.queryByText(/days free/)).toBeNull();
  });

  it('says to whoever’s card failed what to do', async () => {
    const failed = { ...PAID, status: 'past-due', failedAt: '2026-11-24T10:00:00.000Z' } as const;
    await openApp('/plans', { answers: { ...library(), ...fakePlans(failed).answers } });
    expect(await screen.findByRole('heading', { name: 'The payment did not go through' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start|Get Premium|Bring/ })).toBeNull();
  });

  it('shows whoever has it when it ends, and keeps it at a press', async () => {
    const { user } = await openApp('/plans', { answers: { ...library(), ...fakePlans({ ...PAID, isCanceled: true }).answers } });
    expect(await screen.findByRole('heading', { name: 'Premium until December 24, 2026' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Start|Get Premium/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep Premium' }));
    expect(await screen.findByRole('heading', { name: 'Premium is on' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Manage your plan' }).getAttribute('href')).toBe('/app/settings#plan');
  });
});

describe('the way to the checkout', () => {
  it('orders once, keeps what was ordered for the return, and leaves', async () => {
    const { user } = await openApp('/plans', {
      answers: {
        ...library(),
        ...fakePlans().answers,
        'POST /checkouts': () => {
          throw new ProblemError('billing.service-away', undefined, { retryAfter: 600 });
        },
      },
    });
    const start = await screen.findByRole('button', { name: 'Start Risk-Free' });
    await user.click(start);
    await screen.findByRole('alert');
    await user.click(start);
    await waitFor(() => expect(api.sent('POST /checkouts').length).toBeGreaterThan(1));
    const sent = api.sent('POST /checkouts');
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent[0]).toMatchObject({ interval: 'yearly' });
    // another order is another one
    await user.click(screen.getByRole('button', { name: 'Monthly' }));
    await user.click(start);
    await waitFor(() => expect(api.sent('POST /checkouts').at(-1)?.interval).toBe('monthly'));
    expect(api.sent('POST /checkouts').at(-1)?.id).not.toBe(sent[0]?.id);
    expect(storedCheckout()).toBeNull();
  });

  it('asks a visitor by which address it will be theirs', async () => {
    const { user } = await openApp('/plans', { as: null, answers: { ...fakePlans().answers, 'POST /checkouts': checkout } });
    await user.click(await screen.findByRole('button', { name: 'Start Risk-Free' }));
    expect(screen.getByLabelText('Your email').getAttribute('aria-invalid')).toBe('true');
    expect(api.sent('POST /checkouts')).toEqual([]);
    expect(screen.getByRole('link', { name: 'create a free account' })).toBeTruthy();
    await user.type(screen.getByLabelText('Your email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Start Risk-Free' }));
    await waitFor(() => expect(storedCheckout()).toEqual({ isTemporary: true, userEmail: 'ada@example.com', plan: 'yearly' }));
    expect(api.sent('POST /checkouts')).toMatchObject([{ interval: 'yearly', email: 'ada@example.com' }]);
    expect(window.location.hash).toBe('#checkout');
  });
});

describe('how somebody stands', () => {
  it.each([
    ['free', false, {}],
    ['premium', true, {}],
    ['premium', true, PAID],
    ['past-due', true, { ...PAID, status: 'past-due' as const, failedAt: '2026-11-24T10:00:00.000Z' }],
    ['past-due', false, { ...PAID, status: 'past-due' as const, failedAt: '2026-11-24T10:00:00.000Z' }],
    ['canceled', true, { ...PAID, isCanceled: true }],
    ['lapsed', false, { ...PAID, status: 'ended' as const }],
    ['premium', true, { ...PAID, status: 'ended' as const }],
    ['free', false, { ...PAID, status: 'incomplete' as const }],
  ])('is %s', (kind, isActive, part) => {
    const payment = { ...fakePlans().answers['GET /subscription/payment'](), ...part };
    expect(standingOf({ isActive }, payment).kind).toBe(kind);
  });
});

import { ProblemError } from '@simmer/contracts';
import { api, openApp, screen, waitFor, within } from '../../testing/open-app';
import { fakePlans, PAID } from '../../testing/plans';

const SETTINGS = {
  'GET /account/security': () => ({ passwordChangedAt: null, authenticators: [], passkeys: [], recoveryCodes: null }),
  'GET /account/devices': () => ({ items: [] }),
  'GET /account/export': () => ({ export: null }),
  'GET /community/feed/mail': () => ({ frequency: 'never' as const, hour: 17 as const, includes_answers: true }),
  'GET /preferences': () => ({
    notifications: [],
    quietHours: null,
    theme: 'system' as const,
    textSize: 'standard' as const,
    isSpacious: false,
    revision: 0,
  }),
  'GET /voice-link': () => ({ isOffered: false, platform: 'Alexa', isIncluded: false, linkedAt: null, lastHeard: null }),
};
type Fake = ReturnType<typeof fakePlans>;
const open = (plans: Fake, more: object = {}) => openApp('/app/settings#plan', { answers: { ...SETTINGS, ...plans.answers, ...more } });

/** The row of the section that opens by this name. */
async function row(user: Awaited<ReturnType<typeof openApp>>['user'], label: string) {
  const summary = await screen.findByText(label, { selector: 'summary .k' });
  await user.click(summary);
  const details = summary.closest('details') as HTMLElement;
  await waitFor(() => expect(details.querySelector('.in')).toBeTruthy());
  return within(details);
}

describe('the plan in the settings', () => {
  it('is free, says what that allows, and leads to Premium', async () => {
    await open(fakePlans());
    expect(await screen.findByText('Up to 50 recipes of your own. Premium is $4 a month or $36 a year')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/plans');
    expect(screen.getByText('Test mode. No card is charged on this machine.')).toBeTruthy();
    expect(screen.queryByText('Invoices')).toBeNull();
  });

  it('names the next charge, and the first one after a trial', async () => {
    const plans = fakePlans(PAID);
    await open(plans);
    expect(await screen.findByText('$4 on December 24, 2026')).toBeTruthy();
    plans.set({ status: 'trialing', trialEnd: PAID.periodEnd });
    await open(plans);
    expect(await screen.findByText('Free until December 24, 2026, then $4')).toBeTruthy();
  });

  it('was granted without a payment', async () => {
    await open(fakePlans({}, true));
    expect(await screen.findByText('Without a payment')).toBeTruthy();
    expect(screen.queryByText('Cancel Premium')).toBeNull();
  });

  it('shows what a change costs before it is made', async () => {
    const preview = { amount: 3_250, currency: 'usd', at: '2026-11-28T10:00:00.000Z' };
    const { user } = await open(fakePlans(PAID), { 'GET /subscription/change': () => preview });
    const change = await row(user, 'You pay');
    expect(
      await change.findByText('You pay $32.50 today, after what’s left of what you’ve paid. From then on it’s $36 a year.'),
    ).toBeTruthy();
    expect(api.sent('POST /subscription/change')).toEqual([]);
    await user.click(change.getByRole('button', { name: 'Change to yearly' }));
    expect(await screen.findByText('Premium, yearly')).toBeTruthy();
    expect(api.sent('POST /subscription/change')).toMatchObject([{ interval: 'yearly' }]);
  });

  it('says that a card was refused for a change, which then is not made', async () => {
    const preview = { amount: 3_250, currency: 'usd', at: '2026-11-28T10:00:00.000Z' };
    const { user } = await open(fakePlans(PAID), {
      'GET /subscription/change': () => preview,
      'POST /subscription/change': () => {
        throw new ProblemError('billing.payment-failed');
      },
    });
    const change = await row(user, 'You pay');
    await user.click(await change.findByRole('button', { name: 'Change to yearly' }));
    expect((await screen.findAllByText(/Your card was declined. Nothing has changed./)).length).toBeGreaterThan(0);
    expect(screen.getByText('Premium, monthly')).toBeTruthy();
  });

  it('is canceled in two taps, with the day it ends, and taken back by Undo', async () => {
    const { user } = await open(fakePlans(PAID));
    const cancel = await row(user, 'Cancel Premium');
    expect(cancel.getByText(/It then runs until December 24, 2026/)).toBeTruthy();
    await user.click(cancel.getByRole('button', { name: 'Cancel Premium' }));
    expect((await screen.findAllByText('Ends on December 24, 2026')).length).toBeGreaterThan(0);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('$4 on December 24, 2026')).toBeTruthy();
    expect(api.sent('POST /subscription/resumption')).toHaveLength(1);
  });

  it('that is canceled can be kept', async () => {
    const { user } = await open(fakePlans({ ...PAID, isCanceled: true }));
    await user.click(await screen.findByRole('button', { name: 'Keep Premium' }));
    expect(await screen.findByText('$4 on December 24, 2026')).toBeTruthy();
  });

  it('says plainly that the card failed, and leads to another one', async () => {
    await open(fakePlans({ ...PAID, status: 'past-due', failedAt: '2026-11-24T10:00:00.000Z' }));
    const alert = await screen.findByText(/Your card was declined on November 24, 2026/);
    expect(alert.textContent).toContain('no recipe is deleted');
    expect(screen.getByRole('button', { name: 'Change card' })).toBeTruthy();
    expect(screen.getByText('Payment open')).toBeTruthy();
  });

  it('lists the invoices, each with where it can be read', async () => {
    const url = 'https://invoices.example/1';
    const { user } = await open(fakePlans(PAID), {
      'GET /subscription/invoices': () => ({
        invoices: [
          { id: 'in_2', number: 'A2', at: '2026-11-24T10:00:00.000Z', amount: 400, currency: 'usd', status: 'open', url },
          { id: 'in_1', number: 'A1', at: '2026-10-24T10:00:00.000Z', amount: 400, currency: 'usd', status: 'paid', url: null },
        ],
      }),
    });
    const invoices = await row(user, 'Invoices');
    expect((await invoices.findByRole('link', { name: /November 24, 2026, \$4/ })).getAttribute('href')).toBe(url);
    expect(invoices.getByText('October 24, 2026, $4')).toBeTruthy();
  });
});

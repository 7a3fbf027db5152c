import { type Account, ProblemError, type StaffSubscription } from '@simmer/contracts';
import type { Answers } from '../../testing/fake-api';
import { api, COOK, openApp, screen, within } from '../../testing/open-app';

const OPERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['operator'] };
const ACCOUNT = '0190a2a4-5c1e-7cc1-8f00-2d9d3c4b5a69';
const URL_OF_CUSTOMER = 'https://payments.example/customers/cus_1';

const FREE: StaffSubscription = {
  account_id: ACCOUNT,
  plan: 'free',
  isPaid: false,
  isGranted: false,
  renewsAt: null,
  payments: [
    {
      id: 'sub_1',
      status: 'ended',
      interval: 'yearly',
      boughtAt: '2026-01-10T12:00:00.000Z',
      periodEnd: '2026-06-10T12:00:00.000Z',
      isCanceled: true,
      url: URL_OF_CUSTOMER,
    },
  ],
  history: [{ at: '2026-06-10T12:00:00.000Z', isPaid: false, isGranted: false, renewsAt: null, reason: null }],
};
const granted = (reason: string): StaffSubscription => ({
  ...FREE,
  plan: 'premium',
  isGranted: true,
  history: [{ at: '2026-11-22T12:00:00.000Z', isPaid: false, isGranted: true, renewsAt: null, reason }, ...FREE.history],
});

const answers: Answers = {
  'GET /staff/case-counts': () => ({ waiting: 0, appeals: 0, oldest: null }),
  'GET /staff/unclaimed-payments': () => ({
    items: [
      {
        id: 'sub_9',
        email: 'early@example.com',
        interval: 'monthly',
        boughtAt: '2026-11-01T12:00:00.000Z',
        endsAt: '2026-12-01T12:00:00.000Z',
        url: URL_OF_CUSTOMER,
      },
    ],
    next: null,
  }),
  'GET /staff/accounts': ({ email }) => {
    if (email !== 'ada@example.com') throw new ProblemError('request.not-found', 'There’s no account with this email address.');
    return { account_id: ACCOUNT };
  },
  'GET /staff/subscriptions/:accountId': () => FREE,
  'POST /staff/subscriptions/:accountId/grant': ({ reason }) => granted(reason),
  'POST /staff/subscriptions/:accountId/end': () => FREE,
};

async function find(email: string) {
  const { user } = await openApp('/app/staff/subscriptions', { answers, as: OPERATOR });
  await user.type(await screen.findByLabelText('Email of the account'), email);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  return user;
}

describe('subscriptions, for staff', () => {
  it('list what was paid without an account, with the way to pay it back', async () => {
    await openApp('/app/staff/subscriptions', { answers, as: OPERATOR });
    const table = within(await screen.findByRole('region', { name: 'Not claimed' }));
    expect(table.getByText('early@example.com')).toBeTruthy();
    const link = table.getByRole('link', { name: /pay back: early@example\.com/ });
    expect(link.getAttribute('href')).toBe(URL_OF_CUSTOMER);
  });

  it('show what an account bought and how it changed; premium is granted and ended with a reason', async () => {
    const user = await find('ada@example.com');
    expect(await screen.findByRole('heading', { name: 'Free plan' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Bought' })).getByText('Yearly, Canceled')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Grant Premium' }));
    expect(screen.getByText('Say why: somebody will ask.')).toBeTruthy();
    expect(api.sent('POST /staff/subscriptions/:accountId/grant')).toEqual([]);
    await user.type(screen.getByLabelText('Reason'), 'Helped us test');
    await user.click(screen.getByRole('button', { name: 'Grant Premium' }));
    expect(await screen.findByRole('heading', { name: 'Premium, granted' })).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'History' })).getByText('Helped us test')).toBeTruthy();

    await user.type(screen.getByLabelText('Reason'), 'Test is over');
    await user.click(screen.getByRole('button', { name: 'End Premium now' }));
    expect(await screen.findByRole('heading', { name: 'Free plan' })).toBeTruthy();
    expect(api.sent('POST /staff/subscriptions/:accountId/end')).toMatchObject([{ accountId: ACCOUNT, reason: 'Test is over' }]);
  });

  it('say when nobody has the address', async () => {
    await find('nobody@example.com');
    expect(await screen.findByText('There’s no account with this email address.')).toBeTruthy();
  });
});

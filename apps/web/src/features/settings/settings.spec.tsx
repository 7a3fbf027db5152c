import type { AccountSecurity, ApiToken, DataExport, FeedMailSettings, Preferences, SignedInDevice } from '@simmer/contracts';
import { AppConfig, ProblemError } from '@simmer/contracts';
import { COOK, api, openApp, screen, waitFor, within } from '../../testing/open-app';
import { fakePlans, PAID } from '../../testing/plans';

const AT = '2026-05-12T10:00:00.000Z';
const PHONE = { id: '00000000-0000-7000-8000-0000000000aa', name: 'My phone', addedAt: AT, lastUsedAt: null };
const LAPTOP = { id: 'laptop', name: 'Kitchen laptop', addedAt: AT, lastUsedAt: '2026-06-02T10:00:00.000Z' };
const CODES = Array.from({ length: 10 }, (_, number) => `code-000${number}`);
const device = (id: string, part: Partial<SignedInDevice> = {}): SignedInDevice => ({
  id,
  browser: 'Firefox',
  system: 'Linux',
  kind: 'computer',
  startedAt: AT,
  lastUsedAt: AT,
  isThisOne: false,
  ...part,
});

const PREFERENCES: Preferences = {
  notifications: [
    { topic: 'timers', here: true, email: null, isAlwaysMailed: false },
    { topic: 'shared-list', here: true, email: false, isAlwaysMailed: false },
    { topic: 'new-sign-in', here: true, email: true, isAlwaysMailed: true },
  ],
  quietHours: null,
  theme: 'system',
  textSize: 'standard',
  isSpacious: false,
  revision: 0,
};
const FILE: DataExport = {
  id: '00000000-0000-7000-8000-0000000000ef',
  status: 'running',
  stages: [
    { stage: 'recipes', done: 24, total: 24 },
    { stage: 'pictures', done: 14, total: 24 },
  ],
  fileName: null,
  bytes: null,
  createdAt: AT,
  expiresAt: null,
  revision: 2,
};

let security: AccountSecurity;
let preferences: Preferences;
let made: DataExport | null;
let feedMail: FeedMailSettings;
beforeEach(() => {
  feedMail = { frequency: 'daily', hour: 17, includes_answers: true };
  preferences = PREFERENCES;
  made = null;
  security = { passwordChangedAt: AT, authenticators: [], passkeys: [], recoveryCodes: null };
});

const open = (as = COOK) =>
  openApp('/app/settings', {
    as,
    answers: {
      'GET /account/security': () => security,
      'GET /account/devices': () => ({
        items: [device('here', { isThisOne: true }), device('phone', { browser: 'Safari', system: 'iOS', kind: 'phone' })],
      }),
      'GET /preferences': () => preferences,
      'PATCH /preferences': ({ notifications = [], ...change }) =>
        (preferences = {
          ...preferences,
          ...change,
          notifications: preferences.notifications.map((told) => ({ ...told, ...notifications.find(({ topic }) => topic === told.topic) })),
        }),
      'GET /community/feed/mail': () => feedMail,
      'PUT /community/feed/mail': ({ time_zone: _, ...chosen }) => (feedMail = chosen),
      'GET /account/export': () => ({ export: made }),
      'GET /voice-link': () => ({ isOffered: false, platform: 'Alexa', isIncluded: false, linkedAt: null, lastHeard: null }),
      ...fakePlans().answers,
      'GET /config': () => AppConfig.parse({}),
    },
  });

const openRow = async (user: Awaited<ReturnType<typeof open>>['user'], label: RegExp) => {
  const row = (await screen.findAllByText(label, { selector: 'summary .k' }))[0]?.closest('details') as HTMLElement;
  await user.click(row.querySelector('summary') as HTMLElement);
  await waitFor(() => expect(row.querySelector('.in')).toBeTruthy());
  return within(row);
};

/** Refuses until the cook has shown once more that the account is theirs. */
function askedOnce(route: Parameters<typeof api.refuse>[0], answer: () => unknown): void {
  let isConfirmed = false;
  api.answer({
    'POST /auth/confirm': () => {
      isConfirmed = true;
      return { account: COOK, sessionToken: '' };
    },
    [route]: () => {
      if (!isConfirmed) throw new ProblemError('access.sign-in-again');
      return answer();
    },
  });
}

async function showPassword(user: Awaited<ReturnType<typeof open>>['user']): Promise<void> {
  const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
  await user.type(within(question).getByLabelText('Your password'), 'walnut-and-leek');
  await user.click(within(question).getByRole('button', { name: 'Continue' }));
}

it('says in one look how well the account is locked', async () => {
  security = { ...security, passkeys: [LAPTOP], recoveryCodes: { left: 8, made: 10, madeAt: AT }, authenticators: [PHONE] };
  await open();
  expect(await screen.findByRole('heading', { name: 'Well locked' })).toBeTruthy();
  const door = within(screen.getByRole('region', { name: 'Well locked' }));
  expect(door.getByRole('link', { name: /Recovery codes/ }).closest('li')?.textContent).toContain('8');
});

describe('another email', () => {
  it('is asked for after the password was shown again, in one go', async () => {
    const { user } = await open();
    askedOnce('POST /account/email', () => ({ sentTo: 'ada@example.org' }));
    const row = await openRow(user, /^Email$/);
    await user.type(row.getByLabelText('New email'), 'ada@example.org');
    await user.click(row.getByRole('button', { name: 'Send the email' }));
    await showPassword(user);
    expect(await row.findByText(/We sent an email to ada@example.org/)).toBeTruthy();
    const [first, second] = api.sent('POST /account/email');
    expect(second).toEqual(first);
  });

  it('is not asked for when the question is closed, and what was typed stays', async () => {
    const { user } = await open();
    askedOnce('POST /account/email', () => ({ sentTo: '' }));
    const row = await openRow(user, /^Email$/);
    await user.type(row.getByLabelText('New email'), 'ada@example.org');
    await user.click(row.getByRole('button', { name: 'Send the email' }));
    const question = await screen.findByRole('dialog', { name: 'Confirm it’s you' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).toBeNull());
    expect(row.getByLabelText<HTMLInputElement>('New email').value).toBe('ada@example.org');
    expect(api.sent('POST /account/email')).toHaveLength(1);
  });

  it('says what is wrong with the password that was shown', async () => {
    const { user } = await open();
    askedOnce('POST /account/email', () => ({ sentTo: '' }));
    api.refuse('POST /auth/confirm', new ProblemError('identity.wrong-password'));
    const row = await openRow(user, /^Email$/);
    await user.type(row.getByLabelText('New email'), 'ada@example.org');
    await user.click(row.getByRole('button', { name: 'Send the email' }));
    await showPassword(user);
    expect(await screen.findByText('That password isn’t right.')).toBeTruthy();
  });
});

describe('an authenticator', () => {
  it('is added once the address is confirmed', async () => {
    const { user } = await open({ ...COOK, emailVerified: false });
    const row = await openRow(user, /Second factor/);
    expect(row.getByRole('link', { name: 'Confirm it now' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Add an authenticator' })).toBeNull();
  });

  it('is turned on by its digits, and brings codes that are shown this once', async () => {
    const { user } = await open();
    const id = PHONE.id;
    api.answer({
      'POST /account/authenticators': () => ({ id, key: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Simmer:ada?secret=JBSWY3DPEHPK3PXP' }),
      'POST /account/authenticators/:id/confirm': () => {
        security = { ...security, authenticators: [PHONE], recoveryCodes: { left: 10, made: 10, madeAt: AT } };
        return { account: COOK, sessionToken: '', recoveryCodes: CODES };
      },
    });
    const row = await openRow(user, /^Second factor$/);
    await user.click(row.getByRole('button', { name: 'Add an authenticator' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an authenticator' }));
    expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(dialog.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    await user.type(dialog.getByLabelText('The six digits it shows now'), '402117');
    await user.click(dialog.getByRole('button', { name: 'Turn it on' }));
    const codes = within(await screen.findByRole('dialog', { name: 'Keep these codes' }));
    expect(codes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(CODES);
    await user.click(codes.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('code-0000')).toBeNull());
    expect(await screen.findByText('10 of 10 left')).toBeTruthy();
    expect(api.sent('POST /account/authenticators/:id/confirm')[0]).toMatchObject({ code: '402117', name: 'My phone' });
  });

  it('that staff cannot do without stays, and says why', async () => {
    security = { ...security, authenticators: [PHONE] };
    const { user } = await open({ ...COOK, role: 'staff', staffRoles: ['operator'] });
    api.refuse('DELETE /account/authenticators/:id', new ProblemError('identity.staff-needs-factor'));
    const row = await openRow(user, /^Second factor$/);
    await user.click(row.getByRole('button', { name: 'Remove My phone' }));
    expect(await screen.findAllByText('Staff need two-step sign-in. Add another authenticator first.')).toBeTruthy();
  });
});

describe('an API token', () => {
  const TOKEN = 'simmer_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG';
  const kept = (part: Partial<ApiToken> = {}): ApiToken => ({
    id: '00000000-0000-7000-8000-0000000000a1',
    name: 'Kitchen display',
    scopes: ['recipes:read', 'meal-plan:write'],
    createdAt: AT,
    expiresAt: '2096-08-10T10:00:00.000Z',
    lastUsedAt: null,
    ...part,
  });

  it('is created with what it may do, once the cook has shown who they are, and is shown this once', async () => {
    const { user } = await open();
    let items: ApiToken[] = [];
    api.answer({ 'GET /account/api-tokens': () => ({ items }) });
    askedOnce('POST /account/api-tokens', () => {
      items = [kept()];
      return { token: TOKEN, apiToken: kept() };
    });
    const row = await openRow(user, /^API tokens$/);
    await user.click(await row.findByRole('button', { name: 'Create a token' }));
    await user.click(row.getByRole('button', { name: 'Create a token' }));
    expect(row.getAllByText('Choose at least one thing that the token may do.').length).toBeGreaterThan(0);
    expect(api.sent('POST /account/api-tokens')).toEqual([]);
    await user.type(row.getByLabelText(/Name of the token/), 'Kitchen display');
    await user.click(within(row.getByRole('group', { name: /Recipes, imports/ })).getByRole('radio', { name: 'Read' }));
    await user.click(within(row.getByRole('group', { name: 'Meal plan' })).getByRole('radio', { name: 'Read and change' }));
    await user.click(row.getByRole('radio', { name: '1 year' }));
    await user.click(row.getByRole('button', { name: 'Create a token' }));
    await showPassword(user);
    expect(await row.findByText(TOKEN)).toBeTruthy();
    expect(api.sent('POST /account/api-tokens').at(-1)).toMatchObject({
      name: 'Kitchen display',
      scopes: ['recipes:read', 'meal-plan:write'],
      days: 365,
    });
    await user.click(row.getByRole('button', { name: 'Done' }));
    expect(row.queryByText(TOKEN)).toBeNull();
    expect(await row.findByText('Read recipes, Change the meal plan')).toBeTruthy();
  });

  it('is listed with its last use and its end, and revoked', async () => {
    const { user } = await open();
    api.answer({
      'GET /account/api-tokens': () => ({ items: [kept({ lastUsedAt: '2026-06-02T10:00:00.000Z' })] }),
      'DELETE /account/api-tokens/:id': () => ({ items: [] }),
    });
    const row = await openRow(user, /^API tokens$/);
    expect(await row.findByText(/Last used June 2, expires August 10, 2096/)).toBeTruthy();
    await user.click(row.getByRole('button', { name: 'Revoke Kitchen display' }));
    expect((await screen.findAllByText('Kitchen display opens nothing anymore.')).length).toBeGreaterThan(0);
    expect(row.queryByText('Kitchen display')).toBeNull();
  });

  it('waits for the address to be confirmed', async () => {
    const { user } = await open({ ...COOK, emailVerified: false });
    api.answer({ 'GET /account/api-tokens': () => ({ items: [] }) });
    const row = await openRow(user, /^API tokens$/);
    expect(await row.findByRole('link', { name: 'Confirm it now' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Create a token' })).toBeNull();
  });
});

it('tells staff without a second factor to add one', async () => {
  await open({ ...COOK, role: 'staff', staffRoles: ['operator'] });
  expect(await screen.findByText(/Staff need two-step sign-in. Add an authenticator/)).toBeTruthy();
});

it('renames a passkey and removes it', async () => {
  security = { ...security, passkeys: [LAPTOP] };
  const { user } = await open();
  api.answer({
    'PUT /account/passkeys/:id/name': ({ name }) => (security = { ...security, passkeys: [{ ...LAPTOP, name }] }),
    'DELETE /account/passkeys/:id': () => (security = { ...security, passkeys: [] }),
  });
  const row = await openRow(user, /^Passkeys$/);
  await user.click(row.getByRole('button', { name: 'Rename Kitchen laptop' }));
  await user.clear(row.getByLabelText('Name of the passkey'));
  await user.type(row.getByLabelText('Name of the passkey'), 'Old laptop');
  await user.click(row.getByRole('button', { name: 'Save' }));
  await user.click(await row.findByRole('button', { name: 'Remove Old laptop' }));
  expect(await screen.findAllByText('Old laptop can’t sign you in anymore.')).toBeTruthy();
});

describe('devices', () => {
  it('are signed out at once; the row stays, struck, until the next visit', async () => {
    const { user } = await open();
    api.answer({ 'DELETE /account/devices/:id': () => ({ signedOut: true }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }));
    const row = (await screen.findByText('signed out')).closest('li');
    expect(row?.textContent).toContain('Safari on iOS');
    expect(document.activeElement).toBe(row);
    expect(api.sent('DELETE /account/devices/:id')).toEqual([{ id: 'phone' }]);
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
  });

  it('are all signed out but this one', async () => {
    const { user } = await open();
    api.answer({ 'POST /account/devices/sign-out-others': () => ({ signedOut: true }) });
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findAllByText('You’re signed out everywhere else.')).toBeTruthy();
    expect(screen.getAllByText('signed out')).toHaveLength(1);
  });
});

describe('how Simmer looks', () => {
  it('is kept on this device at once, and with the account', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect(localStorage.getItem('simmer.theme')).toBe('dark');
    const row = await openRow(user, /^Reading comfort$/);
    await user.click(row.getByRole('radio', { name: 'Largest' }));
    await user.click(row.getByRole('checkbox', { name: 'More space between lines and letters' }));
    expect([localStorage.getItem('simmer.reading'), localStorage.getItem('simmer.spacing')]).toEqual(['largest', 'wide']);
    await waitFor(() => expect(api.sent('PATCH /preferences')).toEqual([{ theme: 'dark' }, { textSize: 'largest' }, { isSpacious: true }]));
  });

  it('stays on this device where the account cannot be reached, and says so', async () => {
    const { user } = await open();
    api.refuse('PATCH /preferences', new ProblemError('service.failed'));
    await user.click(await screen.findByRole('radio', { name: 'Dark' }));
    expect((await screen.findAllByText(/Kept on this device only/)).length).toBeGreaterThan(0);
    expect(localStorage.getItem('simmer.theme')).toBe('dark');
  });
});

describe('notifications', () => {
  it('are chosen one by one; what cannot be chosen is no box', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('checkbox', { name: 'The shared list changes, by email' }));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'The shared list changes, by email' }).checked).toBe(true);
    expect(screen.queryByRole('checkbox', { name: 'Timers, by email' })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'New sign-in, by email' })).toBeNull();
    expect(screen.getByText('Always')).toBeTruthy();
    expect(api.sent('PATCH /preferences')).toEqual([{ notifications: [{ topic: 'shared-list', email: true }] }]);
  });

  describe('while Simmer is closed', () => {
    const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } };
    const unsubscribe = jest.fn(() => Promise.resolve(true));
    const PUSH_ID = `simmer.push.${COOK.id}`;
    let subscribing: () => Promise<unknown>;
    let permission: NotificationPermission;
    let given: NotificationPermission;
    beforeEach(() => {
      [permission, given] = ['default', 'granted'];
      unsubscribe.mockClear();
      localStorage.removeItem(PUSH_ID);
      const subscribed = { toJSON: () => subscription, unsubscribe };
      subscribing = () => Promise.resolve(subscribed);
      const pushManager = { subscribe: () => subscribing(), getSubscription: () => Promise.resolve(subscribed) };
      const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) };
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
      const Notification = {
        get permission() {
          return permission;
        },
        requestPermission: () => Promise.resolve((permission = given)),
      };
      Object.assign(window, { PushManager: class {}, Notification });
    });
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'serviceWorker');
      for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
    });
    const openWithPush = async () => {
      const opened = await open();
      api.answer({
        'GET /push/key': () => ({ publicKey: 'B'.repeat(87) }),
        'PUT /push/subscriptions/:id': () => ({ devices: 1 }),
        'DELETE /push/subscriptions/:id': () => ({ devices: 0 }),
      });
      return opened;
    };

    it('are off until the cook turns them on here, and off again with one press', async () => {
      const { user } = await openWithPush();
      expect(api.sent('PUT /push/subscriptions/:id')).toEqual([]);
      await user.click(await screen.findByRole('button', { name: 'Turn on notifications on this device' }));
      const off = await screen.findByRole('button', { name: 'Turn off notifications on this device' });
      const id = localStorage.getItem(PUSH_ID);
      expect(api.sent('PUT /push/subscriptions/:id')).toEqual([{ id, ...subscription, timeZone: expect.any(String) }]);
      await user.click(off);
      await screen.findByRole('button', { name: 'Turn on notifications on this device' });
      expect(api.sent('DELETE /push/subscriptions/:id')).toEqual([{ id }]);
      expect([unsubscribe.mock.calls.length, localStorage.getItem(PUSH_ID)]).toEqual([1, null]);
    });

    it('stay off where the push service of the browser is away, and say so', async () => {
      subscribing = () => Promise.reject(new DOMException('Registration failed.', 'AbortError'));
      const { user } = await openWithPush();
      await user.click(await screen.findByRole('button', { name: 'Turn on notifications on this device' }));
      expect(await screen.findByText(/We couldn’t reach the push service/)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Turn on notifications on this device' })).toBeTruthy();
      expect([api.sent('PUT /push/subscriptions/:id'), localStorage.getItem(PUSH_ID)]).toEqual([[], null]);
    });

    it('of another cook who used this browser are not this one’s', async () => {
      localStorage.setItem('simmer.push.another', 'theirs');
      await openWithPush();
      expect(await screen.findByRole('button', { name: 'Turn on notifications on this device' })).toBeTruthy();
      localStorage.removeItem('simmer.push.another');
    });

    it('stay off where the browser does not allow them, and say where that is changed', async () => {
      given = 'denied';
      const { user } = await openWithPush();
      await user.click(await screen.findByRole('button', { name: 'Turn on notifications on this device' }));
      expect(await screen.findByText(/Your browser doesn’t allow notifications/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: /notifications on this device/ })).toBeNull();
      expect(api.sent('PUT /push/subscriptions/:id')).toEqual([]);
    });
  });

  it('while Simmer is closed are not offered where the browser cannot', async () => {
    await open();
    expect(await screen.findByText(/This browser can’t\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /notifications on this device/ })).toBeNull();
  });

  it('are quiet in the hours that the cook says, or never', async () => {
    const { user } = await open();
    const row = await openRow(user, /^Quiet hours$/);
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('21:00 to 07:00, timers still ring')).toBeTruthy();
    const again = await openRow(user, /^Quiet hours$/);
    await user.click(again.getByRole('button', { name: 'No quiet hours' }));
    await waitFor(() => expect(api.sent('PATCH /preferences').at(-1)).toEqual({ quietHours: null }));
  });
});

describe('the file of everything', () => {
  it('is made after the password was shown again, and tells how far it is', async () => {
    const { user } = await open();
    askedOnce('POST /account/export', () => (made = FILE));
    const row = await openRow(user, /^Everything you keep here$/);
    await user.click(await row.findByRole('button', { name: 'Make the file' }));
    await showPassword(user);
    expect((await row.findByRole('progressbar', { name: 'Making the file' })).getAttribute('aria-valuenow')).toBe('79');
    expect(row.getByText('14 of 24')).toBeTruthy();
    expect(row.getByText(/it’s there for 7 days/)).toBeTruthy();
  });

  it('can be fetched while it is there', async () => {
    made = { ...FILE, status: 'ready', fileName: 'simmer.zip', bytes: 9, expiresAt: '2026-06-09T10:00:00.000Z' };
    const { user } = await open();
    const row = await openRow(user, /^Everything you keep here$/);
    expect(await row.findByText(/It stays until June 9, 2026/)).toBeTruthy();
    expect(row.getByRole('button', { name: 'Download the file' })).toBeTruthy();
    expect(row.getByRole('button', { name: 'Make a new one' })).toBeTruthy();
  });

  it('that failed can be made again', async () => {
    made = { ...FILE, status: 'failed' };
    const { user } = await open();
    const row = await openRow(user, /^Everything you keep here$/);
    expect(await row.findByText('We couldn’t make the file. Please try again.')).toBeTruthy();
  });
});

describe('deleting the account', () => {
  const preview = {
    'GET /account/deletion': () => ({
      features: [
        { feature: 'recipes', count: 24 },
        { feature: 'gallery', count: 9 },
        { feature: 'devices', count: 2 },
      ],
      household: ['Jonas'],
    }),
  };

  it('says what goes, wakes up when the address is typed, and ends at the last page', async () => {
    const { user, router } = await open();
    api.answer(preview);
    askedOnce('POST /account/deletion', () => ({ deleted: true }));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    expect(await dialog.findByText('recipes, with their notes')).toBeTruthy();
    expect(dialog.getByText('Jonas keeps what your household shares.')).toBeTruthy();
    const button = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete account' });
    expect(button.disabled).toBe(true);
    await user.click(dialog.getByRole('radio', { name: 'Leave them without my name' }));
    await user.type(dialog.getByLabelText('Type your email to go through with it'), 'Ada@example.com');
    expect(button.disabled).toBe(false);
    await user.click(button);
    await showPassword(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
    expect(api.sent('POST /account/deletion').at(-1)).toEqual({ sharedRecipes: 'anonymous' });
    expect(await screen.findByRole('link', { name: 'Create New Account' })).toHaveProperty('pathname', '/auth/signup');
    expect(screen.getByRole('link', { name: 'Sign In with Different Account' })).toHaveProperty('pathname', '/auth/signin');
  });

  it('says that Premium ends with it', async () => {
    const { user } = await open();
    api.answer({ ...preview, ...fakePlans(PAID).answers });
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    expect(await dialog.findByText('Premium ends with the account. Nothing more is charged.')).toBeTruthy();
  });

  it('that is refused says why', async () => {
    const { user } = await open({ ...COOK, role: 'staff', staffRoles: ['operator'] });
    api.answer(preview);
    api.refuse('POST /account/deletion', new ProblemError('identity.staff-cannot-leave'));
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete account' }));
    await user.type(dialog.getByLabelText('Type your email to go through with it'), 'ada@example.com');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByText(/Staff accounts can’t be deleted/)).toBeTruthy();
  });
});

it('says how often news of followed cooks comes by mail, and changes it in place', async () => {
  const { user } = await open();
  const row = await openRow(user, /^From your cooks, by email$/);
  expect(row.getByText('Once a day, 5:00 PM')).toBeTruthy();
  await user.click(row.getByRole('radio', { name: /^Not at all/ }));
  expect(await row.findByText('Not at all', { selector: '.v' })).toBeTruthy();
  await waitFor(() => expect(feedMail.frequency).toBe('never'));
});

import { AppConfig, type Account, type Preferences, ProblemError } from '@simmer/contracts';
import { api, COOK, openApp, screen, waitFor, within } from '../../testing/open-app';
import { fakeLibrary } from '../../testing/library';

const NEW: Account = { ...COOK, emailVerified: false };
const config = { 'GET /config': () => AppConfig.parse({ environment: 'development', mailInbox: 'http://127.0.0.1:4328/' }) };
const pending = { email: COOK.email, name: COOK.name, methods: ['authenticator' as const, 'recovery-code' as const] };
const look: Preferences = { notifications: [], quietHours: null, theme: 'dark', textSize: 'large', isSpacious: false, revision: 1 };
const library = { ...fakeLibrary().answers, 'GET /preferences': () => look };

describe('confirming an address', () => {
  it('is asked for after registering, by digits that are checked, and leads on', async () => {
    let verified = false;
    const { user, router } = await openApp('/auth/register', {
      as: null,
      answers: {
        ...library,
        ...config,
        'POST /auth/register': () => ({ account: NEW }),
        'POST /account/email/code': () => {
          verified = true;
          return { email: NEW.email };
        },
        'GET /session': () => ({ account: { ...NEW, emailVerified: verified }, pending: null }),
      },
    });
    await user.type(await screen.findByLabelText('Email'), NEW.email);
    await user.type(screen.getByLabelText('Password'), 'leek linguine on thursday');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /development inbox/ })).toHaveProperty('href', 'http://127.0.0.1:4328/');
    await user.type(screen.getByLabelText('Code from the email'), '118 204');
    expect(await screen.findByRole('heading', { name: 'Confirmed. Come in' })).toBeTruthy();
    expect(api.sent('POST /account/email/code')).toEqual([{ code: '118204' }]);
    await user.click(screen.getByRole('link', { name: 'Go to recipes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
  });

  it('greets who was invited to a household as such, from the first page to the last', async () => {
    const invitation = `/app/household/${'i'.repeat(43)}`;
    let verified = false;
    const { user, router } = await openApp(invitation, {
      as: null,
      answers: {
        ...library,
        ...config,
        'POST /auth/register': () => ({ account: NEW }),
        'POST /account/email/code': () => {
          verified = true;
          return { email: NEW.email };
        },
        'GET /session': () => ({ account: { ...NEW, emailVerified: verified }, pending: null }),
        'GET /household-invitations/:token': () => ({ householdId: NEW.id, names: ['Dora'] }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'You’re invited to share a household' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByText(/Then you can join the household that invited you/)).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), NEW.email);
    await user.type(screen.getByLabelText('Password'), 'leek linguine on thursday');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    await user.type(await screen.findByLabelText('Code from the email'), '118 204');
    await user.click(await screen.findByRole('link', { name: 'Go to the invitation' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(invitation));
  });

  it('says what is wrong with the digits, and sends the mail again once a minute', async () => {
    const { user } = await openApp('/auth/verify-email', {
      as: NEW,
      answers: {
        ...config,
        'POST /account/email/code': () => {
          throw new ProblemError('identity.wrong-code');
        },
      },
    });
    await user.type(await screen.findByLabelText('Code from the email'), '118204');
    const summary = await screen.findByRole('group', { name: 'What to fix' });
    expect(summary.textContent).toContain('Use the newest one');
    expect(document.activeElement).toBe(summary);
    expect(screen.getByLabelText('Code from the email').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('button', { name: 'Send it again' })).toHaveProperty('disabled', true);
    expect(screen.getByRole('timer').textContent).toMatch(/^again in [01]:\d\d$/);
  });

  it('by the link happens when its button is pressed, not when it is opened', async () => {
    const { user } = await openApp('/auth/verify-email#token=secret', {
      as: null,
      answers: { 'POST /auth/verify-email': () => ({ email: 'ada@example.com' }) },
    });
    const button = await screen.findByRole('button', { name: 'Confirm email' });
    expect(api.requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByText('ada@example.com is yours.')).toBeTruthy();
    expect(api.sent('POST /auth/verify-email')).toEqual([{ token: 'secret' }]);
  });

  it('by a link that is over offers a fresh one', async () => {
    const { user } = await openApp('/auth/verify-email#token=old', {
      as: NEW,
      answers: {
        ...config,
        'POST /auth/verify-email': () => {
          throw new ProblemError('identity.link-over');
        },
        'POST /account/email/verification': () => ({ sentTo: NEW.email }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByRole('heading', { name: 'This link went cold' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send a fresh one' }));
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  it('is asked about by address, and the answer says nothing of accounts', async () => {
    const { user } = await openApp('/auth/forgot-password', {
      as: null,
      answers: { ...config, 'POST /auth/forgot-password': ({ email }) => ({ sentTo: email }) },
    });
    await user.type(await screen.findByLabelText('Email'), 'ada at example');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(api.sent('POST /auth/forgot-password')).toEqual([]);
    await user.clear(screen.getByLabelText('Email'));
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText(/If there’s an account with this address/)).toBeTruthy();
  });

  it('is replaced by the link, and the cook signs in with the new one', async () => {
    let tries = 0;
    const { user, router } = await openApp('/auth/forgot-password#token=secret', {
      as: null,
      answers: {
        'POST /auth/reset-password': () => {
          tries += 1;
          if (tries === 1) throw new ProblemError('identity.weak-password');
          return {
            email: 'ada@example.com',
            waysIn: { passkeys: ['Old laptop'], authenticators: ['Pixel'], apiTokens: [], isVoiceLinked: true },
          };
        },
      },
    });
    await user.type(await screen.findByLabelText('New password'), 'password2024!');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    expect(await screen.findByRole('group', { name: 'What to fix' })).toBeTruthy();
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), 'four lemons behind a red door');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    const ways = within(await screen.findByRole('region', { name: 'Still set up for signing in' })).getAllByRole('listitem');
    expect(ways.map(({ textContent }) => textContent)).toEqual(['Passkey “Old laptop”', 'Authenticator app “Pixel”', 'Voice link']);
    await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Log In' }));
    expect(router.state.location.pathname).toBe('/auth/login');
  });
});

it('while nobody can be signed in says so and when to try again, and keeps what was typed', async () => {
  const { user } = await openApp('/auth/login', { as: null });
  api.refuse('POST /auth/login', new ProblemError('service.unavailable', undefined, { retryAfter: 2 }));
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'walnut and pear');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('Part of Simmer isn’t responding. Please try again in a moment.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('walnut and pear');
});

describe('the second step', () => {
  const wrongCode = (left: number) => () => {
    throw new ProblemError('identity.wrong-code', undefined, { params: { left } });
  };
  const signIn = async (next = '') => {
    const opened = await openApp(`/auth/login${next}`, {
      as: null,
      answers: {
        ...library,
        'POST /auth/login': () => ({ account: null, pending }),
        'GET /session': () => ({ account: null, pending }),
        'POST /auth/two-factor': () => ({ account: COOK }),
        'POST /auth/recovery-code': () => ({ account: COOK }),
      },
    });
    await opened.user.type(await screen.findByLabelText('Email'), COOK.email);
    await opened.user.type(screen.getByLabelText('Password'), 'leek linguine on thursday');
    await opened.user.click(screen.getByRole('button', { name: 'Log In' }));
    return opened;
  };

  it('comes after the password, says how many tries are left, and leads on to where the cook was going', async () => {
    const { user, router } = await signIn('?next=%2Fapp%2Frecipes%3Fsearch%3Dleek');
    expect(await screen.findByRole('heading', { name: 'Six digits, then supper' })).toBeTruthy();
    expect(screen.getByText(COOK.email)).toBeTruthy();
    api.answer({ 'POST /auth/two-factor': wrongCode(4) });
    await user.type(screen.getByLabelText('Code from the app'), '402913');
    expect(await screen.findByText('4 tries left, then a pause of 15 minutes')).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('That code isn’t right');
    // it was sent with its last digit, once
    expect(api.sent('POST /auth/two-factor')).toEqual([{ code: '402913' }]);
    api.answer({ 'POST /auth/two-factor': () => ({ account: COOK }) });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.href).toBe('/app/recipes?search=leek'));
  });

  it('takes a code from paper as well', async () => {
    const { user, router } = await signIn();
    await user.click(await screen.findByRole('button', { name: /Use a recovery code/ }));
    await user.type(screen.getByLabelText('Recovery code'), '4K7M-Q2XD');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/recipes'));
    expect(api.sent('POST /auth/recovery-code')).toEqual([{ code: '4K7M-Q2XD' }]);
    await waitFor(() => expect([localStorage.getItem('simmer.theme'), localStorage.getItem('simmer.reading')]).toEqual(['dark', 'large']));
  });

  it('tells a code from paper that does not work what it is, not what the email said', async () => {
    const { user } = await signIn();
    api.answer({ 'POST /auth/recovery-code': wrongCode(4) });
    await user.click(await screen.findByRole('button', { name: /Use a recovery code/ }));
    await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh');
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findAllByText('That code doesn’t work')).toHaveLength(2);
    expect(screen.queryByText(/newest one/)).toBeNull();
  });

  it('is nowhere to go for who has shown no password', async () => {
    const { router } = await openApp('/auth/two-factor', {
      as: null,
      answers: { 'GET /session': () => ({ account: null, pending: null }) },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  });
});

describe('Change Password in the user menu', () => {
  const security = { passwordChangedAt: null, authenticators: [], passkeys: [], recoveryCodes: null };

  it('asks for both passwords, and says at the right field what is wrong', async () => {
    const { user } = await openApp('/app/recipes', {
      answers: {
        ...library,
        'GET /account/security': () => security,
        'POST /auth/confirm': () => {
          throw new ProblemError('identity.wrong-password');
        },
        'PUT /account/password': () => ({ account: COOK }),
      },
    });
    await user.click(await screen.findByRole('button', { name: /account menu/i }));
    await user.click(screen.getByRole('menuitem', { name: 'Change Password' }));
    await user.type(await screen.findByLabelText('Current password'), 'wrong one');
    await user.type(screen.getByLabelText('New password'), 'four lemons behind a red door');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('That password isn’t right.')).toBeTruthy();
    expect(api.sent('PUT /account/password')).toEqual([]);
    api.answer({ 'POST /auth/confirm': () => ({ account: COOK }) });
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect((await screen.findAllByText('Your password was changed.')).length).toBeGreaterThan(0);
    expect(api.sent('PUT /account/password')).toEqual([{ password: 'four lemons behind a red door', endOthers: true }]);
  });
});

describe('the link that ends emails', () => {
  const END = 'POST /unsubscribe/:token';

  it('does so when its button is pressed, not when it is opened, without anybody signed in', async () => {
    const { user } = await openApp('/unsubscribe#token=cook.signature', { as: null, answers: { [END]: () => ({ ended: true }) } });
    const button = await screen.findByRole('button', { name: 'Stop these emails' });
    expect(api.requests).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'That was the last one' })).toBeTruthy();
    expect(api.sent(END)).toEqual([{ token: 'cook.signature' }]);
    expect(screen.getByRole('link', { name: 'Choose in your settings' }).getAttribute('href')).toBe('/app/settings#feed-mail');
    expect(document.activeElement?.textContent).toBe('That was the last one');
  });

  it('says so when it is not whole', async () => {
    const { user } = await openApp('/unsubscribe', { as: null });
    api.refuse(END, new ProblemError('identity.unsubscribe-link-unknown'));
    await user.click(await screen.findByRole('button', { name: 'Stop these emails' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link isn’t whole/);
  });
});

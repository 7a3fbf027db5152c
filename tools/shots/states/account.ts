// The account: its settings, the profile, and the ways in.
import type { State } from '../states';

const settings = '/app/settings';
const profile = '/app/profile';
const rowOf = (page, as, id) => ({ name: `${page.slice(5)}-${id}`, as, path: `${page}#${id}` });

async function logIn({ fill, press }, { auth }, { email, password }) {
  await fill(auth.email, email);
  await fill(auth.password, password);
  await press(auth.logIn);
}

const secondStep = async (driver, t, { cooks, password }) => {
  await logIn(driver, t, { email: cooks.locked.email, password });
  await driver.see(t.accountSecurity.twoFactorTitle, 'heading');
};

export const accountStates: State[] = [
  rowOf(settings, 'demo', 'email'),
  { name: 'settings-password', path: settings, act: ({ press, dialog }, t) => press(t.settings.change).then(dialog) },
  rowOf(settings, 'locked', 'factors'),
  {
    name: 'settings-authenticator',
    path: `${settings}#factors`,
    act: async ({ press, page }, t) => {
      await press(t.settings.addAuthenticator);
      await page.getByRole('dialog').waitFor();
    },
  },
  rowOf(settings, 'demo', 'passkeys'),
  rowOf(settings, 'locked', 'codes'),
  {
    name: 'settings-new-codes',
    as: 'locked',
    path: `${settings}#codes`,
    act: async ({ press, say }, t) => {
      await press(t.settings.makeCodes);
      await say(t.settings.codesOnce);
    },
  },
  rowOf(settings, 'demo', 'quiet'),
  {
    name: 'settings-file',
    path: `${settings}#export`,
    act: async ({ press, see }, t) => {
      await press(t.settings.makeFile);
      await see(t.settings.downloadFile);
    },
  },
  {
    name: 'settings-delete',
    path: settings,
    act: async ({ press, page }, t) => {
      await press(t.settings.deleteAccount);
      await page.getByRole('dialog').waitFor();
    },
  },
  ...['name', 'username', 'picture', 'about', 'units', 'week-start', 'eater-new'].map((id) => rowOf(profile, 'demo', id)),
  { name: 'profile-household', path: `${profile}#household`, act: ({ press }, t) => press(t.profile.invite) },
  { name: 'join', as: 'fresh', path: ({ invitation }) => `/app/household/${invitation}` },
  { name: 'join-over', as: 'fresh', path: '/app/household/0000000000000000000000000000000000000000000' },
  { name: 'login-problems', as: 'visitor', path: '/auth/login', act: ({ press }, t) => press(t.auth.logIn) },
  {
    name: 'login-wrong',
    as: 'visitor',
    path: '/auth/login',
    act: (driver, t) => logIn(driver, t, { email: 'ada@example.com', password: 'not this one' }),
  },
  {
    name: 'register-problems',
    as: 'visitor',
    path: '/auth/register',
    act: async ({ fill, press }, t) => {
      await fill(t.auth.email, 'ada@example');
      await fill(t.auth.password, 'short');
      await press(t.auth.create);
    },
  },
  {
    name: 'forgot-sent',
    as: 'visitor',
    path: '/auth/forgot-password',
    act: async ({ fill, press, see }, t) => {
      await fill(t.auth.email, 'ada@example.com');
      await press(t.accountSecurity.sendLink);
      await see(t.accountSecurity.linkSentTitle, 'heading');
    },
  },
  {
    name: 'reset',
    as: 'visitor',
    path: '/auth/forgot-password#token=nothing',
    act: ({ fill }, t) => fill(t.accountSecurity.newPassword, 'three words remembered'),
  },
  {
    name: 'reset-cold',
    as: 'visitor',
    path: '/auth/forgot-password#token=nothing',
    act: async ({ fill, press, see }, t) => {
      await fill(t.accountSecurity.newPassword, 'three words remembered');
      await press(t.accountSecurity.savePassword);
      await see(t.accountSecurity.wentCold, 'heading');
    },
  },
  { name: 'verify-link', as: 'visitor', path: '/auth/verify-email#token=nothing' },
  {
    name: 'verify-wrong',
    as: 'fresh',
    path: '/auth/verify-email',
    act: async ({ fill }, t) => fill(t.accountSecurity.codeFromMail, '123456'),
  },
  { name: 'second-step', as: 'visitor', path: '/auth/login', act: secondStep },
  {
    name: 'second-step-recovery',
    as: 'visitor',
    path: '/auth/login',
    act: async (driver, t, made) => {
      await secondStep(driver, t, made);
      await driver.page.getByRole('button', { name: t.accountSecurity.useRecoveryCode }).click();
      await driver.fill(t.accountSecurity.recoveryCode, 'abcd-efgh');
      await driver.press(t.accountSecurity.confirm);
    },
  },
];

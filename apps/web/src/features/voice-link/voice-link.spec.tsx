import type { VoiceLink } from '@simmer/contracts';
import { ProblemError } from '@simmer/contracts';
import { api, COOK, openApp, screen, waitFor } from '../../testing/open-app';
import { fakePlans } from '../../testing/plans';

const REQUEST = { client: 'Alexa', scopes: ['shopping-list:add' as const], email: 'ada@example.com', isIncluded: true, linkedAt: null };
const LINKED: VoiceLink = {
  isOffered: true,
  platform: 'Alexa',
  isIncluded: true,
  linkedAt: '2026-11-02T10:00:00.000Z',
  lastHeard: { text: 'oat milk', at: '2026-11-20T18:12:00.000Z' },
};

describe('the question whether a program may act for a cook', () => {
  const open = (request: Partial<Omit<typeof REQUEST, 'linkedAt'>> & { linkedAt?: string | null } = {}, as = COOK) =>
    openApp('/oauth/consent/abc', { as, answers: { 'GET /oauth/requests/:uid': () => ({ ...REQUEST, ...request }) } });

  it('is not answered with yes before the address is confirmed', async () => {
    await open({}, { ...COOK, emailVerified: false });
    expect(await screen.findByRole('link', { name: 'Confirm it now' })).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).not.toContain('Link account');
  });

  it('names who asks, for which account, and what it may', async () => {
    await open({ linkedAt: '2026-10-01T10:00:00.000Z' });
    expect(await screen.findByRole('heading', { name: 'Link Alexa to Simmer?' })).toBeTruthy();
    for (const text of [
      'Alexa would use your account ada@example.com.',
      'add items to your shopping list',
      'read the list, recipes or plans',
      /October 1, 2026/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
  });

  it('is answered once, and what was refused can be tried again', async () => {
    const { user } = await open();
    api.refuse('POST /oauth/requests/:uid/decision', new ProblemError('service.unavailable'));
    await user.click(await screen.findByRole('button', { name: 'Don’t link' }));
    expect(await screen.findByText('Part of Simmer isn’t responding. Please try again in a moment.')).toBeTruthy();
    expect(api.sent('POST /oauth/requests/:uid/decision').at(0)).toEqual({ uid: 'abc', isAllowed: false });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Link account' }).disabled).toBe(false);
  });

  it('offers nothing to allow where the plan has no voice', async () => {
    await open({ isIncluded: false });
    expect(await screen.findByText('Linking a voice account is part of Simmer Premium.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Link account' })).toBeNull();
  });

  it('that is over says where to begin again', async () => {
    api.refuse('GET /oauth/requests/:uid', new ProblemError('identity.oauth-request-over'));
    await openApp('/oauth/consent/abc');
    expect(await screen.findByRole('heading', { name: 'This request to link an account is over' })).toBeTruthy();
  });

  it('is asked of nobody who is not signed in', async () => {
    const { router } = await openApp('/oauth/consent/abc', { as: null });
    expect(router.state.location.href).toBe('/auth/login?next=%2Foauth%2Fconsent%2Fabc');
  });
});

it('a request that was refused is told on a page of ours', async () => {
  await openApp('/oauth/refused?reason=invalid_client', { as: null });
  expect(await screen.findByRole('heading', { name: 'The account couldn’t be linked' })).toBeTruthy();
});

it('settings show the linked voice account, and unlink it', async () => {
  let link = LINKED;
  const { user } = await openApp('/app/settings', {
    answers: {
      'GET /account/security': () => ({ passwordChangedAt: null, authenticators: [], passkeys: [], recoveryCodes: null }),
      'GET /account/devices': () => ({ items: [] }),
      'GET /account/export': () => ({ export: null }),
      'GET /preferences': () => ({
        notifications: [],
        quietHours: null,
        theme: 'system',
        textSize: 'standard',
        isSpacious: false,
        revision: 0,
      }),
      ...fakePlans({}, true).answers,
      'GET /community/feed/mail': () => ({ frequency: 'never', hour: 17, includes_answers: true }),
      'GET /voice-link': () => link,
      'DELETE /voice-link': () => (link = { ...LINKED, linkedAt: null, lastHeard: null }),
    },
  });
  await user.click(await screen.findByText('Alexa, since November 2, 2026'));
  expect(await screen.findByText(/Last heard: “oat milk”/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unlink' }));
  const row = screen.getByText('Linked voice account').closest('details');
  await waitFor(() => expect(row?.querySelector('.v')?.textContent).toBe('None'));
  expect(screen.getByText(/choose Link account/)).toBeTruthy();
});

import { type Eater, type Household, ProblemError, type Profile } from '@simmer/contracts';
import { habits } from '../../browser/habits';
import { COOK, api, fakeLibrary, openApp, screen, waitFor, within } from '../../testing/open-app';

const LIEN: Eater = {
  id: '00000000-0000-7000-8000-0000000000ee',
  name: 'Lien',
  portion: 0.75,
  diets: [],
  allergens: ['nuts', 'sesame'],
  dislikes: ['Olives'],
  goals: { kcal: 1_600 },
};
const ADA: Eater = { id: COOK.id, name: 'Ada', portion: 1, diets: ['vegetarian'], allergens: [], dislikes: [], goals: {} };
const JONAS = { id: '00000000-0000-7000-8000-00000000c0c0', name: 'Jonas' };
const TOKEN = 'a'.repeat(43);

let profile: Profile;
let household: Household;
beforeEach(() => {
  profile = {
    name: 'Ada Brook',
    about: '',
    units: 'metric',
    language: 'en',
    weekStart: 'monday',
    username: 'ada',
    picture: { kind: 'letters' },
    revision: 1,
  };
  household = { id: COOK.id, members: [COOK.id], people: [{ id: COOK.id, name: 'Ada' }], eaters: [ADA, LIEN], revision: 2 };
});

const share = (): Household => ({
  ...household,
  members: [COOK.id, JONAS.id],
  people: [{ id: COOK.id, name: 'Ada' }, JONAS],
});

const answers = () => ({
  ...fakeLibrary().answers,
  'GET /profile': () => profile,
  'PATCH /profile': (change: object) => (profile = { ...profile, ...change } as Profile),
  'GET /household': () => household,
  'GET /session': () => ({ account: { ...COOK, name: profile.name }, pending: null }),
  'PUT /household/eaters/:id': (eater: Eater) =>
    (household = { ...household, eaters: [...household.eaters.filter(({ id }) => id !== eater.id), eater] }),
  'DELETE /household/eaters/:id': ({ id }: { id: string }) =>
    (household = { ...household, eaters: household.eaters.filter((eater) => eater.id !== id) }),
});
const open = (path = '/app/profile') => openApp(path, { answers: answers() });

type User = Awaited<ReturnType<typeof open>>['user'];

async function openRow(user: User, id: string) {
  await screen.findByRole('heading', { name: 'Who eats here' });
  const row = document.getElementById(id) as HTMLElement;
  await user.click(row.querySelector('summary') as HTMLElement);
  await waitFor(() => expect(row.querySelector('.in')).toBeTruthy());
  return within(row);
}

it('shows the cook’s card, and a new name on it at once', async () => {
  const { user } = await open();
  const row = await openRow(user, 'name');
  await user.clear(row.getByLabelText('Name'));
  await user.type(row.getByLabelText('Name'), 'Ada Lovage');
  await user.click(row.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovage' })).toBeTruthy();
  expect(api.sent('PATCH /profile')).toEqual([{ name: 'Ada Lovage' }]);
  await waitFor(() => expect(document.activeElement?.closest('details')?.id).toBe('name'));
});

it('forgets what was typed and not saved', async () => {
  const { user } = await open();
  const row = await openRow(user, 'about');
  await user.type(row.getByRole('textbox'), 'Pulses and citrus.');
  await user.click(row.getByRole('button', { name: 'Cancel' }));
  const again = await openRow(user, 'about');
  expect(again.getByRole<HTMLInputElement>('textbox').value).toBe('');
  expect(api.sent('PATCH /profile')).toEqual([]);
});

describe('a username', () => {
  it('that is free is said to be while it is typed', async () => {
    const { user } = await open();
    api.answer({
      'GET /usernames/:username': ({ username }) => ({ username, isFree: username === 'ilse2', looksAlike: username === 'ilse20' }),
    });
    const row = await openRow(user, 'username');
    await user.clear(row.getByLabelText('Community username'));
    await user.type(row.getByLabelText('Community username'), 'ilse');
    expect(await row.findByText('Someone else has this username.')).toBeTruthy();
    await user.type(row.getByLabelText('Community username'), '2');
    expect(await row.findByText('Still free. Your page would be /community/chef/ilse2')).toBeTruthy();
    await user.type(row.getByLabelText('Community username'), '0');
    expect(await row.findByText(/^It looks like someone else’s username/)).toBeTruthy();
  });

  it('that somebody else took meanwhile is told beside the field', async () => {
    const { user } = await open();
    api.answer({ 'GET /usernames/:username': ({ username }) => ({ username, isFree: true, looksAlike: false }) });
    api.refuse('PATCH /profile', new ProblemError('identity.username-taken'));
    const row = await openRow(user, 'username');
    await user.type(row.getByLabelText('Community username'), '2');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Someone else has this username. Please choose another.')).toBeTruthy();
  });
});

it('keeps units, the first day of the week and a plate as the picture', async () => {
  const { user } = await open();
  const units = await openRow(user, 'units');
  await user.click(units.getByRole('radio', { name: /US customary/ }));
  await user.click(units.getByRole('button', { name: 'Save' }));
  const week = await openRow(user, 'week-start');
  await user.click(week.getByRole('radio', { name: 'Sunday' }));
  await user.click(week.getByRole('button', { name: 'Save' }));
  const picture = await openRow(user, 'picture');
  await user.click(picture.getByRole('radio', { name: 'Lemon polenta cake' }));
  await user.click(picture.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.sent('PATCH /profile')).toEqual([
      { units: 'us' },
      { weekStart: 'sunday' },
      { picture: { kind: 'plate', plate: 'lemon-polenta-cake' } },
    ]),
  );
  expect(habits()).toEqual({ units: 'us', weekStart: 'sunday' });
});

describe('who eats here', () => {
  it('is told in a row each, and added up', async () => {
    await open();
    expect(await screen.findByText('never nuts or sesame')).toBeTruthy();
    expect(screen.getByText(/Eats everything, rather no Olives/)).toBeTruthy();
    expect(screen.getByText('Vegetarian')).toBeTruthy();
    expect(screen.getByText(/cooked as 1 ¾/)).toBeTruthy();
  });

  it('changes in one form, and keeps what the form does not show', async () => {
    const { user } = await open();
    const row = await openRow(user, `eater-${LIEN.id}`);
    await user.click(row.getByRole('radio', { name: /1 ½/ }));
    expect(row.getByRole<HTMLInputElement>('radio', { name: 'For lunch' }).checked).toBe(true);
    await user.click(row.getByRole('radio', { name: 'Never' }));
    await user.click(row.getByRole('checkbox', { name: 'Vegan' }));
    await user.click(row.getByRole('checkbox', { name: 'Sesame' }));
    await user.type(row.getByLabelText(/Rather not/), ', raisins,, ');
    await user.click(row.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.sent('PUT /household/eaters/:id')).toHaveLength(1));
    expect(api.sent('PUT /household/eaters/:id')[0]).toEqual({
      ...LIEN,
      portion: 1.5,
      leftovers: 'never',
      diets: ['vegan'],
      allergens: ['nuts'],
      dislikes: ['Olives', 'raisins'],
    });
  });

  it('proposes foods while a dislike is typed, and says what is no food that it knows', async () => {
    const { user } = await open();
    const row = await openRow(user, `eater-${LIEN.id}`);
    const field = row.getByLabelText<HTMLInputElement>(/Rather not/);
    await user.type(field, ', zorblax, auberg');
    await user.click(await row.findByRole('button', { name: 'aubergine' }));
    expect(field.value).toBe('Olives, zorblax, aubergine, ');
    expect(row.getByText(/We don’t know “zorblax” as a food/)).toBeTruthy();
  });

  it('takes somebody off the table at once, and puts them back', async () => {
    const { user } = await open();
    const row = await openRow(user, `eater-${LIEN.id}`);
    await user.click(row.getByRole('button', { name: 'Remove from the table' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.sent('PUT /household/eaters/:id')).toEqual([LIEN]));
    const own = await openRow(user, `eater-${ADA.id}`);
    expect(own.queryByRole('button', { name: 'Remove from the table' })).toBeNull();
  });

  it('grows by whoever has a name', async () => {
    const { user } = await open();
    const row = await openRow(user, 'eater-new');
    await user.click(row.getByRole('button', { name: 'Save' }));
    expect(await row.findByText('Give them a name.')).toBeTruthy();
    await user.type(row.getByLabelText('Name'), 'Jonas');
    await user.click(row.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(household.eaters.map(({ name }) => name)).toEqual(['Ada', 'Lien', 'Jonas']));
  });
});

describe('a household', () => {
  it('is shared once the address is confirmed', async () => {
    const { user } = await openApp('/app/profile', { as: { ...COOK, emailVerified: false }, answers: answers() });
    const row = await openRow(user, 'household');
    expect(row.getByRole('link', { name: 'Confirm it now' })).toBeTruthy();
    expect(row.queryByRole('button', { name: 'Invite someone' })).toBeNull();
  });

  it('is shared by a link that can be ended', async () => {
    const { user } = await open();
    api.answer({
      'POST /household/invitation': () => ({ token: TOKEN, expires_at: '2026-11-30T12:00:00.000Z' }),
      'DELETE /household/invitation': () => household,
    });
    const row = await openRow(user, 'household');
    await user.click(row.getByRole('button', { name: 'Invite someone' }));
    expect((await row.findByLabelText<HTMLInputElement>('Link to join')).value).toMatch(new RegExp(`/app/household/${TOKEN}$`));
    await user.click(row.getByRole('button', { name: 'End the link' }));
    expect(await row.findByRole('button', { name: 'Invite someone' })).toBeTruthy();
  });

  it('that began with the cook can be ended for somebody, and nobody sends the cook away', async () => {
    const alone = household;
    household = share();
    const { user } = await open();
    api.answer({ 'DELETE /household/members/:id': () => (household = alone) });
    const row = await openRow(user, 'household');
    expect(row.queryByRole('button', { name: 'Remove Ada' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Remove Jonas' }));
    await waitFor(() => expect(row.queryByText('Jonas')).toBeNull());
  });

  it('of somebody else is left, and nobody else is sent away from it', async () => {
    const alone = household;
    household = { ...share(), id: JONAS.id };
    const { user } = await open();
    api.answer({ 'POST /household/leave': () => (household = alone) });
    const row = await openRow(user, 'household');
    expect(row.queryByRole('button', { name: 'Remove Jonas' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Leave the household' }));
    expect(await screen.findAllByText('You’ve left the household.')).toBeTruthy();
  });
});

describe('the page behind an invitation', () => {
  const invitation = { 'GET /household-invitations/:token': () => ({ householdId: JONAS.id, names: ['Jonas', 'Mei'] }) };

  it('leads whoever has not confirmed their address to that first, and back', async () => {
    await openApp(`/app/household/${TOKEN}`, { as: { ...COOK, emailVerified: false }, answers: { ...answers(), ...invitation } });
    const confirm = await screen.findByRole('link', { name: 'Confirm it now' });
    expect(confirm.getAttribute('href')).toBe(`/auth/verify-email?next=${encodeURIComponent(`/app/household/${TOKEN}`)}`);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
  });

  it('says who invites, joins when that is pressed, and leads to the profile', async () => {
    const { user, router } = await openApp(`/app/household/${TOKEN}`, { answers: { ...answers(), ...invitation } });
    api.answer({ 'POST /household-invitations/:token/join': () => (household = { ...share(), id: JONAS.id }) });
    expect(await screen.findByRole('heading', { name: 'Share a household with Jonas and Mei?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Join' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/app/profile'));
    expect(api.sent('POST /household-invitations/:token/join')).toEqual([{ token: TOKEN }]);
  });

  it.each(['identity.invitation-over', 'request.invalid'] as const)('that is over or half a link says what to do: %s', async (code) => {
    const over = {
      'GET /household-invitations/:token': () => {
        throw new ProblemError(code);
      },
    };
    await openApp(`/app/household/${TOKEN}`, { answers: { ...answers(), ...over } });
    expect(await screen.findByRole('heading', { name: 'This invitation has expired' })).toBeTruthy();
    expect(screen.getByText('Ask for a new link.')).toBeTruthy();
  });

  it('says that it cannot be reached, and asks again', async () => {
    const away = {
      'GET /household-invitations/:token': () => {
        throw new ProblemError('service.unavailable', undefined, { retryAfter: 600 });
      },
    };
    const { user } = await openApp(`/app/household/${TOKEN}`, { answers: { ...answers(), ...away } });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(screen.queryByText('This invitation has expired')).toBeNull();
    api.answer(invitation);
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Share a household with Jonas and Mei?' })).toBeTruthy();
  });

  it('is asked of nobody who is not signed in', async () => {
    const { router } = await openApp(`/app/household/${TOKEN}`, { as: null });
    expect(router.state.location.href).toBe(`/auth/login?next=%2Fapp%2Fhousehold%2F${TOKEN}`);
  });
});

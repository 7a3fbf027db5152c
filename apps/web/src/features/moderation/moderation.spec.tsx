import { type Account, type ModerationCase, type ModerationNotice, ProblemError } from '@simmer/contracts';
import { type Answers } from '../../testing/fake-api';
import { api, COOK, openApp, screen, waitFor, within } from '../../testing/open-app';

const MODERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['moderator'] };
const OPERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['operator'] };

const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const id = (number: number): string => `00000000-0000-7000-8000-0000000000${String(number).padStart(2, '0')}`;

const GOULASH: ModerationCase = {
  id: id(1),
  revision: 1,
  kind: 'recipe',
  content_id: id(11),
  title: 'Grandmother’s goulash',
  state: 'open',
  waiting_since: ago(5),
  report_count: 3,
  reasons: [
    { reason: 'copied', count: 2 },
    { reason: 'advertising', count: 1 },
  ],
  held: [],
  content: { text: 'Slow and red.', path: '/app/community/recipe/goulash', image: null, plate: { url: '/plates/1.svg', ground: 'leek' } },
  is_hidden: false,
  notes: [{ reason: 'copied', note: 'Word for word from a book.', at: ago(6), account_since: '2024-05-01T18:00:00.000Z' }],
  author: { name: 'ivo', account_since: '2024-03-01T12:00:00.000Z', warnings: 1, bans: 0, is_banned: false },
  decisions: [],
  may_decide: true,
};
const HELD: ModerationCase = { ...GOULASH, id: id(2), title: 'Two links stew', report_count: 0, reasons: [], held: ['links'], notes: [] };
const decision = { action: 'hide', rule: 'copied', ban_days: null, letter: 'Please give credit.', at: ago(20) } as const;
const APPEAL: ModerationCase = {
  ...GOULASH,
  id: id(3),
  title: 'Appealed pie',
  state: 'appeal',
  is_hidden: true,
  decisions: [
    {
      ...decision,
      by: { name: 'samir', is_you: false },
      appeal: { text: 'The photo is mine.', at: ago(1), outcome: 'open', letter: '', by: null },
    },
  ],
};
const ALL = [GOULASH, HELD, APPEAL];

const answers: Answers = {
  'GET /staff/audit-log/summary': () => ({ people: [], lastCheck: null }),
  'GET /staff/case-counts': () => ({ waiting: 3, appeals: 1, oldest: GOULASH.waiting_since }),
  'GET /staff/contact-counts': () => ({ messages: { waiting: 0, oldest: null }, copyright: { waiting: 0, oldest: null } }),
  'GET /staff/cases': ({ state }) => ({ items: state === 'waiting' ? ALL : [], next: null }),
  'GET /staff/cases/:id': ({ id: asked }) => ALL.find((one) => one.id === asked) ?? GOULASH,
  'POST /staff/cases/:id/decision': ({ id: decided, action, rule, letter, ban_days: banDays }) => ({
    ...GOULASH,
    id: decided,
    revision: 2,
    state: 'decided',
    is_hidden: action !== 'leave',
    decisions: [{ action, rule, letter, ban_days: banDays, at: ago(0), by: { name: '', is_you: true }, appeal: null }],
  }),
  'POST /staff/cases/:id/appeal-decision': ({ id: decided }) => ({
    ...APPEAL,
    id: decided,
    revision: 2,
    state: 'decided',
    is_hidden: false,
  }),
};
const open = (path = '/app/staff/moderation', as = MODERATOR) => openApp(path, { answers, as });
const openCase = (one: ModerationCase) => open(`/app/staff/moderation?case=${one.id}`);

describe('the cases', () => {
  it('are listed with why they are there and since when, and counted in the list of pages', async () => {
    await open();
    expect(await screen.findByText(/3 to look at, the oldest since 5 h/)).toBeTruthy();
    const goulash = await screen.findByRole('link', { name: /Grandmother’s goulash/ });
    expect(goulash.textContent).toMatch(/3 reports: copied without credit, advertising.*5 h/);
    expect(screen.getByRole('link', { name: /Two links stew/ }).textContent).toMatch(/Held by rule: links.*Held/);
    expect(screen.getByRole('link', { name: /Appealed pie/ }).textContent).toContain('Appeal');
    expect(within(screen.getByRole('navigation', { name: 'Staff' })).getByRole('link', { name: /Moderation/ }).textContent).toContain('3');
  });

  it('are found decided, or by how often they were reported, and the address says so', async () => {
    const { user, router } = await open();
    await user.selectOptions(await screen.findByLabelText('Order'), 'Most reported first');
    await user.selectOptions(screen.getByLabelText('Show'), 'Decided');
    expect(await screen.findByText('Nothing has been decided yet.')).toBeTruthy();
    expect(router.state.location.search).toEqual({ state: 'decided', sort: 'most-reported' });
  });

  it('are not counted for an operator', async () => {
    await open('/app/staff', OPERATOR);
    expect(await screen.findByText('You’re here as Operator.')).toBeTruthy();
    expect(api.sent('GET /staff/case-counts')).toEqual([]);
  });
});

describe('a case', () => {
  it('shows what it is about, what was reported and who wrote it', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('link', { name: /Grandmother’s goulash/ }));
    expect(await screen.findByRole('heading', { name: 'Grandmother’s goulash' })).toBeTruthy();
    expect(screen.getByText('Slow and red.')).toBeTruthy();
    expect(screen.getByText('Word for word from a book.')).toBeTruthy();
    expect(screen.getByText(/@ivo.*Mar 1, 2024.*warned once/)).toBeTruthy();
  });

  it('is hidden with the rule and the letter that its cook reads', async () => {
    const { user } = await openCase(GOULASH);
    const letter = await screen.findByLabelText('What @ivo reads');
    expect((letter as HTMLTextAreaElement).value).toContain('somebody else’s work');
    await user.click(screen.getByRole('radio', { name: 'Hide and warn' }));
    await user.selectOptions(screen.getByLabelText('Rule broken'), 'Advertising');
    expect((letter as HTMLTextAreaElement).value).toContain('advertises');
    await user.clear(letter);
    await user.click(screen.getByRole('button', { name: 'Hide and warn' }));
    expect(await screen.findByText('Write what the cook reads.')).toBeTruthy();
    await user.type(letter, 'No ads, please.');
    await user.click(screen.getByRole('button', { name: 'Hide and warn' }));
    expect(await screen.findByText('Hid it and warned: Advertising')).toBeTruthy();
    expect(api.sent('POST /staff/cases/:id/decision')).toEqual([
      { id: GOULASH.id, revision: 1, action: 'warn', rule: 'advertising', ban_days: null, letter: 'No ads, please.' },
    ]);
    expect(screen.queryByRole('group', { name: 'What happens' })).toBeNull();
  });

  it('is left as it is without a letter', async () => {
    const { user } = await openCase(HELD);
    await user.click(await screen.findByRole('radio', { name: 'Leave it' }));
    await user.click(screen.getByRole('button', { name: 'Leave it' }));
    expect(await screen.findByText('Left it')).toBeTruthy();
    expect(api.sent('POST /staff/cases/:id/decision')).toEqual([{ id: HELD.id, revision: 1, action: 'leave' }]);
  });

  it('says before a ban what it means and how long it is', async () => {
    const { user } = await openCase(GOULASH);
    await user.click(await screen.findByRole('radio', { name: 'Ban' }));
    expect(screen.getByText(/@ivo can’t publish, comment or rate/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Ban for 7 days' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('For how long'), 'For good');
    await user.click(screen.getByRole('button', { name: 'Ban for good' }));
    await waitFor(() => expect(api.sent('POST /staff/cases/:id/decision')).toMatchObject([{ action: 'ban', ban_days: null }]));
  });

  it('that somebody else has changed is read again, and says so', async () => {
    const { user } = await openCase(GOULASH);
    api.refuse('POST /staff/cases/:id/decision', new ProblemError('community.case-changed'));
    await user.click(await screen.findByRole('button', { name: 'Hide' }));
    expect(await screen.findAllByText(/Somebody else just changed this case/)).not.toEqual([]);
    await waitFor(() => expect(api.sent('GET /staff/cases/:id').length).toBeGreaterThan(1));
  });
});

describe('an appeal', () => {
  it('is read beside the decision, and restores what was hidden', async () => {
    const { user } = await openCase(APPEAL);
    expect(await screen.findByText('The photo is mine.')).toBeTruthy();
    expect(screen.getByText(/Hid it: Copied/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(api.sent('POST /staff/cases/:id/appeal-decision')).toMatchObject([{ restores: true, revision: 1 }]));
  });

  it('that is refused needs a letter of its own', async () => {
    const { user } = await openCase(APPEAL);
    await user.click(await screen.findByRole('button', { name: 'Keep hidden' }));
    expect(await screen.findByText('Write what the cook reads.')).toBeTruthy();
    expect(api.sent('POST /staff/cases/:id/appeal-decision')).toEqual([]);
  });

  it('is not for who decided before', async () => {
    await openApp(`/app/staff/moderation?case=${APPEAL.id}`, {
      as: MODERATOR,
      answers: { ...answers, 'GET /staff/cases/:id': () => ({ ...APPEAL, may_decide: false }) },
    });
    expect(await screen.findByText(/Somebody else decides about it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });
});

describe('what a cook reads of decisions', () => {
  const NOTICE: ModerationNotice = {
    id: id(1),
    kind: 'recipe',
    content_id: id(11),
    title: 'Grandmother’s goulash',
    ...decision,
    is_hidden: true,
    banned_until: null,
    appeal_until: new Date(Date.now() + 86_400_000).toISOString(),
    appeal: null,
  };

  it('is why, since when, and the way to ask for another look, once', async () => {
    let notice = NOTICE;
    const { user } = await openApp('/app/community/decisions', {
      answers: {
        'GET /community/moderation-notices': () => ({ items: [notice], next: null }),
        'POST /community/moderation-notices/:id/appeal': ({ text }) => {
          notice = { ...NOTICE, appeal: { text, at: ago(0), outcome: 'open', letter: '' } };
          return notice;
        },
      },
    });
    expect(await screen.findByText('Please give credit.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Ask for another look' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Write why it should come back.')).toBeTruthy();
    await user.type(screen.getByLabelText('Why it should come back'), 'It is mine.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/You asked for another look/)).toBeTruthy();
    expect(api.sent('POST /community/moderation-notices/:id/appeal')).toEqual([{ id: NOTICE.id, text: 'It is mine.' }]);
    expect(screen.queryByRole('button', { name: 'Ask for another look' })).toBeNull();
  });

  it('is nothing for who has never been decided about', async () => {
    await openApp('/app/community/decisions', { answers: { 'GET /community/moderation-notices': () => ({ items: [], next: null }) } });
    expect(await screen.findByText('Nothing of yours was ever hidden.')).toBeTruthy();
  });
});

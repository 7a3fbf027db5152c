import { type Account, type AuditLogEntry, ProblemError } from '@simmer/contracts';
import { type Answers } from '../../testing/fake-api';
import { api, COOK, openApp, screen, within } from '../../testing/open-app';

const OPERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['operator'] };
const MODERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['moderator'] };

const entry = (number: number, rest: Partial<AuditLogEntry> = {}): AuditLogEntry => ({
  number,
  at: '2026-11-22T12:31:00.000Z',
  actor: { id: OPERATOR.id, name: OPERATOR.email },
  action: 'gateway.dead-letters.replay',
  details: `letter ${number}`,
  ...rest,
});
const BY_HAND = entry(1, { actor: { id: 'machine', name: '' }, action: 'identity.account.set-staff-roles' });

const LAST_CHECK = { at: '2026-11-22T03:00:00.000Z', isIntact: true, entries: 3, firstFault: null };
const answers: Answers = {
  'GET /staff/help-votes': () => ({ items: [{ category: 'recipes', slug: 'cooking-mode', useful: 7, not_useful: 2 }] }),
  'GET /staff/case-counts': () => ({ waiting: 0, appeals: 0, oldest: null }),
  'GET /staff/contact-counts': () => ({ messages: { waiting: 0, oldest: null }, copyright: { waiting: 0, oldest: null } }),
  'GET /staff/audit-log/summary': () => ({ people: [BY_HAND.actor, entry(2).actor], lastCheck: LAST_CHECK }),
  'GET /staff/audit-log': ({ after, kind, person }) => {
    const found = [entry(3), entry(2), BY_HAND].filter(
      ({ actor, action }) => (!person || actor.id === person) && (!kind || action.includes(kind)),
    );
    return after ? { items: [BY_HAND], next: null } : { items: found.slice(0, 2), next: found.length > 2 ? '2' : null };
  },
};
const open = (path: string, as = OPERATOR) => openApp(path, { answers, as });

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

describe('the staff pages', () => {
  it.each(['/app/staff', '/app/staff/audit-log'])('are no pages for a cook: %s', async (path) => {
    await open(path, COOK);
    expect(await screen.findByRole('heading', { name: 'There’s no such page' })).toBeTruthy();
    expect(api.sent('GET /staff/audit-log/summary')).toEqual([]);
  });

  it('lead an operator to queues, dead letters and the audit log', async () => {
    await open('/app/staff');
    expect(await screen.findByText('You’re here as Operator.')).toBeTruthy();
    const main = within(screen.getByRole('main'));
    for (const [name, href] of [
      ['Queues', '/ops/queues'],
      ['Dead letters', '/ops/dead-letters'],
      ['Audit log', '/app/staff/audit-log'],
    ] as const)
      expect(main.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))).toEqual([href, href]);
  });

  it('lead a moderator nowhere that is closed to them', async () => {
    await open('/app/staff', MODERATOR);
    expect(await screen.findByText('You’re here as Moderator.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Queues' })).toBeNull();
  });

  it('show a moderator which help articles help', async () => {
    await open('/app/staff', MODERATOR);
    const table = within(await screen.findByRole('table'));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual(['ArticleYesNo', expect.stringMatching(/^Cooking mode72$/i)]);
  });

  it('say a moderator how much waits where', async () => {
    await openApp('/app/staff', {
      as: MODERATOR,
      answers: {
        ...answers,
        'GET /staff/case-counts': () => ({ waiting: 3, appeals: 0, oldest: null }),
        'GET /staff/contact-counts': () => ({ messages: { waiting: 1, oldest: null }, copyright: { waiting: 1, oldest: null } }),
      },
    });
    expect(await screen.findByText('3 wait')).toBeTruthy();
    expect(await screen.findByText('2 wait')).toBeTruthy();
  });

  it('warn of an audit log that is not as it was written', async () => {
    await openApp('/app/staff', {
      as: OPERATOR,
      answers: { 'GET /staff/audit-log/summary': () => ({ people: [], lastCheck: { ...LAST_CHECK, isIntact: false, firstFault: 2 } }) },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('from entry 2 on');
  });
});

describe('the audit log', () => {
  it('is shown newest first, with older entries on request, and when it was checked', async () => {
    const { user } = await open('/app/staff/audit-log', MODERATOR);
    expect(await screen.findAllByText('Replayed a dead letter')).toHaveLength(2);
    expect(rows()).toEqual(['letter 3', 'letter 2']);
    await user.click(screen.getByRole('button', { name: 'Older entries' }));
    expect(await screen.findByText('Set staff roles')).toBeTruthy();
    expect(rows()).toEqual(['letter 3', 'letter 2', 'letter 1']);
    expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull();
    expect(screen.getByText(/unbroken/)).toBeTruthy();
  });

  it('is filtered by person and kind, and the address says so', async () => {
    const { user, router } = await open('/app/staff/audit-log');
    await user.selectOptions(await screen.findByLabelText('Who'), 'At the server');
    expect(await screen.findByText('Set staff roles')).toBeTruthy();
    expect(router.state.location.search).toEqual({ person: 'machine' });
    await user.selectOptions(screen.getByLabelText('What'), 'Dead letters');
    expect(await screen.findByText(/No entry matches/)).toBeTruthy();
    expect(router.state.location.search).toEqual({ person: 'machine', kind: 'dead-letters' });
  });

  it('says what is missing to somebody without a second factor', async () => {
    const refused = (): never => {
      throw new ProblemError('access.second-factor-required');
    };
    await openApp('/app/staff/audit-log', { as: OPERATOR, answers: { ...answers, 'GET /staff/audit-log': refused } });
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

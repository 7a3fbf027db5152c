import { type Account, type ContactMessage, ProblemError } from '@simmer/contracts';
import type { Answers } from '../../testing/fake-api';
import { api, COOK, openApp, screen, within } from '../../testing/open-app';

const MODERATOR: Account = { ...COOK, role: 'staff', staffRoles: ['moderator'] };
const ID = '00000000-0000-7000-8000-00000000aa01';

const aMessage = (rest: Partial<ContactMessage> = {}): ContactMessage => ({
  id: ID,
  number: 1042,
  topic: 'question',
  state: 'open',
  name: 'Mara',
  excerpt: 'Can I plan two weeks?',
  received_at: '2026-11-22T12:31:00.000Z',
  assigned_to: null,
  revision: 1,
  email: 'mara@example.com',
  message: 'Can I plan two weeks?',
  language: 'de',
  browser: '',
  has_account: false,
  complaint: null,
  answers: [],
  ...rest,
});

const you = { id: MODERATOR.id, name: MODERATOR.name, is_you: true };

function answersWith(message: ContactMessage): Answers {
  return {
    'GET /staff/case-counts': () => ({ waiting: 0, appeals: 0, oldest: null }),
    'GET /staff/contact-counts': () => ({ messages: { waiting: 1, oldest: message.received_at }, copyright: { waiting: 2, oldest: null } }),
    'GET /staff/contact-messages': () => ({ items: [message], next: null }),
    'GET /staff/contact-messages/:id': () => message,
    'POST /staff/contact-messages/:id/answers': ({ text }) => ({
      ...message,
      revision: 2,
      state: 'answered',
      answers: [{ text, at: '2026-11-22T13:00:00.000Z', by: you }],
    }),
    'PUT /staff/contact-messages/:id/assignment': () => ({ ...message, revision: 2, assigned_to: you }),
  };
}

const open = (message: ContactMessage, path = `/app/staff/contact?message=${ID}`) =>
  openApp(path, { answers: answersWith(message), as: MODERATOR });

describe('the contact inbox', () => {
  it('shows what waits, and opens a message', async () => {
    const { user } = await open(aMessage(), '/app/staff/contact');
    expect(await screen.findByText('1 message waits')).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /Mara/ }));
    expect(await screen.findByText('mara@example.com')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'About this message' })).getByText('Deutsch')).toBeTruthy();
  });

  it('sends an answer as it was read', async () => {
    const { user } = await open(aMessage());
    await user.click(await screen.findByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Write the answer first.')).toBeTruthy();
    await user.type(screen.getByLabelText('Your answer'), 'Not yet');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByRole('heading', { name: 'Answers' })).toBeTruthy();
    expect(screen.getByText('Not yet')).toBeTruthy();
    expect(api.sent('POST /staff/contact-messages/:id/answers')).toEqual([{ id: ID, revision: 1, text: 'Not yet' }]);
  });

  it('says whose it is', async () => {
    const { user } = await open(aMessage());
    await user.click(await screen.findByRole('button', { name: 'Take it on' }));
    expect(await screen.findByRole('button', { name: 'Give it back' })).toBeTruthy();
  });

  it('reads a message again that somebody else has changed, and keeps the answer', async () => {
    const { user } = await open(aMessage());
    api.refuse('POST /staff/contact-messages/:id/answers', new ProblemError('identity.message-changed'));
    await user.type(await screen.findByLabelText('Your answer'), 'Not yet');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findAllByText(/Somebody else just changed this message/)).not.toEqual([]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Not yet');
  });

  it('leads from a copyright complaint to a case about its recipe', async () => {
    const complaint = { work: 'Plum tart', place: '/app/community/recipe/plum-tart-1234abcd', good_faith: true, signature: 'Mara L' };
    const { user, router } = await openApp(`/app/staff/contact?queue=copyright&message=${ID}`, {
      as: MODERATOR,
      answers: {
        ...answersWith(aMessage({ topic: 'copyright', message: '', complaint: { ...complaint, recipe_slug: 'plum-tart-1234abcd' } })),
        'POST /staff/cases': () => ({ id: '00000000-0000-7000-8000-00000000ca5e' }),
        'GET /staff/cases': () => ({ items: [], next: null }),
        'GET /staff/cases/:id': () => {
          throw new ProblemError('community.case-not-found');
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open a case on this recipe' }));
    expect(api.sent('POST /staff/cases')).toEqual([{ slug: 'plum-tart-1234abcd' }]);
    expect(router.state.location.href).toBe('/app/staff/moderation?case=00000000-0000-7000-8000-00000000ca5e');
  });
});

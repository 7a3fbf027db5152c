import { ProblemError } from '@simmer/contracts';
import { expectAccessible } from '../../testing/accessible';
import { api, openApp, screen, within } from '../../testing/open-app';

const sent = { 'POST /contact-messages': () => ({ number: 1042, answer_by: '2026-11-24T12:00:00.000Z' }) };

describe('the contact page', () => {
  it('knows a cook, sends what was written once, and says when an answer is due', async () => {
    const { user } = await openApp('/contact', { answers: sent });
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('ada@example.com');
    await user.click(screen.getByRole('radio', { name: 'An idea' }));
    await user.type(screen.getByLabelText('Message'), 'Sort by season');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    const heading = await screen.findByRole('heading', { name: 'It’s with us' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText('Number 1042')).toBeTruthy();
    expect(api.sent('POST /contact-messages')).toMatchObject([
      { name: 'Ada Brook', email: 'ada@example.com', topic: 'idea', message: 'Sort by season', complaint: null, website: '' },
    ]);
  });

  it('says what is missing beside its field, and loses nothing that was typed', async () => {
    const { user } = await openApp('/contact', { as: null });
    await user.type(await screen.findByLabelText('Your name'), 'Mara');
    await user.type(screen.getByLabelText('Email'), 'mara@example.com');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findAllByText('Write a line, so that we know what to look at.')).toHaveLength(2);
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Mara');
    expect(screen.getByLabelText('Message').getAttribute('aria-invalid')).toBe('true');
    expect(api.sent('POST /contact-messages')).toEqual([]);
  });

  it('says why the server refused, and loses nothing that was typed', async () => {
    const { user } = await openApp('/contact', { answers: sent });
    api.refuse('POST /contact-messages', new ProblemError('identity.too-many-messages'));
    await user.type(await screen.findByLabelText('Message'), 'Again');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/several messages already/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Again');
  });

  it('sends a copyright complaint with its fields', async () => {
    const { user } = await openApp('/contact', { answers: sent });
    await user.click(await screen.findByRole('radio', { name: 'A copyright complaint' }));
    const complaint = within(screen.getByRole('group', { name: 'Your complaint' }));
    await user.type(complaint.getByLabelText('Which work is it?'), 'Plum tart');
    await user.type(complaint.getByLabelText('Where is it on Simmer?'), '/app/community/recipe/plum-tart-1234abcd');
    await user.click(complaint.getByRole('checkbox', { name: /In good faith/ }));
    await user.type(complaint.getByLabelText('Signature'), 'Ada Brook');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    await screen.findByRole('heading', { name: 'It’s with us' });
    expect(api.sent('POST /contact-messages')).toMatchObject([
      { topic: 'copyright', complaint: { work: 'Plum tart', good_faith: true, signature: 'Ada Brook' } },
    ]);
  });

  it('says so where the message was sent without a script', async () => {
    await openApp('/contact?sent=7', { as: null });
    expect(await screen.findByText('Number 7')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Simmer' }).getAttribute('href')).toBe('/');
  });

  it('is accessible', async () => {
    await openApp('/contact', { as: null });
    await screen.findByLabelText('Message');
    await expectAccessible();
  });
});

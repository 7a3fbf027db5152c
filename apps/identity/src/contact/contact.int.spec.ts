import { getModelToken } from '@nestjs/mongoose';
import { CONTACT_KEPT_DAYS, DAY_MS, type InputOf, operations } from '@simmer/contracts';
import { PersonalDataKeepers } from '@simmer/kit';
import { staff, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest, newBrowser } from '../spec/identity-under-test';
import { CONTACT_MESSAGE_MODEL, type ContactMessageDocument } from './contact.schema';

const { contact, contactMessage } = operations.identity;

let identity: IdentityUnderTest;
let stored: Model<ContactMessageDocument>;
beforeAll(async () => {
  identity = await identityUnderTest();
  stored = identity.running.app.get(getModelToken(CONTACT_MESSAGE_MODEL));
});
afterAll(() => identity.close());

const lotte = staff(['moderator'], uuidv7());
const samir = staff(['moderator'], uuidv7());

const newAddress = (): string => `writer-${uuidv7()}@example.com`;
type Message = InputOf<typeof contact.send>;
const aMessage = (rest: Partial<Message> = {}): Message => ({
  id: uuidv7(),
  name: 'Mara',
  email: newAddress(),
  topic: 'broken',
  message: 'The import stops.\nI saw an error.',
  ...rest,
});
const send = (message: Message, visitor = newBrowser()) => identity.from(visitor, () => identity.call(contact.send, message, null));
const read = (id: string, as = lotte) => identity.call(contactMessage.read, { id }, as);
const listed = async (input: Partial<InputOf<typeof contactMessage.list>> = {}) =>
  (await identity.call(contactMessage.list, { limit: 100, ...input }, lotte)).items.map(({ id }) => id);

const COMPLAINT = {
  work: 'Plum tart, from my book',
  place: 'https://simmer.example/app/community/recipe/plum-tart-1234abcd?from=list',
  good_faith: true,
  signature: 'Mara Lindqvist',
} as const;

describe('a message', () => {
  it('is stored, numbered and confirmed in the language of its writer, without a word of what was written', async () => {
    const message = aMessage();
    const { number, answer_by: answerBy } = await send(message, { ...newBrowser(), language: 'de' });
    expect(Date.parse(answerBy)).toBeGreaterThan(Date.now());
    const { subject, text } = await identity.mail.newestTo(message.email);
    expect(subject).toBe(`Deine Nachricht ist da (Nummer ${number})`);
    expect(text).toContain('24-48 Stunden');
    expect(text).not.toContain('import stops');
    expect(text).not.toContain('Mara');
  });

  it('that is sent twice is one, and is confirmed once', async () => {
    const message = aMessage();
    const [first, second] = await Promise.all([send(message), send(message)]);
    expect(first).toEqual(second);
    await identity.mail.newestTo(message.email);
    await identity.settle();
    expect(identity.mail.mailsTo(message.email)).toHaveLength(1);
  });

  it('is kept while the mail server is away, and confirmed once it is back', async () => {
    await identity.mail.close();
    const message = aMessage();
    await send(message);
    expect(await listed()).toContain(message.id);
    await identity.mail.open();
    await waitUntil(() => Promise.resolve(identity.mail.mailsTo(message.email).length === 1), 'the confirmation', 50_000);
  });

  it('is refused after three of one address within an hour', async () => {
    const email = newAddress();
    const browser = newBrowser();
    for (let times = 0; times < 3; times += 1) await send(aMessage({ email }), browser);
    await expect(send(aMessage({ email }), browser)).rejects.toMatchObject({ code: 'identity.too-many-messages' });
    await send(aMessage(), browser);
  });

  it('says nothing of version and browser unless it is sent along', async () => {
    const [quiet, open] = [aMessage(), aMessage({ send_browser: true })];
    await send(quiet);
    await send(open);
    expect((await read(quiet.id)).browser).toBe('');
    expect((await read(open.id)).browser).toMatch(/^2\.0\.0, Mozilla/);
  });

  it('in which the hidden field is filled is kept apart, and gets no mail', async () => {
    const message = aMessage({ website: 'https://spam.example' });
    await send(message);
    await identity.settle();
    expect(identity.mail.mailsTo(message.email)).toEqual([]);
    expect(await listed()).not.toContain(message.id);
    expect(await listed({ state: 'filtered' })).toContain(message.id);
  });

  it('needs a line, and a complaint its fields', async () => {
    await expect(send(aMessage({ message: ' ' }))).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(send(aMessage({ topic: 'copyright' }))).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(send(aMessage({ complaint: COMPLAINT }))).rejects.toMatchObject({ code: 'request.invalid' });
  });

  it('is removed a year after the last thing that happened to it', async () => {
    const message = aMessage();
    await send(message);
    const days = ((await stored.findById(message.id).lean())?.expiresAt.getTime() ?? 0) - Date.now();
    expect(Math.round(days / DAY_MS)).toBe(CONTACT_KEPT_DAYS);
  });
});

describe('the inbox', () => {
  it('has complaints about copyright in a queue of their own, with the recipe that they name', async () => {
    const complaint = aMessage({ topic: 'copyright', message: '', complaint: COMPLAINT });
    await send(complaint);
    expect(await listed()).not.toContain(complaint.id);
    expect(await listed({ queue: 'copyright' })).toContain(complaint.id);
    expect((await read(complaint.id)).complaint).toMatchObject({ signature: 'Mara Lindqvist', recipe_slug: 'plum-tart-1234abcd' });
  });

  it('sends an answer by mail, in the words of who answered, and the message no longer waits', async () => {
    const message = aMessage();
    const { number } = await send(message);
    await identity.mail.newestTo(message.email);
    const { revision } = await read(message.id);
    const answered = await identity.call(contactMessage.answer, { id: message.id, revision, text: 'Try again <now>.' }, lotte);
    expect(answered).toMatchObject({ state: 'answered', assigned_to: { is_you: true }, answers: [{ text: 'Try again <now>.' }] });
    const { text, html } = await identity.mail.mailTo(message.email, `About your message (number ${number})`);
    expect(text).toContain('Try again <now>.');
    expect(text).toContain('You wrote:\nThe import stops.\nI saw an error.');
    expect(text).toContain('because you wrote to us');
    expect(html).not.toContain('<now>');
    expect(await listed()).not.toContain(message.id);
  });

  it('tells the second of two who change a message at the same time', async () => {
    const message = aMessage();
    await send(message);
    const { id, revision } = await read(message.id);
    await identity.call(contactMessage.assign, { id, revision, to: 'me' }, lotte);
    await expect(identity.call(contactMessage.answer, { id, revision, text: 'Hello' }, samir)).rejects.toMatchObject({
      code: 'identity.message-changed',
    });
    expect((await read(id, samir)).assigned_to).toMatchObject({ is_you: false });
  });

  it('closes a message and opens it again', async () => {
    const message = aMessage();
    await send(message);
    const { id, revision } = await read(message.id);
    const closed = await identity.call(contactMessage.setState, { id, revision, state: 'closed' }, lotte);
    expect(await listed({ state: 'closed' })).toContain(id);
    await identity.call(contactMessage.setState, { id, revision: closed.revision, state: 'open' }, lotte);
    expect(await listed()).toContain(id);
  });

  it('counts what waits in each queue', async () => {
    const before = await identity.call(contactMessage.counts, {}, lotte);
    await send(aMessage());
    const after = await identity.call(contactMessage.counts, {}, lotte);
    expect(after.messages.waiting).toBe(before.messages.waiting + 1);
    expect(after.copyright.waiting).toBe(before.copyright.waiting);
  });

  it('is for moderators alone', async () => {
    await expect(identity.call(contactMessage.list, {}, staff(['operator'], uuidv7()))).rejects.toMatchObject({ code: 'access.forbidden' });
  });
});

it('what a cook wrote while signed in is in the export, without who answered, and goes with the account', async () => {
  const { accountId, actor, email } = await identity.registerVerified();
  const message = aMessage({ email });
  await identity.from(newBrowser(), () => identity.call(contact.send, message, actor));
  const { revision } = await read(message.id);
  await identity.call(contactMessage.answer, { id: message.id, revision, text: 'Hello' }, lotte);
  await identity.settle();
  const contactData = identity
    .get(PersonalDataKeepers)
    .all()
    .find(({ feature }) => feature === 'contact');
  if (!contactData) throw new Error('Nobody exports the messages.');
  const exported = JSON.stringify((await contactData.collect(accountId, null)).parts);
  expect(exported).toContain('The import stops.');
  expect(exported).toContain('Hello');
  expect(exported).not.toContain(lotte.accountId);
  expect(await contactData.erase(accountId, 'remove')).toMatchObject({ isDone: true });
  expect(await stored.findById(message.id).lean()).toBeNull();
});

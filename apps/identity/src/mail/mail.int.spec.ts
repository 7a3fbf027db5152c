import { getModelToken } from '@nestjs/mongoose';
import { operations } from '@simmer/contracts';
import { service, waitUntil } from '@simmer/testing';
import type { Model } from 'mongoose';
import { v7 as uuidv7 } from 'uuid';
import { type IdentityUnderTest, identityUnderTest } from '../spec/identity-under-test';
import { MAIL_MODEL, type MailRecord } from './mail.schema';

const { mail } = operations.identity;

let identity: IdentityUnderTest;
let records: Model<MailRecord>;
beforeAll(async () => {
  identity = await identityUnderTest();
  records = identity.running.app.get(getModelToken(MAIL_MODEL));
});
afterAll(() => identity.close());

/** A cook whose first mail has come, and whose address is confirmed. */
async function confirmedCook() {
  const cook = await identity.register();
  await identity.mail.newestTo(cook.email);
  await identity.verify(cook);
  return cook;
}
const send = (id: string, accountId: string) => identity.call(mail.send, { id, accountId, letter: { template: 'export-ready' } }, service);
const statusOf = async (id: string) => (await records.findById(id).lean())?.status;

it('writes to a cook as text and as HTML that loads nothing', async () => {
  const { email, accountId } = await confirmedCook();
  await send(`export-ready ${uuidv7()}`, accountId);
  const { text, html } = await identity.mail.mailTo(email, 'Your file is ready');
  expect(text).toContain('http://localhost:4310/app/settings#export');
  expect(html).toContain('prefers-color-scheme:dark');
  expect(html).toContain('Everything you keep in Simmer, in one file.');
  expect(html).not.toMatch(/<img|<link|src=|@import|url\(/);
});

it('writes what moderation decided in the words of who decided, with the way to an appeal', async () => {
  const { email, accountId } = await confirmedCook();
  const letter = {
    template: 'moderation-decision',
    outcome: 'banned',
    kind: 'comment',
    title: 'Pans <at> half the price',
    letter: 'Please stay with the food.',
    bannedUntil: '2026-11-29T12:00:00.000Z',
    appealUntil: '2026-12-06T12:00:00.000Z',
  } as const;
  await identity.call(mail.send, { id: `moderation ${uuidv7()}`, accountId, letter }, service);
  const { text, html } = await identity.mail.mailTo(email, 'You can’t publish for now: “Comment on Pans <at> half the price”');
  expect(text).toContain('Please stay with the food.\n\nYou can’t publish, comment or rate until November 29, 2026');
  expect(text).toContain('ask for another look by December 6, 2026');
  expect(text).toContain('http://localhost:4310/app/community/decisions');
  expect(html).not.toContain('<at>');
});

it('writes in the language of the cook', async () => {
  const cook = await identity.register({ source: '192.0.2.1', deviceToken: 'x'.repeat(43), userAgent: '', language: 'de' });
  expect((await identity.mail.newestTo(cook.email)).subject).toBe('Bestätige deine E-Mail-Adresse');
});

it('sends a mail that is asked for often, and by many at once, one time', async () => {
  const { email, accountId } = await confirmedCook();
  const id = `export-ready ${uuidv7()}`;
  await Promise.all(Array.from({ length: 20 }, () => send(id, accountId)));
  await identity.mail.newestTo(email, 2);
  await send(id, accountId);
  await identity.settle();
  expect(identity.mail.mailsTo(email)).toHaveLength(2);
});

it('waits for a mail server that is away, then sends one of each', async () => {
  const cooks = [await confirmedCook(), await confirmedCook()];
  await identity.mail.close();
  const ids = cooks.flatMap(({ accountId }) => [1, 2, 3].map((number) => ({ accountId, id: `export-ready ${accountId} ${number}` })));
  for (const { id, accountId } of ids) await send(id, accountId);
  await waitUntil(async () => (await records.countDocuments({ status: 'waiting', dueAt: { $gt: new Date() } })) >= 2, 'tries that failed');
  await identity.mail.open();
  await waitUntil(async () => (await records.countDocuments({ status: 'waiting' })) === 0, 'every mail to be sent', 50_000);
  for (const { email } of cooks) expect(identity.mail.mailsTo(email).map(({ subject }) => subject)).toHaveLength(4);
  expect(new Set(identity.mail.caught.map(({ messageId }) => messageId)).size).toBe(identity.mail.caught.length);
});

it('gives up a mail that the server refuses for good, and keeps nothing of one that is sent but its id', async () => {
  const { accountId } = await confirmedCook();
  const [refused, sent] = [`export-ready ${uuidv7()}`, `export-ready ${uuidv7()}`];
  identity.mail.refusesWith = 550;
  await send(refused, accountId);
  await waitUntil(async () => (await statusOf(refused)) === 'failed', 'the mail to be given up');
  identity.mail.refusesWith = undefined;
  await send(sent, accountId);
  await waitUntil(async () => (await statusOf(sent)) === 'sent', 'the mail to be sent');
  expect(await records.findById(sent).lean()).toMatchObject({ to: '', params: {} });
});

it('writes nothing to an address that nobody has confirmed, and to no account that there is not', async () => {
  const { email, accountId } = await identity.register();
  await identity.mail.newestTo(email);
  await send(`export-ready ${uuidv7()}`, accountId);
  await identity.settle();
  expect(identity.mail.mailsTo(email)).toHaveLength(1);
  await expect(send(`export-ready ${uuidv7()}`, uuidv7())).rejects.toMatchObject({ code: 'request.not-found' });
});

import { randomUUID } from 'node:crypto';
import { Mongo } from '@simmer/kit';
import { MailServer, waitUntil } from '@simmer/testing';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../authz/person';

const SUBJECT = 'New from your cooks';
const DAILY = { frequency: 'daily', hour: 17, includes_answers: true, time_zone: 'Europe/Berlin' };

let world: WorldUnderTest;
let mail: MailServer;
beforeAll(async () => {
  mail = await MailServer.start();
  world = await worldUnderTest({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await world.close();
  await mail.close();
}, 60_000);

async function send(person: Person, subject: string, input: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const { status, text, body } = await person.send(operationOf(subject), input);
  if (status >= 400) throw new Error(`${subject}: ${text}`);
  return body;
}
const chosenBy = async (person: Person) => (await send(person, 'community.feed-mail.read-settings'))['frequency'];

/** Publishes a recipe, and waits until it is in the gallery. */
async function publish(cook: Person, title: string): Promise<void> {
  const { id } = await send(cook, 'recipes.recipe.create', { title, ingredients: ['1 leek'], instructions: ['Cook it.'], language: 'en' });
  await send(cook, 'recipes.recipe.publish', {
    ...{ id, published: true, form: 'recipe', license: 'cc-by', isOwn: true },
    ...{ cuisine: null, diets: [], credit_line: '', comes_from: '' },
  });
  await waitUntil(async () => (await cook.send(operationOf('community.rating.read'), { id })).status === 200, 'the recipe to be shown');
}

/** As if the hour of the mail had come. */
async function comeDue({ account }: Person): Promise<void> {
  const until = new Date();
  const mails = world.services.community.app.get(Mongo).connection.collection<{ _id: string }>('feed_mails');
  await mails.updateOne({ _id: account.id }, { $set: { until, dueAt: until } });
}

it('what followed cooks publish comes by mail once a cook has chosen so, until they end it in the mail without signing in', async () => {
  const [reader, author] = [await newPerson(world), await newPerson(world)];
  const username = `cook-${randomUUID().slice(0, 8)}`;
  await send(author, 'identity.profile.change', { username });
  await send(reader, 'community.chef.follow', { username, follows: true });
  await send(reader, 'community.feed-mail.change-settings', DAILY);
  await publish(author, 'Leek linguine');
  await comeDue(reader);
  const { text, headers } = await mail.mailTo(reader.account.email, SUBJECT);
  expect(text).toContain(
    `* Leek linguine, by ${username}\n  ${new URL(world.environment['PUBLIC_URL'] ?? '').origin}/app/community/recipe/`,
  );
  expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  const address = /^<(.*)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';

  const opened = await fetch(address, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, `/unsubscribe#token=${address.split('/').at(-1)}`]);
  expect(await chosenBy(reader)).toBe('daily');

  // as mailboxes do it: in either form, from another site, without a cookie
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]) {
    const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers: { origin: 'https://mail.example' }, body });
    expect([answer.status, await answer.json()]).toEqual([200, { ended: true }]);
    expect(await chosenBy(reader)).toBe('never');
  }
  const forged = await fetch(`${address.slice(0, -2)}xx`, { method: 'POST' });
  expect(forged.status).toBe(404);
  expect(mail.mailsTo(reader.account.email).filter(({ subject }) => subject === SUBJECT)).toHaveLength(1);
});

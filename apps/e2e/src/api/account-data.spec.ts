import { randomUUID } from 'node:crypto';
import { Mongo, ObjectStore, PersonalDataKeepers, PhotoReferenceFinder } from '@simmer/kit';
import { MailServer, waitUntil } from '@simmer/testing';
import { type Image, SERVICES_WITH_PERSONAL_DATA, showsPhotos } from '@simmer/contracts';
import { type WorldUnderTest, worldUnderTest } from '@simmer/world';
import { AccountDeletionService } from '@svc/identity';
import JSZip from 'jszip';
import type { Schema } from 'mongoose';
import { newPerson, operationOf, type Person } from '../authz/person';
import { resources } from '../authz/resources';
import { newCanary } from '../authz/sample-input';
import { VOICE_SETTINGS } from '../oauth/voice-platform';
import { cookWithEverything, type FullCook } from '../privacy/cook-with-everything';
import { Certificates } from '../voice/speaker';

/** What the deletion waits for before it asks every service once more. */
const LATER_MS = 60_000;

/** Models of which nothing is anybody's: ids of events, counts, and what was removed already. */
const IMPERSONAL = new Set([
  'AccountDeletion',
  'SignInAttempt',
  'AuditLogEntry',
  'AuditLogCheck',
  'WebhookEvent',
  'HelpVote',
  'ContactCounter',
  'PushKey',
]);

let world: WorldUnderTest;
let mail: MailServer;
let certificates: Certificates;
beforeAll(async () => {
  mail = await MailServer.start();
  certificates = await Certificates.make();
  world = await worldUnderTest({ ...VOICE_SETTINGS, ...certificates.settings, SMTP_URL: mail.url });
});
afterAll(async () => {
  await world.close();
  await mail.close();
  await certificates.remove();
});

/** The same one each time, with the files that were made for them. */
let made: Promise<FullCook & { files: string[] }> | undefined;
const fullCook = () => (made ??= makeFullCook());
async function makeFullCook() {
  const before = await filesNow();
  const cook = await cookWithEverything(world, certificates);
  return { ...cook, files: await filesBeside(before) };
}

const send = (person: Person, subject: string, input: Record<string, unknown> = {}) => person.send(operationOf(subject), input);

/** Where in the stores one of these texts stands. */
async function foundInStores(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of SERVICES_WITH_PERSONAL_DATA) {
    const { connection } = world.services[name].app.get(Mongo);
    for (const { name: collection } of (await connection.db?.listCollections().toArray()) ?? [])
      for (const document of await connection.collection(collection).find().toArray())
        if (texts.some((text) => JSON.stringify(document).includes(text))) found.push(`${name}.${collection}`);
  }
  return [...new Set(found)].sort();
}

/** Lets so much time pass that every service is asked a second time. */
async function letTimePass(): Promise<void> {
  await world.settle();
  const deletions = world.services.identity.app.get(AccountDeletionService);
  const later = new Date(Date.now() + LATER_MS);
  for (let round = 0; round < 3; round += 1) {
    await deletions.resume(new AbortController().signal, later);
    await world.settle();
  }
}

async function exported(person: Person): Promise<JSZip> {
  const { status } = await send(person, 'identity.data-export.start', { id: randomUUID() });
  expect(status).toBe(202);
  const current = async () => (await send(person, 'identity.data-export.current')).body['export'] as { status: string } | undefined;
  await waitUntil(async () => ((await current())?.status ?? 'running') !== 'running', 'the export to end');
  expect(await current()).toMatchObject({ status: 'ready' });
  const response = await fetch(`${world.gatewayUrl}/api/account/export/file`, { headers: { cookie: person.cookie } });
  expect(response.headers.get('content-type')).toBe('application/zip');
  return JSZip.loadAsync(await response.arrayBuffer());
}

async function textsIn(zip: JSZip): Promise<string> {
  const texts = Object.values(zip.files).filter(({ name }) => name.endsWith('.json'));
  return (await Promise.all(texts.map((file) => file.async('string')))).join('\n');
}

it('has a feature that answers for everything that any service keeps', () => {
  for (const name of SERVICES_WITH_PERSONAL_DATA) {
    const { app } = world.services[name];
    const answered = new Set(
      app
        .get(PersonalDataKeepers)
        .all()
        .flatMap(({ models }) => models),
    );
    const kept = app.get(Mongo).connection.modelNames();
    expect([name, kept.filter((model) => !answered.has(model) && !IMPERSONAL.has(model) && !OF_KIT.has(model))]).toEqual([name, []]);
  }
});

/** Photos that wait to become those of a recipe, media's own records of photos, and copies of what a published recipe and a profile show. */
const SHOWS_NO_PHOTO = new Set(['Import', 'FileImportItem', 'Image', 'GalleryCard', 'Cook']);

/** Whether a schema has a field for a photo, at any depth. A field of any form is one only by its name. */
function holdsPhoto(schema: Schema): boolean {
  let isHolding = false;
  schema.eachPath((path, { schema: inner }: { schema?: Schema }) => {
    isHolding ||= /(?:image|photo|picture)/i.test(path) || (inner !== undefined && holdsPhoto(inner));
  });
  return isHolding;
}

it('asks every service that shows a photo before one is removed', () => {
  for (const name of SERVICES_WITH_PERSONAL_DATA) {
    const { app } = world.services[name];
    const declared = app
      .get(PhotoReferenceFinder)
      .all()
      .flatMap(({ models }) => models);
    expect([name, declared.length > 0]).toEqual([name, showsPhotos(name)]);
    const { models } = app.get(Mongo).connection;
    const showing = Object.values(models).filter(({ modelName, schema }) => holdsPhoto(schema) && !SHOWS_NO_PHOTO.has(modelName));
    expect([name, showing.map(({ modelName }) => modelName).filter((model) => !declared.includes(model))]).toEqual([name, []]);
  }
});

const OF_KIT = new Set(['DeadLetter', 'SentEvent', 'StreamCheckpoint', 'Reconciliation']);

describe('the file of everything', () => {
  it('holds each text that the cook wrote, and the pictures', async () => {
    const { person, canaries, passing } = await fullCook();
    const zip = await exported(person);
    const told = await textsIn(zip);
    expect([...canaries].filter(([, canary]) => !told.includes(canary)).map(([what]) => what)).toEqual([]);
    expect([...passing].filter(([, canary]) => told.includes(canary)).map(([what]) => what)).toEqual([]);
    expect(Object.keys(zip.files).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  });

  it('holds nothing that opens anything', async () => {
    const person = await newPerson(world);
    const told = await textsIn(await exported(person));
    for (const secret of ['passwordHash', 'sealedKey', 'argon2', 'grantId', person.cookie.split('=')[1] ?? ''])
      expect(told).not.toContain(secret);
  });

  it('holds nothing of another cook', async () => {
    const other = await newPerson(world);
    for (const resource of Object.values(resources)) await resource.make(other);
    expect(await textsIn(await exported(await newPerson(world)))).not.toContain(other.canary);
  });
});

describe('a deleted account', () => {
  const leave = async (person: Person, sharedRecipes: 'remove' | 'anonymous' = 'remove'): Promise<void> => {
    await world.settle();
    expect((await send(person, 'identity.account-deletion.start', { sharedRecipes })).status).toBe(202);
  };

  it('leaves nothing in any store and no file of its own', async () => {
    const { person, canaries, untold, passing, files } = await fullCook();
    expect(await foundInStores([...passing.values()])).toEqual([]);
    const before = await filesNow();
    await exported(person);
    files.push(...(await filesBeside(before)));
    expect(files.length).toBeGreaterThan(3);
    // a file is owned by its account's folder; pictures that everybody may see are owned by their record
    expect(files.filter((key) => !key.startsWith('images/') && !key.includes(`/${person.account.id}/`))).toEqual([]);
    await leave(person);
    await letTimePass();
    expect(await foundInStores([...canaries.values(), ...untold.values(), ...passing.values()])).toEqual([]);
    // ids alone, for a week, so that a service that was away hears what it missed
    expect((await foundInStores([person.account.id])).filter((place) => !place.endsWith('.sent_events'))).toEqual([]);
    expect((await filesNow()).filter((key) => files.includes(key))).toEqual([]);
  });

  it('is signed out at once, and answers from then on as if it never was', async () => {
    const person = await newPerson(world);
    await leave(person);
    expect((await send(person, 'identity.account.current')).code).toBe('access.signed-out');
    expect((await person.signInElsewhere()).code).toBe('identity.wrong-credentials');
    const again = await person.registerAgain();
    expect(again.status).toBe(201);
    expect((again.body['account'] as { id: string }).id).not.toBe(person.account.id);
  });

  it('takes the recipes that it shared with it, or leaves them without a name', async () => {
    const titles = async () => {
      const { items } = (await send(await newPerson(world), 'community.gallery.list', { limit: 100 })).body as {
        items: { title: string; author: string }[];
      };
      return items;
    };
    const removed = await newPerson(world);
    const kept = await newPerson(world);
    for (const person of [removed, kept]) {
      const id = await resources.recipe.make(person);
      await send(person, 'recipes.recipe.publish', { id, published: true, isOwn: true });
    }
    await leave(removed);
    await leave(kept, 'anonymous');
    await letTimePass();
    const shown = await titles();
    expect(shown.filter(({ title }) => title.includes(removed.canary))).toEqual([]);
    expect(shown.filter(({ title }) => title.includes(kept.canary))).toMatchObject([{ author: '' }]);
  });

  it('leaves whoever saved a recipe of it the photo, which is theirs', async () => {
    const [sender, saver] = [await newPerson(world), await newPerson(world)];
    const image_id = await resources.image.make(sender);
    const recipeId = String((await send(sender, 'recipes.recipe.create', { title: 'Leek soup', image_id })).body['id']);
    const shown = async (person: Person, id: string) => (await send(person, 'recipes.recipe.read', { id })).body['image'] as Image | null;
    await waitUntil(async () => (await shown(sender, recipeId)) !== null, 'the photo of the recipe');
    const { token } = (await send(sender, 'recipes.share-link.share-recipe', { id: randomUUID(), recipe_id: recipeId, days: 7 })).body;
    const id = randomUUID();
    expect((await send(saver, 'recipes.share-link.save-recipe', { token, id })).status).toBe(201);
    await leave(sender);
    await letTimePass();
    const kept = await shown(saver, id);
    expect(kept?.id).toBe(id);
    const files = await Promise.all((kept?.variants ?? []).map(({ url }) => fetch(world.gatewayUrl + url)));
    expect(files.map(({ status }) => status)).toEqual(files.map(() => 200));
    expect(files.length).toBeGreaterThan(0);
  });

  it('is removed by a service that was away when it was back', async () => {
    const person = await newPerson(world);
    await resources.recipe.make(person);
    await world.settle();
    const { connection } = world.services.recipes.app.get(Mongo);
    await world.services.recipes.stop();
    expect((await send(person, 'identity.account-deletion.start')).status).toBe(202);
    const deletions = world.services.identity.app.get(AccountDeletionService);
    await deletions.resume(new AbortController().signal, new Date(Date.now() + LATER_MS));
    expect(connection.readyState).not.toBe(1);
    await world.bootAgain('recipes');
    await letTimePass();
    expect(await foundInStores([person.canary])).toEqual([]);
  });

  it('tells the cook by mail, at an address that was confirmed', async () => {
    const person = await newPerson(world);
    const address = person.account.email;
    const { text } = await mail.newestTo(address);
    const token = /#token=([\w-]+)/.exec(text)?.[1];
    await send(person, 'identity.email.verify', { token });
    await send(person, 'identity.account-deletion.start');
    expect((await mail.newestTo(address, 2)).subject).toMatch(/deleted/i);
  });

  it('of staff stays until the role is taken away', async () => {
    const staff = await newPerson(world, 'staff');
    expect((await send(staff, 'identity.account-deletion.start')).code).toBe('identity.staff-cannot-leave');
  });

  it('is announced with what would go', async () => {
    const person = await newPerson(world);
    await resources.recipe.make({ ...person, canary: newCanary() });
    const { body } = await send(person, 'identity.account-deletion.preview');
    expect(body).toMatchObject({ household: [], features: expect.arrayContaining([{ feature: 'recipes', count: 1 }]) as unknown });
  });
});

const filesBeside = async (others: readonly string[]): Promise<string[]> => (await filesNow()).filter((key) => !others.includes(key));

async function filesNow(): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of world.services.gateway.app.get(ObjectStore).keys()) keys.push(key);
  // what is being written just now has no key of its own yet
  return keys.filter((key) => !key.startsWith('parts/'));
}

// npm run verify:privacy: a cook who has written into every field of every operation shares a household, exports everything, and is deleted while an export of
// everything, an export of recipes, an import of a file and an upload are under way: once with all services there and once with each of them down at the start.
// The file holds every text that is kept; passwords and what was only looked for were never kept; a minute later no text stands in a store, a file, Redis, the
// event stream or the log, nothing of the account lies in the object store, and the household is the other cook's alone.
// `--quick` takes one service down instead of each.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Readable } from 'node:stream';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { Redis } from 'ioredis';
import JSZip from 'jszip';
import { allEvents, SERVICES_WITH_PERSONAL_DATA, type ServiceWithPersonalData } from '@simmer/contracts';
import { Mongo, ObjectStore } from '@simmer/kit';
import { BusUnderTest, waitUntil } from '@simmer/testing';
import type { WorldUnderTest } from '@simmer/world';
import { newPerson, operationOf, type Person } from '../../apps/e2e/src/authz/person';
import { newPhoto } from '../../apps/e2e/src/authz/resources';
import { newCanary } from '../../apps/e2e/src/authz/sample-input';
import { VOICE_SETTINGS } from '../../apps/e2e/src/oauth/voice-platform';
import { cookWithEverything } from '../../apps/e2e/src/privacy/cook-with-everything';
import { Certificates } from '../../apps/e2e/src/voice/speaker';
import { typescriptFlags } from '../prepare/repository.mjs';
import { inWholeWorld } from './whole-world';

const GONE_WITHIN_MS = 60_000;
const DOWN_FOR_MS = 10_000;
const REPORT = 3;
const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, inside: { type: 'boolean', default: false } },
});

process.exitCode = options.inside ? await inside() : await outside();

/** Runs itself with its log in a file, so that the log is searched too. */
async function outside() {
  const folder = await temporaryFolder('privacy-log');
  const log = join(folder, 'log');
  const file = openSync(log, 'w');
  const own = process.argv.slice(2).filter((argument) => argument !== '--inside');
  const child = spawn(process.execPath, [...typescriptFlags, process.argv[1], '--inside', ...own], {
    stdio: ['ignore', file, file, 'pipe'],
    env: { ...process.env, LOG_LEVEL: 'debug' },
  });
  let told = '';
  for await (const chunk of child.stdio[REPORT] as Readable) {
    told += chunk;
    process.stdout.write(String(chunk).replaceAll(/^canary .*\n/gm, ''));
  }
  const code = child.exitCode ?? (await new Promise((resolve) => child.once('exit', resolve)));
  const written = readFileSync(log, 'utf8');
  const canaries = [...told.matchAll(/^canary (.*)$/gm)].map(([, canary]) => canary);
  const inLog = canaries.filter((canary) => written.includes(canary));
  const lines = written.split('\n').length;
  for (const canary of inLog) {
    const line = written.split('\n').find((one) => one.includes(canary));
    process.stdout.write(`FAILED  in the log: ${line?.slice(0, 300)}\n`);
  }
  process.stdout.write(`log: ${lines} lines, ${inLog.length} of ${canaries.length} texts found\n`);
  const isRight = code === 0 && inLog.length === 0 && canaries.length > 0;
  if (code !== 0 && !told.includes('passed')) process.stdout.write(written.slice(-3_000));
  process.stdout.write(`${isRight ? 'ok' : 'FAILED'}\n`);
  rmSync(folder, { recursive: true, force: true });
  return isRight ? 0 : 1;
}

function say(line: string): void {
  writeSync(REPORT, `${line}\n`);
}

async function inside() {
  const certificates = await Certificates.make();
  const run = async (world: WorldUnderTest): Promise<number> => {
    const down = SERVICES_WITH_PERSONAL_DATA.filter((name) => (options.quick ? name === 'recipes' : name !== 'identity'));
    let failed = 0;
    for (const service of [null, ...down]) failed += await round(world, certificates, service);
    say(`${1 + down.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  };
  try {
    // with a voice platform that accounts can be linked with
    return await inWholeWorld('privacy', run, { ...VOICE_SETTINGS, ...certificates.settings });
  } finally {
    await certificates.remove();
  }
}

/** Where something is still found, by kind of place. */
type Found = Record<string, string[]>;

async function round(world: WorldUnderTest, certificates: Certificates, service: ServiceWithPersonalData | null): Promise<number> {
  const { person, canaries, untold, passing } = await cookWithEverything(world, certificates);
  const mate = await newPerson(world);
  await joinHousehold(world, person, mate);
  const everyText = [...canaries.values(), ...untold.values(), ...passing.values()];
  for (const canary of everyText) say(`canary ${canary}`);
  await world.settle();
  const kept = await placesOf(world, passing);
  const missing = await missingInExport(world, person, canaries);
  await world.settle();
  if (service) await world.services[service].stop();
  const underWay = await startEverything(person);
  everyText.push(underWay.text);
  const { status } = await person.send(operationOf('identity.account-deletion.start'), { sharedRecipes: 'remove' });
  const begun = Date.now();
  if (service) {
    await wait(DOWN_FOR_MS);
    await world.bootAgain(service);
  }
  const { id } = person.account;
  let found: Found = await search(world, everyText, id);
  while (Object.values(found).some((one) => one.length > 0) && Date.now() - begun < GONE_WITHIN_MS) {
    await wait(1_000);
    found = await search(world, everyText, id);
  }
  const lastSeen = Math.round((Date.now() - begun) / 1_000);
  await wait(Math.max(0, GONE_WITHIN_MS - (Date.now() - begun)));
  found = await search(world, everyText, id);
  found = { ...found, household: await leftInHousehold(mate) };
  const places = Object.entries(found).map(([where, texts]) => `${where} ${texts.length}`);
  const isRight = status === 202 && missing.length === 0 && kept.length === 0 && Object.values(found).every((texts) => texts.length === 0);
  const who = service ? `${service} down for ${DOWN_FOR_MS / 1_000} s` : 'all there';
  say(
    `${isRight ? 'ok    ' : 'FAILED'}  ${who.padEnd(24)} in the file ${canaries.size - missing.length} of ${canaries.size}  of ${passing.size} that pass kept ${kept.length}  gone after ${lastSeen} s  under way ${underWay.begun} of ${underWay.asked}  left after 60 s: ${places.join(', ')}`,
  );
  for (const what of missing) say(`        not in the file: ${what}`);
  for (const what of kept) say(`        kept: ${what}`);
  for (const texts of Object.values(found)) for (const text of texts) say(`        left: ${text}`);
  return isRight ? 0 : 1;
}

/** The cook eats and plans with another one, and has opened the list and the week of both. */
async function joinHousehold(world: WorldUnderTest, person: Person, mate: Person): Promise<void> {
  const { body } = await mate.send(operationOf('identity.household.invite'), {});
  const joined = await person.send(operationOf('identity.household.join'), { token: body.token });
  if (joined.status !== 200) throw new Error(`Joining was answered with ${joined.status} ${joined.code}.`);
  await world.settle();
  await person.send(operationOf('recipes.shopping-list.make-link'), { id: mate.account.id });
  await person.send(operationOf('recipes.share-link.share-week'), { id: randomUUID(), first: '2026-11-23' });
  await person.send(operationOf('recipes.meal-plan-feed.make'), {});
}

/** Begins everything that goes on without the cook, and waits for none of it. */
async function startEverything(person: Person) {
  const text = newCanary();
  const recipe = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: text,
    recipeIngredient: ['1 leek'],
    recipeInstructions: 'Boil it.',
  };
  const file = (name, content) => new File([content], name);
  const asked = {
    'identity.data-export.start': { id: randomUUID() },
    'importer.export.start': { id: randomUUID(), format: 'simmer' },
    'importer.file-import.start': { id: randomUUID(), files: [file('recipes.json', JSON.stringify(recipe))] },
    'media.image.upload-file': { id: randomUUID(), file: await newPhoto() },
  };
  const replies = await Promise.all(Object.entries(asked).map(([subject, input]) => person.send(operationOf(subject), input)));
  // one whose service is down is refused
  return { text, asked: replies.length, begun: replies.filter(({ status }) => status < 300).length };
}

interface Named {
  id: string;
}

/** What the other cook still sees of whoever has gone. */
async function leftInHousehold(mate: Person): Promise<string[]> {
  const { members, eaters } = (await mate.send(operationOf('identity.household.read'), {})).body as { members: string[]; eaters: Named[] };
  const { items: links } = (await mate.send(operationOf('recipes.shopping-list.list-links'), { id: mate.account.id })).body as {
    items: Named[];
  };
  const others = (ids: readonly string[]) => ids.filter((id) => id !== mate.account.id);
  return [
    ...others(members).map((id) => `member ${id}`),
    ...others(eaters.map((eater) => eater.id)).map((id) => `eater ${id}`),
    ...links.map(({ id }) => `guest link ${id}`),
  ];
}

/** Which of these texts stand anywhere, and where. */
async function placesOf(world: WorldUnderTest, texts: ReadonlyMap<string, string>): Promise<string[]> {
  const found: string[] = [];
  if (Object.values(await search(world, [...texts.values()])).every((places) => places.length === 0)) return found;
  for (const [what, text] of texts) {
    const places = Object.values(await search(world, [text])).flat();
    if (places.length > 0) found.push(`${what} in ${places.join(', ')}`);
  }
  return found;
}

async function missingInExport(world: WorldUnderTest, person: Person, canaries: ReadonlyMap<string, string>): Promise<string[]> {
  await person.send(operationOf('identity.data-export.start'), { id: randomUUID() });
  const current = async () =>
    ((await person.send(operationOf('identity.data-export.current'), {})).body as { export: { status: string } }).export;
  await waitUntil(async () => (await current()).status !== 'running', 'the export to end', 60_000);
  const response = await fetch(`${world.gatewayUrl}/api/account/export/file`, { headers: { cookie: person.cookie } });
  const zip = await JSZip.loadAsync(await response.arrayBuffer());
  const texts = await Promise.all(Object.values(zip.files).map((file) => file.async('string')));
  const told = texts.join('\n');
  return [...canaries].filter(([, canary]) => !told.includes(canary)).map(([what]) => what);
}

/** Where these texts still stand, by kind of place, and which files are the account's. */
async function search(world: WorldUnderTest, texts: readonly string[], accountId = ''): Promise<Found> {
  const holds = (value: string) => texts.some((text) => value.includes(text));
  const stores: string[] = [];
  for (const service of SERVICES_WITH_PERSONAL_DATA) {
    const { connection } = world.services[service].app.get(Mongo);
    if (connection.readyState !== 1 || !connection.db) continue;
    for (const { name } of await connection.db.listCollections().toArray())
      for (const document of await connection.collection(name).find().toArray())
        if (holds(JSON.stringify(document))) stores.push(`${service}.${name} ${document._id}`);
  }
  const files: string[] = [];
  const objects = world.services.gateway.app.get(ObjectStore);
  for await (const key of objects.keys())
    if ((accountId && key.includes(accountId)) || holds(key) || holds((await objects.bytes(key)).toString('latin1'))) files.push(key);
  return { stores, files, redis: await searchRedis(world, holds), stream: await searchStream(world, holds) };
}

async function searchRedis(world: WorldUnderTest, holds: (value: string) => boolean): Promise<string[]> {
  const redis = new Redis(world.environment['REDIS_URL'] as string);
  const found: string[] = [];
  const read: Record<string, (key: string) => Promise<unknown>> = {
    string: (key) => redis.get(key),
    hash: (key) => redis.hgetall(key),
    list: (key) => redis.lrange(key, 0, -1),
    set: (key) => redis.smembers(key),
    zset: (key) => redis.zrange(key, '0', '-1'),
    stream: (key) => redis.xrange(key, '-', '+'),
  };
  for (const key of await redis.keys('*')) {
    const value = await read[await redis.type(key)]?.(key);
    if (holds(key) || holds(JSON.stringify(value ?? ''))) found.push(key);
  }
  redis.disconnect();
  return found;
}

async function searchStream(world: WorldUnderTest, holds: (value: string) => boolean): Promise<string[]> {
  const bus = new BusUnderTest(world.environment);
  const found: string[] = [];
  for (const event of allEvents())
    for (const payload of await bus.published(event)) if (holds(JSON.stringify(payload))) found.push(event.subject);
  await bus.close();
  return found;
}

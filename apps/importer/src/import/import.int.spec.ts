import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_IMPORTS_AT_ONCE, operations } from '@simmer/contracts';
import { incomingKey, ObjectStore } from '@simmer/kit';
import { cook, isolatedEnvironment, type ServiceUnderTest, serviceUnderTest, stagedFile, waitUntil } from '@simmer/testing';
import { v7 as newId } from 'uuid';
import { ImporterModule } from '../importer.module';
import { ImportRepository } from './import.repository';
import { ParserPool } from '../parsing/parser-pool';

const { import: imports } = operations.importer;

const RECIPE_PAGE = `<html><head><script type="application/ld+json">{"@context":"https://schema.org","@type":"Recipe","name":"Leek soup","recipeYield":"4","recipeIngredient":["3 leeks","1 l stock"],"recipeInstructions":["Soften the leeks.","Add the stock."]}</script></head><body><h1>Leek soup</h1></body></html>`;

let site: Server;
let host: string;
let folder: string;
let importer: ServiceUnderTest;

beforeAll(async () => {
  site = createServer((request, response) => {
    if (request.url === '/soup') response.writeHead(200, { 'content-type': 'text/html' }).end(RECIPE_PAGE);
    else if (request.url === '/essay') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>On soup</h1><p>Soup is good.</p>');
    else if (request.url?.startsWith('/answers-')) response.writeHead(Number(request.url.slice('/answers-'.length))).end();
    else if (request.url === '/hangs') response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  folder = await mkdtemp(join(tmpdir(), 'importer-'));
  importer = await serviceUnderTest('importer', ImporterModule, isolatedEnvironment({ OUTBOUND_ALLOWED_HOSTS: host, MEDIA_DIR: folder }));
});

afterAll(async () => {
  await importer.close();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
  await rm(folder, { recursive: true });
});

const start = (path: string, actor = cook()) =>
  importer.call(imports.start, { url: `http://${host}${path}` }, actor).then(({ id }) => ({ id, actor }));

async function ended({ id, actor }: { id: string; actor: ReturnType<typeof cook> }) {
  const read = () => importer.call(imports.read, { id }, actor);
  await waitUntil(async () => !['queued', 'running'].includes((await read()).status), 'the import to end');
  return read();
}

describe('an import', () => {
  it('says by a code that the page holds no recipe', async () => {
    const record = await ended(await start('/essay'));
    expect(record).toMatchObject({
      status: 'failed',
      recipeId: null,
      error: { code: 'not-extractable' },
    });
    expect(record.debug.length).toBeGreaterThan(2);
  });

  it.each([401, 403, 503])('knows a site that does not let us in by its %d, and gives the reason', async (status) => {
    const { error } = await ended(await start(`/answers-${status}`));
    expect(error).toEqual({ code: 'blocked', params: { status } });
  });

  it('says of a site that wants a pause that another try may work', async () => {
    const { error } = await ended(await start('/answers-429'));
    expect(error).toEqual({ code: 'asks-to-wait' });
  });

  it('does not take any other answer for a refusal', async () => {
    expect((await ended(await start('/answers-500'))).error?.code).toBe('http-status');
  });

  it('never reaches an address inside the network', async () => {
    const actor = cook();
    const { id } = await importer.call(imports.start, { url: 'http://127.0.0.1:9/recipe' }, actor);
    await expect(ended({ id, actor })).resolves.toMatchObject({ status: 'failed' });
  });

  it('can be cancelled, and stays cancelled', async () => {
    const running = await start('/hangs');
    await importer.call(imports.cancel, { id: running.id }, running.actor);
    await expect(ended(running)).resolves.toMatchObject({ status: 'cancelled' });
    await expect(importer.call(imports.cancel, { id: running.id }, running.actor)).rejects.toMatchObject({
      code: 'importer.already-finished',
    });
  });

  it('is one import however often it is asked for under one id', async () => {
    const actor = cook();
    const id = newId();
    const started = await Promise.all(
      Array.from({ length: 10 }, () => importer.call(imports.start, { id, url: `http://${host}/essay` }, actor)),
    );
    expect(new Set(started.map((record) => record.id))).toEqual(new Set([id]));
  });

  it('is refused under an id that was sent before with something else', async () => {
    const { id, actor } = await start('/essay');
    const again = (change: object) => importer.call(imports.start, { id, url: `http://${host}/essay`, ...change }, actor);
    await expect(again({ url: `http://${host}/soup` })).rejects.toMatchObject({ code: 'request.id-reused' });
    await expect(again({ allowDuplicate: true })).rejects.toMatchObject({ code: 'request.id-reused' });
    expect(await again({ allowDuplicate: false })).toMatchObject({ id });
  });

  it('is nobody else’s to read or to cancel', async () => {
    const { id } = await start('/essay');
    await expect(importer.call(imports.read, { id }, cook())).rejects.toMatchObject({ code: 'importer.not-found' });
    await expect(importer.call(imports.cancel, { id }, cook())).rejects.toMatchObject({ code: 'importer.not-found' });
    await expect(importer.call(imports.start, { id, url: `http://${host}/essay` }, cook())).rejects.toMatchObject({
      code: 'request.id-taken',
      message: 'This ID is already in use. Please choose another.',
    });
  });
});

describe('several imports at once', () => {
  type Sent = { id: string; url: string; allowDuplicate?: boolean };
  const send = (sent: Sent[], actor: ReturnType<typeof cook>) => importer.call(imports.startMany, { imports: sent }, actor);
  const at = (path: string): Sent => ({ id: newId(), url: `http://${host}${path}` });
  const codesIn = async (answer: ReturnType<typeof send>) => (await answer).results.map(({ problem }) => problem?.code ?? null);

  it('are each accepted under their own id, in the order sent, and each comes to its own end', async () => {
    const actor = cook();
    const sent = [at('/essay'), at('/answers-403'), at('/answers-500')];
    const { results } = await send(sent, actor);
    expect(results).toEqual(sent.map(({ id }) => ({ id, problem: null })));
    const ends = await Promise.all(sent.map(({ id }) => ended({ id, actor })));
    expect(ends.map(({ error }) => error?.code)).toEqual(['not-extractable', 'blocked', 'http-status']);
  });

  it('are one import for each id, however often they are sent', async () => {
    const actor = cook();
    const first = at('/essay');
    const sent = [first, at('/answers-403')];
    const answers = await Promise.all(Array.from({ length: 5 }, () => codesIn(send(sent, actor))));
    expect(answers).toEqual(Array.from({ length: 5 }, () => [null, null]));
    const { createdAt } = await ended({ id: first.id, actor });
    expect(await codesIn(send([...sent, ...sent], actor))).toEqual([null, null, null, null]);
    expect(await importer.call(imports.read, { id: first.id }, actor)).toMatchObject({ status: 'failed', createdAt });
  });

  it('are refused one by one: a wrong address, the id of another, one that was sent before with something else', async () => {
    const actor = cook();
    const [mine, others] = [await start('/essay', actor), await start('/essay')];
    const good = at('/essay');
    const answer = await send(
      [
        { id: newId(), url: 'soup' },
        { ...at('/essay'), id: others.id },
        good,
        { ...at('/soup'), id: mine.id },
        { id: newId(), url: `http://${host}/${'x'.repeat(2_048)}` },
      ],
      actor,
    );
    expect(answer.results.map(({ problem }) => [problem?.code, problem?.errors?.[0]?.pointer])).toEqual([
      ['request.invalid', '/url'],
      ['request.id-taken', '/id'],
      [undefined, undefined],
      ['request.id-reused', '/id'],
      ['request.invalid', '/url'],
    ]);
    await expect(ended({ id: good.id, actor })).resolves.toMatchObject({ error: { code: 'not-extractable' } });
  });

  it('go on when the process died before the queue knew of them, and a repeat is answered as accepted', async () => {
    const actor = cook();
    const sent = [at('/essay'), at('/answers-403')];
    for (const { id, url } of sent)
      await importer.get(ImportRepository).insert({
        ...{ _id: id, ownerId: actor.accountId, url },
        ...{ pageKey: null, allowDuplicate: false, recipeId: newId(), imageId: newId() },
      });
    const ends = await Promise.all(sent.map(({ id }) => ended({ id, actor })));
    expect(ends.map(({ error }) => error?.code)).toEqual(['not-extractable', 'blocked']);
    expect(await codesIn(send(sent, actor))).toEqual([null, null]);
  });

  it('are at least one, and no more than one request may bring', async () => {
    for (const sent of [[], Array.from({ length: MAX_IMPORTS_AT_ONCE + 1 }, () => at('/essay'))])
      await expect(send(sent, cook())).rejects.toMatchObject({ errors: [{ pointer: '/imports' }] });
  });
});

describe('an import whose service is stopped while it runs', () => {
  it('goes on when the service is back, however often that happens', async () => {
    const environment = isolatedEnvironment({ OUTBOUND_ALLOWED_HOSTS: host, MEDIA_DIR: folder });
    const [id, actor, url, stops] = [newId(), cook(), `http://${host}/hangs`, 5];
    const details: (string | undefined)[] = [];
    for (let stop = 1; stop <= stops; stop++) {
      const restarted = await serviceUnderTest('importer', ImporterModule, environment);
      await restarted.call(imports.start, { id, url }, actor);
      const debug = async () => (await restarted.call(imports.read, { id }, actor)).debug;
      await waitUntil(async () => (await debug()).length === stop, 'the import to be run');
      details.push((await debug()).at(-1)?.text);
      await (stop < stops ? restarted.stop() : restarted.close());
    }
    expect(details).toEqual(Array.from({ length: stops }, () => `GET ${url}`));
  });
});

describe('an import from the source of a page', () => {
  const objects = (): ObjectStore => importer.get(ObjectStore);

  async function send(html: string, url: string | null = null) {
    const [id, actor] = [newId(), cook()];
    await objects().put(incomingKey(actor.accountId, id), Buffer.from(html), 'text/html');
    await importer.call(imports.startFromPage, { id, url, page: stagedFile(incomingKey(actor.accountId, id)) }, actor);
    return { id, actor };
  }

  it('reads what the cook sent, fetches nothing, and keeps nothing of it', async () => {
    const sent = await send('<h1>On soup</h1><p>Soup is good.</p>');
    const record = await ended(sent);
    expect(record).toMatchObject({ url: null, status: 'failed', error: { code: 'not-extractable' } });
    expect(record.stages.map(({ name }) => name)).toEqual(['reading']);
    await waitUntil(async () => !(await objects().exists(incomingKey(sent.actor.accountId, sent.id))), 'the source to be removed');
  });

  it('takes no key but its own', async () => {
    const [id, actor] = [newId(), cook()];
    for (const other of [incomingKey(actor.accountId, newId()), incomingKey(cook().accountId, id)]) {
      await objects().put(other, Buffer.from(RECIPE_PAGE), 'text/html');
      await expect(importer.call(imports.startFromPage, { id, url: null, page: stagedFile(other) }, actor)).rejects.toMatchObject({
        errors: [{ pointer: '/page' }],
      });
      await expect(objects().exists(other)).resolves.toBe(true);
    }
  });

  it('says so when the source is not there', async () => {
    const [id, actor] = [newId(), cook()];
    await importer.call(imports.startFromPage, { id, url: null, page: stagedFile(incomingKey(actor.accountId, id)) }, actor);
    await expect(ended({ id, actor })).resolves.toMatchObject({
      error: { code: 'page-gone' },
    });
  });
});

describe('a process that reads', () => {
  /** An import whose page is open in a process that does not go on. */
  async function startStuck() {
    await ended(await start('/essay'));
    const [reader = 0] = importer.get(ParserPool).processIds;
    process.kill(reader, 'SIGSTOP');
    const running = await start('/essay');
    const isReading = async () => (await importer.call(imports.read, { id: running.id }, running.actor)).stages.at(-1)?.name === 'reading';
    await waitUntil(isReading, 'the page to be read');
    return { running, reader };
  }

  const isAlive = (id: number): boolean => importer.get(ParserPool).processIds.includes(id);

  it('fails one import when it dies, and the next is read by another', async () => {
    const { running, reader } = await startStuck();
    process.kill(reader, 'SIGKILL');
    await expect(ended(running)).resolves.toMatchObject({
      status: 'failed',
      error: { code: 'too-much' },
    });
    await expect(ended(await start('/essay'))).resolves.toMatchObject({ error: { code: 'not-extractable' } });
  });

  it('is ended when its import is cancelled', async () => {
    const { running, reader } = await startStuck();
    await importer.call(imports.cancel, { id: running.id }, running.actor);
    await expect(ended(running)).resolves.toMatchObject({ status: 'cancelled', error: null });
    await waitUntil(() => !isAlive(reader), 'the process to end');
  });
});

import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { nameResolver } from './name-resolver';

/** A name server that hears every question and answers none. */
let silent: Socket;
let servers: string[];
let lookUps = 0;
beforeAll(async () => {
  silent = createSocket('udp4', () => (lookUps += 1)).bind(0, '127.0.0.1');
  await once(silent, 'listening');
  servers = [`127.0.0.1:${(silent.address() as AddressInfo).port}`];
});
afterAll(() => void silent.close());

it('gives up on name servers that do not answer, and holds up nothing else meanwhile', async () => {
  const resolve = nameResolver({ servers, timeoutMs: 300 });
  const begun = Date.now();
  const lookups = Promise.allSettled(Array.from({ length: 20 }, (_, at) => resolve(`silent-${at}.example`)));
  await readFile(__filename);
  expect(Date.now() - begun).toBeLessThan(250);
  for (const outcome of await lookups) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'ETIMEOUT' } });
  expect(Date.now() - begun).toBeLessThan(3_000);
  expect(lookUps).toBeGreaterThanOrEqual(20);
});

it('asks nobody for this machine', async () => {
  await expect(nameResolver({ servers })('localhost')).resolves.toEqual(['127.0.0.1', '::1']);
});

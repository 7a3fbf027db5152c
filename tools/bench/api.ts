// npm run bench:api: what the way over the bus costs. The gateway and a service that answers at once run as processes of their own; the
// same question is asked over the bus and of a route inside the gateway, in turns, with one connection and with 64. Prints both and ends
// with 1 when a question over the bus, from the client and back, takes more than 0.6 ms (median, one connection) or when the bus costs more
// than five sixths of the throughput (64 connections).
import autocannon from 'autocannon';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname } from 'node:path';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { projectNode, typescriptFlags } from '../prepare/repository.mjs';
import { benchEnvironment, bootEcho, bootMeasuredGateway } from './measured-gateway';

const limits = { hopMilliseconds: 0.6, throughputShare: 1 / 6 };
const aim = 4_000;
const rounds = 3;
const secondsEach = 3;
const oneByOne = 1_000;
const routes = { 'in process': '/api/in-process', 'over the bus': '/api/account' };

const [part] = process.argv.slice(2);
if (part) await runPart(part);
else process.exitCode = (await measureAll()) ? 0 : 1;

async function runPart(name) {
  const { running, says } = await (name === 'gateway' ? bootMeasuredGateway() : bootEcho());
  process.stdout.write(`${says}\n`);
  process.once('SIGTERM', () => running.stop().then(() => process.exit(0)));
}

async function measureAll() {
  const folder = await temporaryFolder('bench');
  const infrastructure = process.env.NATS_URL ? undefined : await startInfrastructure({ dataDir: folder });
  Object.assign(process.env, infrastructure?.env);
  const environment = { ...process.env, NODE_ENV: 'production', ...benchEnvironment() };
  const parts: ChildProcess[] = [];
  try {
    const echo = await startPart('echo', environment, parts);
    const gateway = await startPart('gateway', environment, parts);
    return report(await measure(gateway, { cookie: `__Host-sid=${echo}` }));
  } finally {
    for (const child of parts) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    await infrastructure?.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves with the first line that the part says: its address, or the token of its session. */
async function startPart(name, env, parts) {
  const child = spawn(projectNode, [...typescriptFlags, import.meta.filename, name], {
    cwd: dirname(import.meta.dirname),
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  parts.push(child);
  const [said] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'close').then(([code]) => Promise.reject(new Error(`the ${name} ended with ${code}`))),
  ]);
  return String(said).trim();
}

/** Of one route: with one connection, and with 64. */
type Figure = 'medians' | 'rates' | 'busyRates' | 'busyMedians';
type Results = Record<string, Record<Figure, number>>;

async function measure(gateway: string, headers: Record<string, string>): Promise<Results> {
  const results = Object.fromEntries(
    Object.keys(routes).map((name) => [name, { medians: [], rates: [], busyRates: [], busyMedians: [] } as Record<Figure, number[]>]),
  );
  for (const path of Object.values(routes)) await askTogether(gateway + path, headers, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(routes)) {
      const alone = await askOneByOne(gateway + path, headers);
      const together = await askTogether(gateway + path, headers, secondsEach);
      results[name]?.medians.push(alone.median);
      results[name]?.rates.push(alone.rate);
      results[name]?.busyRates.push(together.requests.average);
      results[name]?.busyMedians.push(together.latency.p50);
    }
  }
  return Object.fromEntries(
    Object.entries(results).map(([name, lists]) => [
      name,
      Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, median(list)])) as Results[string],
    ]),
  );
}

/**
 * Median in ms and requests a second of one connection. autocannon counts whole milliseconds only, and Node's HTTP client takes a quarter of
 * one for itself: the request is written as it stands, and its answer is what comes back until the length it states is there.
 */
async function askOneByOne(url, headers) {
  const { hostname, port, pathname, host } = new URL(url);
  const socket = connect(Number(port), hostname).setNoDelay(true);
  const closed = new AbortController();
  socket.once('close', () => closed.abort(new Error(`${url} closed the connection.`)));
  await once(socket, 'connect');
  const asked = Buffer.from(`GET ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${headers.cookie}\r\n\r\n`);
  const times: number[] = [];
  for (let count = 0; count < oneByOne; count += 1) {
    const begun = performance.now();
    socket.write(asked);
    await wholeAnswer(socket, url, closed.signal);
    times.push(performance.now() - begun);
  }
  socket.destroy();
  return { median: median(times), rate: times.length / (times.reduce((sum, time) => sum + time, 0) / 1000) };
}

async function wholeAnswer(socket, url, signal) {
  let answer = '';
  for (;;) {
    const [piece] = await once(socket, 'data', { signal });
    answer += piece.toString('latin1');
    const headEnds = answer.indexOf('\r\n\r\n');
    if (headEnds < 0) continue;
    if (!answer.startsWith('HTTP/1.1 200')) throw new Error(`${url} answered ${answer.slice(0, headEnds)}`);
    const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
    if (length === undefined) throw new Error(`${url} answered without a length.`);
    if (answer.length >= headEnds + 4 + Number(length)) return;
  }
}

async function askTogether(url, headers, duration) {
  const result = await autocannon({ url, headers, connections: 64, duration });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  return result;
}

function report(results: Results): boolean {
  const print = (...cells) =>
    process.stdout.write(`${cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 14 : 18)).join('')}\n`);
  print('', 'p50 at 1 (ms)', 'requests/s at 1', 'p50 at 64 (ms)', 'requests/s at 64');
  for (const [name, { medians, rates, busyMedians, busyRates }] of Object.entries(results))
    print(name, medians.toFixed(3), Math.round(rates), busyMedians, Math.round(busyRates));
  const { 'over the bus': overTheBus, 'in process': inProcess } = results as Record<keyof typeof routes, Results[string]>;
  const wayOverTheBus = overTheBus.medians;
  const hop = wayOverTheBus - inProcess.medians;
  const share = overTheBus.busyRates / inProcess.busyRates;
  const checks: [holds: boolean, text: string][] = [
    [
      wayOverTheBus <= limits.hopMilliseconds,
      `a question over the bus takes ${wayOverTheBus.toFixed(3)} ms (at most ${limits.hopMilliseconds}), the bus's part of it ${hop.toFixed(3)} ms`,
    ],
    [
      share >= limits.throughputShare,
      `throughput over the bus is ${share.toFixed(2)} of the route in process (at least ${limits.throughputShare.toFixed(2)})`,
    ],
  ];
  for (const [holds, text] of checks) process.stdout.write(`${holds ? 'passed' : 'FAILED'}: ${text}\n`);
  process.stdout.write(`aim: ${aim} requests/s over the bus at 64, ${overTheBus.busyRates >= aim ? 'reached' : 'not reached'}\n`);
  return checks.every(([holds]) => holds);
}

function median(list: readonly number[]): number {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)] as number;
}

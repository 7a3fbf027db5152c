// npm run bench:api: what the way over the bus costs. The gateway and a service that answers at once run as processes of their own; the
// same question is asked over the bus and of a route inside the gateway, in turns, with one connection and with 64. Prints both and ends
// with 1 when the bus costs more than 0.6 ms (median, one connection) or more than five sixths of the throughput (64 connections).
import autocannon from 'autocannon';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { dirname, join } from 'node:path';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { bundled } from '../bundled.mjs';
import { projectNode, repository } from '../prepare/repository.mjs';

const limits = { hopMilliseconds: 0.6, throughputShare: 1 / 6 };
const aim = 4_000;
const rounds = 3;
const secondsEach = 3;
const oneByOne = 1_000;
const routes = { 'in process': '/api/in-process', 'over the bus': '/api/account' };

const entry = await bundled('bench-api', 'tools/bench/api.entry.ts');
const [part] = process.argv.slice(2);
if (part) await runPart(part);
else process.exitCode = (await measureAll()) ? 0 : 1;

async function runPart(name) {
  const { running, says } = await (name === 'gateway' ? entry.bootMeasuredGateway() : entry.bootEcho());
  process.stdout.write(`${says}\n`);
  process.once('SIGTERM', () => running.stop().then(() => process.exit(0)));
}

async function measureAll() {
  const infrastructure = process.env.NATS_URL ? undefined : await startInfrastructure({ dataDir: join(repository, '.data'), background: true });
  Object.assign(process.env, infrastructure?.env);
  const environment = { ...process.env, NODE_ENV: 'production', ...entry.benchEnvironment() };
  const parts = [];
  try {
    const echo = await startPart('echo', environment, parts);
    const gateway = await startPart('gateway', environment, parts);
    return report(await measure(gateway, { cookie: `__Host-sid=${echo}` }));
  } finally {
    for (const child of parts) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
  }
}

/** Resolves with the first line that the part says: its address, or the token of its session. */
async function startPart(name, env, parts) {
  const child = spawn(projectNode, [import.meta.filename, name], { cwd: dirname(import.meta.dirname), env, stdio: ['ignore', 'pipe', 'inherit'] });
  parts.push(child);
  const [said] = await Promise.race([once(child.stdout, 'data'), once(child, 'close').then(([code]) => Promise.reject(new Error(`the ${name} ended with ${code}`)))]);
  return String(said).trim();
}

async function measure(gateway, headers) {
  const results = Object.fromEntries(Object.keys(routes).map((name) => [name, { medians: [], rates: [], busyRates: [], busyMedians: [] }]));
  for (const path of Object.values(routes)) await askTogether(gateway + path, headers, 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, path] of Object.entries(routes)) {
      const alone = await askOneByOne(gateway + path, headers);
      const together = await askTogether(gateway + path, headers, secondsEach);
      results[name].medians.push(alone.median);
      results[name].rates.push(alone.rate);
      results[name].busyRates.push(together.requests.average);
      results[name].busyMedians.push(together.latency.p50);
    }
  }
  return Object.fromEntries(Object.entries(results).map(([name, lists]) => [name, Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, median(list)]))]));
}

/** Median in ms and requests a second of one connection: autocannon counts whole milliseconds only. */
async function askOneByOne(url, headers) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  for (let asked = 0; asked < oneByOne; asked += 1) {
    const begun = performance.now();
    await ask(url, headers, agent);
    times.push(performance.now() - begun);
  }
  agent.destroy();
  return { median: median(times), rate: times.length / (times.reduce((sum, time) => sum + time, 0) / 1000) };
}

function ask(url, headers, agent) {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject).end();
  });
}

async function askTogether(url, headers, duration) {
  const result = await autocannon({ url, headers, connections: 64, duration });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load`);
  return result;
}

function report(results) {
  const print = (...cells) => process.stdout.write(`${cells.map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 14 : 18)).join('')}\n`);
  print('', 'p50 at 1 (ms)', 'requests/s at 1', 'p50 at 64 (ms)', 'requests/s at 64');
  for (const [name, { medians, rates, busyMedians, busyRates }] of Object.entries(results)) print(name, medians.toFixed(3), Math.round(rates), busyMedians, Math.round(busyRates));
  const hop = results['over the bus'].medians - results['in process'].medians;
  const share = results['over the bus'].busyRates / results['in process'].busyRates;
  const checks = [
    [hop <= limits.hopMilliseconds, `the hop costs ${hop.toFixed(3)} ms (at most ${limits.hopMilliseconds})`],
    [share >= limits.throughputShare, `throughput over the bus is ${share.toFixed(2)} of the route in process (at least ${limits.throughputShare.toFixed(2)})`],
  ];
  for (const [holds, text] of checks) process.stdout.write(`${holds ? 'passed' : 'FAILED'}: ${text}\n`);
  process.stdout.write(`aim: ${aim} requests/s over the bus at 64, ${results['over the bus'].busyRates >= aim ? 'reached' : 'not reached'}\n`);
  return checks.every(([holds]) => holds);
}

function median(list) {
  return list.toSorted((one, other) => one - other)[Math.floor(list.length / 2)];
}

// Proves that no server can hang, crash or fill the importer: every kind of hostile answer ends in time with the right code.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { operations } from '@simmer/contracts';
import { cook, isolatedEnvironment, serviceUnderTest } from '@simmer/testing';
import { ImporterModule } from '@svc/importer';
import { answers, ordinary } from './import-hostile-answers';

const endsWithinMs = 30_000;
const ordinaryPages = 16;
const mostGrowth = 100 * 1_048_576;
const ended = new Set(['succeeded', 'failed', 'cancelled']);

const folder = await temporaryFolder('hostile');
const infrastructure = await startInfrastructure({ dataDir: folder });
const server = fork(join(import.meta.dirname, 'import-hostile-server.ts'));
let importer: Awaited<ReturnType<typeof bootImporter>>;
try {
  const [port] = await once(server, 'message');
  importer = await bootImporter(`127.0.0.1:${port}`);
  try {
    process.exitCode = await verify(`http://127.0.0.1:${port}`);
  } finally {
    await importer.tested.close();
  }
} finally {
  server.kill();
  await infrastructure.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function bootImporter(host) {
  Object.assign(process.env, infrastructure.env);
  const environment = isolatedEnvironment({ OUTBOUND_ALLOWED_HOSTS: host, MEDIA_DIR: join(folder, 'media') });
  const tested = await serviceUnderTest('importer', ImporterModule, environment);
  const actor = cook();
  return { tested, call: (name, input) => tested.call(operations.importer.import[name], input, actor) };
}

async function verify(origin) {
  // what a process at work holds is no growth
  await Promise.all(Array.from({ length: ordinaryPages }, () => outcomeOf(`${origin}/on-soup`)));
  const memory = watchMemory();
  const outcomes = await Promise.all(answers.map((_, at) => outcomeOf(`${origin}/${at}`)));
  const { heap, rss } = await memory.stop();
  const afterwards = await outcomeOf(`${origin}/on-soup`);

  const checks = [
    ...answers.map(({ name, message }, at) => ({
      name,
      isRight: outcomes[at].message === message && outcomes[at].ms <= endsWithinMs,
      said: `${seconds(outcomes[at].ms)} ${outcomes[at].message}`,
    })),
    {
      name: 'reads on afterwards',
      isRight: afterwards.message === ordinary.message,
      said: `${seconds(afterwards.ms)} ${afterwards.message}`,
    },
    { name: 'heap at its highest', isRight: heap < mostGrowth, said: growth(heap) },
    { name: 'memory afterwards', isRight: rss < mostGrowth, said: growth(rss) },
  ];
  for (const { name, isRight, said } of checks) process.stdout.write(`${isRight ? 'passed' : 'FAILED'}  ${name.padEnd(38)} ${said}\n`);
  const failed = checks.filter(({ isRight }) => !isRight).length;
  process.stdout.write(`${checks.length - failed} passed, ${failed} failed\n`);
  return failed > 0 ? 1 : 0;
}

/** How an import ends, and how long after it was asked for. */
async function outcomeOf(url) {
  const begun = performance.now();
  let asked = await importer.call('start', { url });
  while (!ended.has(asked.status)) {
    await wait(50);
    asked = await importer.call('read', { id: asked.id });
  }
  return { message: asked.error?.code ?? asked.status, ms: performance.now() - begun };
}

/** Growth of this process: the heap at its highest, and all of its memory when everything is over. */
function watchMemory() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  collect();
  const before = process.memoryUsage();
  let highest = 0;
  const sample = setInterval(() => (highest = Math.max(highest, process.memoryUsage().heapUsed)), 20);
  return {
    async stop() {
      clearInterval(sample);
      collect();
      // what native code holds is given back in turns of the event loop
      await wait(500);
      collect();
      return { heap: highest - before.heapUsed, rss: process.memoryUsage().rss - before.rss };
    },
  };
}

function seconds(ms) {
  return `${(ms / 1_000).toFixed(1)} s`.padStart(7);
}

function growth(bytes) {
  return `grew by ${(bytes / 1_048_576).toFixed(0)} MB`;
}

// npm run verify:api: our own OpenAPI, as its reader believes it. Schemathesis makes inputs that it allows and inputs that it does not, and sends them as a
// cook on the free plan, one on the premium plan and staff. No answer may be a 5xx, or have a status, type or form that the document does not name.
// Needs python3, and Linux with root for a network without anything but loopback.
// `--quick` leaves out the borders of every field and sends a tenth, `--seed` the same again, `--only recipes.recipe` asks operations alone whose id begins so.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { ensureToolbox } from '../../deploy/local/toolbox.mjs';
import { inRepository } from '../prepare/repository.mjs';
import { actingProxy } from './acting-proxy';
import { isLoopbackOnly, runLoopbackOnly } from './loopback-only';
import { type Promotions, promotions } from './promotions';
import { type RunningProduct, runProduct } from './running-product';
import { schemathesis } from './schemathesis';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, seed: { type: 'string' }, only: { type: 'string', default: '' } },
});
const atLeast = options.quick ? 2_000 : 20_000;
const seed = Number(options.seed ?? Date.now() % 100_000);
const kinds = ['free', 'premium', 'staff'];
const phases = ['examples', ...(options.quick ? [] : ['coverage']), 'fuzzing', 'stateful'];
const checks = ['not_a_server_error', 'status_code_conformance', 'content_type_conformance', 'response_schema_conformance'];
const say = (line) => process.stdout.write(`${line}\n`);

if (isLoopbackOnly()) {
  process.exitCode = await verify();
} else {
  // what comes from elsewhere comes first: an import of an address that was made up must not reach anybody
  await schemathesis();
  await ensureToolbox({ log: say });
  process.exitCode = await runLoopbackOnly();
}

async function verify() {
  say(`seed ${seed}`);
  const folder = await temporaryFolder('api');
  const running = await runProduct({
    settings: {
      LOG_LEVEL: 'error',
      GATEWAY_REQUESTS_PER_MINUTE: '0',
      GATEWAY_SIGN_INS_PER_HOUR: '0',
      GATEWAY_IMPORTS_PER_HOUR: '0',
      GATEWAY_CONTACT_MESSAGES_PER_HOUR: '0',
      GATEWAY_DRAWINGS_PER_MINUTE: '0',
    },
  });
  let promote: Promotions | undefined;
  try {
    const actors = (promote = await promotions({ ...process.env, ...running.environment }));
    const document = inRepository('docs', 'openapi.json');
    // the borders of every field, which are tried first, are most of the cases: what is left of the aim is made up
    const madeUp = options.quick ? atLeast : atLeast / 4;
    const perOperation = Math.ceil(madeUp / kinds.length / countOperations(document));
    // side by side, each in one thread of its own process: two threads of one lose their way in Python's parser now and then
    const results = await Promise.all(kinds.map((kind) => verifyAs(kind, { running, promote: actors, folder, document, perOperation })));
    return report(results);
  } finally {
    await promote?.close();
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function countOperations(document: string): number {
  const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } = JSON.parse(readFileSync(document, 'utf8'));
  const all = Object.values(paths).flatMap((path) => Object.values(path));
  return all.filter(({ operationId }) => operationId.startsWith(options.only)).length;
}

interface Task {
  running: RunningProduct;
  promote: Promotions;
  folder: string;
  document: string;
  perOperation: number;
}

async function verifyAs(kind: string, { running, promote, folder, document, perOperation }: Task) {
  const answers = { kind, cases: 0, ok: 0, refused: 0, slowest: 0, broken: new Map<string, string>(), statuses: new Map<number, number>() };
  const proxy = await actingProxy({
    url: running.url,
    signIn: () => newActor(kind, { running, promote }),
    seen: ({ method, path, status, ms, body }) => {
      answers.cases += 1;
      answers.statuses.set(status, (answers.statuses.get(status) ?? 0) + 1);
      answers[status < 400 ? 'ok' : 'refused'] += 1;
      answers.slowest = Math.max(answers.slowest, ms);
      if (status >= 500 || status === 0) answers.broken.set(`${method} ${path.split('?')[0]} ${status}`, body);
    },
  });
  const reportFile = join(folder, `${kind}.json`);
  const argv = ['run', document, '--url', proxy.url, '--seed', String(seed), '--max-examples', String(perOperation), '--no-color'];
  const only = options.only ? ['--include-operation-id-regex', `^${options.only.replaceAll('.', '[.]')}`] : [];
  const how = ['--phases', phases.join(','), '--continue-on-failure', '--request-timeout', '30'];
  const said = ['--report', 'json', '--report-json-path', reportFile, '--generation-database', 'none', '--warnings', 'off'];
  try {
    const output = await saidBy(await schemathesis(), [...argv, ...how, '--checks', checks.join(','), ...only, ...said]);
    return { ...answers, output, report: JSON.parse(readFileSync(reportFile, 'utf8')) };
  } finally {
    await proxy.stop();
  }
}

/** What a command prints, however it ends. */
async function saidBy(program: string, argv: string[]) {
  const child = spawn(program, argv, { cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return output;
}

/** Registers somebody of this kind. Resolves with the cookie of their session. */
async function newActor(kind: string, { running: { url }, promote }: Pick<Task, 'running' | 'promote'>): Promise<string> {
  // under one id it can be sent again
  const person = { requestId: randomUUID(), email: `${randomUUID()}@api.example`, password: `walnut-${randomUUID()}`, acceptsTerms: true };
  const response = await registered(url, person);
  const { account } = await response.json();
  await promote.confirmEmail(person.email);
  if (kind === 'premium') await promote.makePremium(account.id);
  if (kind === 'staff') await promote.makeStaff(person.email);
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

/** The service of accounts hashes a few passwords at a time, and tells the others to come again. */
async function registered(url: string, person: object) {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${url}/api/auth/register`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(person),
    });
    if (response.ok) return response;
    if (tries === 30) throw new Error(`Nobody can register: ${response.status} ${await response.text()}`);
    await wait(1_000);
  }
}

function report(results) {
  const columns = ['actor', 'operations', 'cases', 'answered', 'refused', '5xx', 'slowest', 'findings'];
  const line = (cells) => say(cells.map((cell) => String(cell).padStart(11)).join(''));
  line(columns);
  for (const { kind, cases, ok, refused, broken, slowest, report } of results)
    line([kind, report.operations.tested, cases, ok, refused, broken.size, `${Math.round(slowest)} ms`, findingsIn(report)]);
  for (const { kind, statuses } of results) {
    const counts = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${status}: ${count}`);
    say(`${kind.padEnd(11)}${counts.join('  ')}`);
  }
  for (const { kind, broken, output } of results.filter(isWrong)) {
    say(`\n== ${kind} ==`);
    for (const [what, body] of broken) say(`${what} ${body.slice(0, 300)}`);
    say(output);
  }
  const cases = results.reduce((sum, one) => sum + one.cases, 0);
  const isEnough = cases >= atLeast;
  say(`\n${cases} cases${isEnough ? '' : `, fewer than ${atLeast}`}`);
  const failed = results.filter(isWrong).length + (isEnough ? 0 : 1);
  say(`${results.length + 1 - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function findingsIn({ failures, errors }) {
  return [...failures, ...errors].reduce((sum, { count }) => sum + count, 0);
}

/** A run in which nothing was answered or nobody was refused has shown nothing. */
function isWrong({ report, broken, ok, refused }) {
  return !report.complete || findingsIn(report) > 0 || broken.size > 0 || ok === 0 || refused === 0;
}

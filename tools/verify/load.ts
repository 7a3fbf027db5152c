// npm run verify:load: the product under load, at its loopback address alone. A cook's list is timed alone and beside floods of one source: pages, links and
// tokens of nobody, drawings. Then 150 mixed requests a second of many cooks, and ten times as many with no budgets in front: what is too much is shed with 503
// and Retry-After, most of the peak is still answered, and all is well ten seconds later. `--quick` takes seconds in place of minutes. Ends with 1 when a goal is missed.
import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runProduct } from './running-product';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const seconds = options.quick ? { idle: 4, flood: 6, mixed: 20, over: 6 } : { idle: 10, flood: 20, mixed: 600, over: 30 };
/** Of docs/howto/measure.md: reads beside floods, mixed requests, and what is answered of the peak when ten times as much is asked. */
const goals = { besideFloodMs: 300, mixedMs: 200, mixedPerSecond: 150, goodput: 0.7, normalAgainSeconds: 10 };
const COOKS = 80;
const RECIPES_EACH = 3;
const FLOOD_CONNECTIONS = 16;
/** What one source gets in a minute, however often it asks. */
const [PAGES, SECRETS, PAINTINGS] = [300, 60, 60];
const REFUSALS = new Set([429, 503]);
/** What nobody has an answer to yet at any time: more would measure this program. */
const MOST_UNDER_WAY = 1_000;

const say = (line: string) => process.stdout.write(`${line}\n`);
const verdicts: boolean[] = [];
function judge(isRight: boolean, text: string): void {
  verdicts.push(isRight);
  say(`${isRight ? 'ok    ' : 'FAILED'}  ${text}`);
}

async function withProduct(settings: Record<string, string>, work: (asker: Asker) => Promise<void>): Promise<void> {
  const running = await runProduct({ settings });
  try {
    if (!['localhost', '127.0.0.1'].includes(new URL(running.url).hostname)) throw new Error(`${running.url} is not this machine.`);
    await work(new Asker(running.url));
  } finally {
    await running.stop();
  }
}

interface Question {
  from?: string;
  headers?: Record<string, string>;
  body?: object;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  ms: number;
}

interface Cook {
  from: string;
  headers: Record<string, string>;
  recipes: string[];
}

/** One source may be told apart from another: the product believes a proxy beside it. */
class Asker {
  private readonly url: URL;
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 256 });

  constructor(url: string) {
    this.url = new URL(url);
  }

  /** Resolves also when nothing came back: with status 0. */
  ask(method: string, path: string, { from = '192.0.2.1', headers = {}, body }: Question = {}): Promise<Answer> {
    const begun = performance.now();
    const sent = body === undefined ? undefined : JSON.stringify(body);
    const { hostname, port, origin } = this.url;
    return new Promise((resolve) => {
      const done = (status = 0, answered: IncomingHttpHeaders = {}) =>
        resolve({ status, headers: answered, ms: performance.now() - begun });
      const asked = request(
        {
          hostname,
          port,
          method,
          path,
          agent: this.agent,
          timeout: 10_000,
          headers: { origin, 'x-forwarded-for': from, ...(sent && { 'content-type': 'application/json' }), ...headers },
        },
        (response) =>
          response
            .resume()
            .on('end', () => done(response.statusCode, response.headers))
            .on('error', () => done(0)),
      );
      asked.on('timeout', () => asked.destroy()).on('error', () => done(0));
      asked.end(sent);
    });
  }

  /** Somebody with a few recipes. */
  async newCook(at: number): Promise<Cook> {
    const from = `198.51.100.${at % 250}`;
    const person = {
      requestId: randomUUID(),
      acceptsTerms: true,
      email: `${randomUUID()}@load.example`,
      password: `walnut-${randomUUID()}`,
    };
    const registered = await this.ask('POST', '/api/auth/register', { from, body: person });
    if (registered.status !== 201) throw new Error(`Nobody could be registered: ${registered.status}`);
    const headers = { cookie: (registered.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ') };
    const recipes = Array.from({ length: RECIPES_EACH }, (): string => randomUUID());
    for (const id of recipes)
      await this.ask('POST', '/api/recipes', { from, headers, body: { id, title: `Soup ${id}`, ingredients: ['1 l stock', '2 leeks'] } });
    return { from, headers, recipes };
  }
}

/** The time that a cook's list takes, asked for a few times a second. */
async function listTimes(asker: Asker, { from, headers }: Cook, forSeconds: number) {
  const until = performance.now() + forSeconds * 1_000;
  const times: number[] = [];
  while (performance.now() < until) {
    const { status, ms } = await asker.ask('GET', '/api/recipes', { from, headers });
    if (status !== 200) throw new Error(`A cook's list was answered with ${status}.`);
    times.push(ms);
    // 3 of the budget each: about 270 a minute with what comes between
    await wait(650);
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function besideFloods(asker: Asker): Promise<void> {
  const cooks: Cook[] = [];
  const secret = () => randomBytes(32).toString('base64url');
  const html = { accept: 'text/html' };
  const floods: Record<string, [most: number, next: () => [method: string, path: string, more?: Question]]> = {
    'front pages': [PAGES, () => ['GET', '/', { headers: html }]],
    'pages with an address each': [PAGES, () => ['GET', `/?from=${secret()}`, { headers: html }]],
    'lists of recipes as a page': [PAGES, () => ['GET', '/app/recipes', { headers: html }]],
    'share links of nobody': [PAGES, () => ['GET', `/share/${secret()}`, { headers: { accept: '*/*' } }]],
    'the API reference': [PAGES, () => ['GET', '/docs', { headers: html }]],
    'calendars of nobody': [SECRETS, () => ['GET', `/calendars/${secret()}/meal-plan.ics`]],
    'bearer tokens of nobody': [SECRETS, () => ['GET', '/api/recipes', { headers: { authorization: `Bearer simmer_${secret()}` } }]],
    'sessions of nobody': [SECRETS, () => ['GET', '/api/account', { headers: { cookie: `__Host-sid=${secret()}` } }]],
    'plates as pictures': [PAINTINGS, () => ['GET', `/plates/1.png?title=${secret()}`]],
  };
  for (let at = 0; at <= Object.keys(floods).length; at += 1) cooks.push(await asker.newCook(at));
  const [idleCook, ...others] = cooks as [Cook, ...Cook[]];
  // a server that has just started is slower than one that has answered for a while
  await Promise.all(
    Array.from({ length: 250 }, (_, at) => asker.ask('GET', at % 2 ? '/' : '/docs', { from: `192.0.2.${at}`, headers: html })),
  );
  const idle = await listTimes(asker, idleCook, seconds.idle);
  say(`        a cook's list alone: p50 ${idle.p50.toFixed(0)} ms, p95 ${idle.p95.toFixed(0)} ms`);
  let source = 1;
  for (const [name, [most, next]] of Object.entries(floods)) {
    const from = `203.0.113.${(source += 1)}`;
    const statuses = new Map<number, number>();
    const until = performance.now() + seconds.flood * 1_000;
    const flood = async () => {
      while (performance.now() < until) {
        const [method, path, more] = next();
        const { status } = await asker.ask(method, path, { from, ...more });
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const [times] = await Promise.all([
      listTimes(asker, others.pop() ?? idleCook, seconds.flood),
      ...Array.from({ length: FLOOD_CONNECTIONS }, flood),
    ]);
    const counted = [...statuses].sort(([one], [other]) => one - other).map(([status, count]) => `${count} x ${status}`);
    const answered = [...statuses].reduce((sum, [status, count]) => (REFUSALS.has(status) ? sum : sum + count), 0);
    judge(
      answered <= most && times.p95 < goals.besideFloodMs,
      `beside ${name}: p50 ${times.p50.toFixed(0)} ms, p95 ${times.p95.toFixed(0)} ms (${counted.join(', ')})`,
    );
  }
}

/** What cooks do, by how often. */
type Make = (cook: Cook) => [method: string, path: string, body?: object, headers?: Record<string, string>];
const MIXTURE: [often: number, make: Make][] = [
  [40, ({ recipes: [id] }) => ['GET', `/api/recipes/${id}`]],
  [20, () => ['GET', '/api/recipes']],
  [10, () => ['GET', '/api/shopping-lists']],
  [10, () => ['GET', '/api/meal-plan/2026-11-23']],
  [10, () => ['GET', '/api/account']],
  [5, () => ['GET', '/app/recipes', undefined, { accept: 'text/html' }]],
  [5, ({ recipes: [id] }) => ['PUT', `/api/recipes/${id}/rating`, { rating: 1 + Math.floor(Math.random() * 5) }]],
];
const TURNS = MIXTURE.flatMap(([often, make]) => Array.from({ length: often }, () => make));

function mixedRequest(asker: Asker, cooks: readonly Cook[], at: number): Promise<Answer> {
  const cook = cooks[at % cooks.length] as Cook;
  const [method, path, body, headers] = (TURNS[(at * 37) % TURNS.length] as Make)(cook);
  return asker.ask(method, path, {
    from: cook.from,
    headers: { ...cook.headers, ...headers },
    body,
  });
}

/** So many requests a second, whether the earlier ones were answered or not. */
async function atRate(asker: Asker, cooks: readonly Cook[], perSecond: number, forSeconds: number) {
  const answers: Answer[] = [];
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let sent = 0;
  let notSent = 0;
  while (performance.now() - begun < forSeconds * 1_000) {
    const due = Math.floor(((performance.now() - begun) / 1_000) * perSecond);
    for (; sent + notSent < due;) {
      if (underWay.size >= MOST_UNDER_WAY) {
        notSent += 1;
        continue;
      }
      const asked: Promise<void> = mixedRequest(asker, cooks, sent).then((answer) => {
        answers.push(answer);
        underWay.delete(asked);
      });
      underWay.add(asked);
      sent += 1;
    }
    await wait(5);
  }
  await Promise.all(underWay);
  const took = (performance.now() - begun) / 1_000;
  const good = answers.filter(({ status }) => status >= 200 && status < 300);
  return {
    answers,
    notSent,
    good: good.length / took,
    p95: percentile(
      good.map(({ ms }) => ms),
      0.95,
    ),
  };
}

/** As many as are answered, one after the other on each connection. */
async function peak(asker: Asker, cooks: readonly Cook[], forSeconds: number): Promise<number> {
  const until = performance.now() + forSeconds * 1_000;
  let [at, good] = [0, 0];
  const go = async () => {
    while (performance.now() < until) if ((await mixedRequest(asker, cooks, (at += 1))).status < 300) good += 1;
  };
  await Promise.all(Array.from({ length: 32 }, go));
  return good / forSeconds;
}

async function overload(asker: Asker): Promise<void> {
  const cooks: Cook[] = [];
  while (cooks.length < COOKS) cooks.push(await asker.newCook(cooks.length));
  await atRate(asker, cooks, goals.mixedPerSecond / 3, 5);

  const mixed = await atRate(asker, cooks, goals.mixedPerSecond, seconds.mixed);
  const errors = mixed.answers.filter(({ status }) => status < 200 || status >= 300);
  judge(
    errors.length === 0 && mixed.notSent === 0 && mixed.p95 < goals.mixedMs,
    `${goals.mixedPerSecond} mixed requests/s for ${seconds.mixed} s: p95 ${mixed.p95.toFixed(0)} ms, ${errors.length} of ${mixed.answers.length} not answered well`,
  );

  const most = await peak(asker, cooks, Math.max(5, seconds.over / 2));
  const over = await atRate(asker, cooks, goals.mixedPerSecond * 10, seconds.over);
  const shed = over.answers.filter(({ status }) => status === 503);
  const others = over.answers.filter(({ status }) => status !== 503 && (status < 200 || status >= 300));
  const sayWhen = shed.filter(({ headers }) => Number(headers['retry-after']) > 0);
  judge(
    over.good >= goals.goodput * most,
    `${goals.mixedPerSecond * 10} requests/s for ${seconds.over} s: ${over.good.toFixed(0)} answered a second, ${((over.good / most) * 100).toFixed(0)} % of the peak of ${most.toFixed(0)}`,
  );
  judge(
    others.length === 0 && sayWhen.length === shed.length,
    `what was too much: ${shed.length} shed with 503, ${sayWhen.length} of them with Retry-After, ${over.notSent} not sent, ${others.length} failed otherwise (${[...new Set(others.map(({ status }) => status))].join(', ') || 'none'})`,
  );
  const back = await secondsUntilNormal(asker, cooks);
  judge(back <= goals.normalAgainSeconds, `normal again ${back.toFixed(1)} s later`);
}

/** Until ten questions in a row are answered as fast as they should be. */
async function secondsUntilNormal(asker: Asker, cooks: readonly Cook[]): Promise<number> {
  const begun = performance.now();
  for (let inARow = 0; inARow < 10 && performance.now() - begun < 60_000;) {
    const { status, ms } = await mixedRequest(asker, cooks, inARow);
    inARow = status < 300 && ms < goals.mixedMs ? inARow + 1 : 0;
  }
  return (performance.now() - begun) / 1_000;
}

function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Infinity;
}

say(`load of this machine before: ${loadavg()[0].toFixed(1)}`);
await withProduct({}, besideFloods);
await withProduct({ GATEWAY_REQUESTS_PER_MINUTE: '0' }, overload);
say(`${verdicts.filter(Boolean).length} passed, ${verdicts.filter((one) => !one).length} failed`);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

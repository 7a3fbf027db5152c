// npm run bench:public: what visitors get out of the gateway's memory, one list of the gallery and one page of a recipe, each asked by 64
// connections, and how long a signed-in cook waits meanwhile. On the built product with the demo content; the load of the machine stands above.
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import { inRepository } from '../prepare/repository.mjs';
import { accountOf, seedOnce } from '../prepare/seed.mjs';
import { runProduct } from '../verify/running-product';
import { mostCookedRecipe, signIn } from './product';

const SETTINGS = { GATEWAY_REQUESTS_PER_MINUTE: '0', GATEWAY_DRAWINGS_PER_MINUTE: '0', GATEWAY_SIGN_INS_PER_HOUR: '0', LOG_LEVEL: 'warn' };
const CONNECTIONS = 64;
const SECONDS = 10;
const ASKED_OF_COOK = 300;
/** Requests a second on two quiet cores, and how much longer a cook may wait meanwhile. */
const AIMS = { list: 8_000, page: 2_000, wait: 2 };

const dataDir = inRepository('.data-bench');
const say = (line: string) => process.stdout.write(`${line}\n`);

const running = await runProduct({ settings: SETTINGS, dataDir });
try {
  const cookie = await signIn(running.url, accountOf(await seedOnce({ dataDir, environment: running.environment })));
  const paths = { list: '/api/community/recipes?sort=trending&limit=12', page: await mostCookedRecipe(running.url) };
  await waitsOfCook(cookie);
  const alone = await waitsOfCook(cookie);
  say(
    `load average ${loadavg()[0]?.toFixed(1)}; ${CONNECTIONS} connections for ${SECONDS} s; a cook alone waits ${alone.toFixed(1)} ms (p95)`,
  );
  for (const [name, path] of Object.entries(paths)) {
    const asking = autocannon({
      url: running.url + path,
      headers: { 'accept-encoding': 'br', accept: name === 'page' ? 'text/html' : 'application/json' },
      connections: CONNECTIONS,
      duration: SECONDS,
      // a thread of its own: the cook's clock is not to wait for it
      workers: 1,
    });
    const wait = await waitsOfCook(cookie);
    const { requests, latency, non2xx, errors } = await asking;
    if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} refusals and ${errors} errors under load`);
    say(
      `${name}: ${Math.round(requests.average)} requests/s (aim ${AIMS[name as keyof typeof paths]}), p50 ${latency.p50} ms, p97.5 ${latency.p97_5} ms; ` +
        `a cook waits ${wait.toFixed(1)} ms (p95), ${(wait / alone).toFixed(1)} times as long (aim ${AIMS.wait})`,
    );
  }
} finally {
  await running.stop();
}

/** The 95th percentile in milliseconds of a cook who asks for their recipes, one question after the other. */
async function waitsOfCook(cookie: string): Promise<number> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED_OF_COOK; asked++) {
    const begun = performance.now();
    const response = await fetch(`${running.url}/api/recipes?limit=12`, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The cook was refused: ${response.status}`);
    times.push(performance.now() - begun);
  }
  return times.toSorted((one, other) => one - other)[Math.ceil(times.length * 0.95) - 1] as number;
}

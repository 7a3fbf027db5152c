// npm run verify:headers: every route and every page of the web app, its address written in ten ways, and asked for by staff with each method. Each answer
// brings all security headers, and no cookie but those that scripts and other hosts cannot read.
import { runHeaders } from '../../apps/e2e/src/http-rules/headers';
import { unmounted } from '../../apps/e2e/src/http-rules/routes';
import { inWholeWorld } from './whole-world';

const say = (line) => process.stdout.write(`${line}\n`);

process.exitCode = await inWholeWorld('headers', async (world) => {
  for (const route of unmounted(world)) say(`FAILED  ${route} is declared and not answered`);
  const cells = await runHeaders(world, { isThorough: true });
  const wrong = cells.filter((cell) => cell.wrong);
  for (const { address, spelling, wrong: what } of wrong) say(`FAILED  ${address}, ${spelling}: ${what}`);
  const line = (first, figures) => say(`${first.padEnd(30)}${figures.map((figure) => String(figure).padStart(10)).join('')}`);
  line('the address', ['answers', '2xx, 3xx', '4xx', '5xx', 'wrong']);
  for (const spelling of new Set(cells.map((cell) => cell.spelling))) {
    const ofIt = cells.filter((cell) => cell.spelling === spelling);
    const from = (low, high) => ofIt.filter(({ status }) => status >= low && status < high).length;
    line(spelling, [ofIt.length, from(200, 400), from(400, 500), from(500, 600), ofIt.filter((cell) => cell.wrong).length]);
  }
  const failed = wrong.length + unmounted(world).length;
  say(`\n${new Set(cells.map(({ address }) => address)).size} addresses`);
  say(`${cells.length - wrong.length} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});

// npm run verify:csrf: every route that writes, made from the contracts or not, is sent what another site can make a browser send, in each type of body that a
// form can have, with the cookie of somebody whom it would let in. All of it is refused, and nothing has changed afterwards.
import { openRoutesOf, runCrossSite } from '../../apps/e2e/src/http-rules/cross-site';
import { inWholeWorld } from './whole-world';

const say = (line) => process.stdout.write(`${line}\n`);

process.exitCode = await inWholeWorld('csrf', async (world) => {
  const cells = await runCrossSite(world);
  const wrong = cells.filter((cell) => cell.wrong);
  for (const { route, context, body, wrong: what } of wrong) say(`FAILED  ${route}, ${context}, ${body}: ${what}`);
  const line = (first, figures) => say(`${first.padEnd(40)}${figures.map((figure) => String(figure).padStart(10)).join('')}`);
  line('who makes the browser send it', ['routes', 'requests', 'wrong']);
  for (const context of new Set(cells.map((cell) => cell.context))) {
    const ofIt = cells.filter((cell) => cell.context === context);
    line(context, [new Set(ofIt.map(({ route }) => route)).size, ofIt.length, ofIt.filter((cell) => cell.wrong).length]);
  }
  say('\nOpen to other sites, since no cookie counts there or the operation says so:');
  for (const route of openRoutesOf(world)) say(`  ${route}`);
  say(`\n${cells.length - wrong.length} passed, ${wrong.length} failed`);
  return wrong.length === 0 ? 0 : 1;
});

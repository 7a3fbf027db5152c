// npm run verify:authz: every kind of actor asks for every operation, about what is their own, another's and nobody's. Who may call what is read from the
// contracts; what an id is about stands in apps/e2e/src/authz/expectations.ts. Whatever is private to the owner holds a text that no answer to anybody else
// may contain. `--quick` asks on the bus only for what HTTP cannot ask, as npm test does.
import { parseArgs } from 'node:util';
import { gapsInRows, runMatrix } from '../../apps/e2e/src/authz/matrix';
import { inWholeWorld } from './whole-world';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean', default: false } } });
const targets = ['own', 'foreign', 'missing', 'refused'];
const say = (line) => process.stdout.write(`${line}\n`);

process.exitCode = await inWholeWorld('authz', async (world) => {
  const gaps = gapsInRows();
  for (const gap of gaps) say(`FAILED  ${gap}`);
  return report(await runMatrix(world, { isThorough: !options.quick }), gaps.length);
});

function report(cells, gaps) {
  const wrong = cells.filter((cell) => cell.wrong);
  for (const cell of wrong) say(`FAILED  ${cell.operation}, ${cell.asker}, ${cell.target}: ${cell.wrong}`);
  const line = (first, figures) => say(`${first.padEnd(36)}${figures.map((figure) => String(figure).padStart(9)).join('')}`);
  line('who asks', [...targets, 'wrong']);
  for (const asker of new Set(cells.map((cell) => cell.asker))) {
    const theirs = cells.filter((cell) => cell.asker === asker);
    const of = (target) => theirs.filter((cell) => cell.target === target).length;
    line(asker, [...targets.map(of), theirs.filter((cell) => cell.wrong).length]);
  }
  const operations = new Set(cells.map((cell) => cell.operation)).size;
  say(`\n${operations} operations, ${cells.length} calls, ${wrong.filter((cell) => cell.hasLeaked).length} leaks`);
  say(`${cells.length - wrong.length} passed, ${wrong.length + gaps} failed`);
  return wrong.length + gaps === 0 ? 0 : 1;
}

// What htmlparser2 alone takes for the pages of an unpacked split, in one cold pass: the yardstick for the importer's time on any machine.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';

const [folder] = process.argv.slice(2);
const pages = readFileSync(join(folder, 'index.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const handler = { onopentag() {}, ontext() {}, onclosetag() {} };

const times = pages.map(({ htmlPath }) => {
  const html = readFileSync(join(folder, htmlPath), 'utf8');
  const start = performance.now();
  new Parser(handler).end(html);
  return performance.now() - start;
});

process.stdout.write(`${times.sort((one, other) => one - other)[Math.floor(times.length / 2)].toFixed(1)}\n`);

// How long the importer reads a page and what it keeps in memory: our own pages, read 1,000 times in one process.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readRecipePage } from '@simmer/recipe-reader';
import { pageOf } from './reading-pages';

const PAGES = 1_000;
const KEPT_AT = [100, PAGES];

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

const wall: number[] = [];
const processor: number[] = [];
const heap: number[] = [];
for (let number = 1; number <= PAGES; number++) {
  const { html, url, kind } = pageOf(number);
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const { recipe } = readRecipePage(html, url);
  wall.push(performance.now() - start);
  const { user, system } = process.cpuUsage(cpuBefore);
  processor.push((user + system) / 1_000);
  if (recipe?.ingredients.length !== 10 || recipe.instructions.length !== 4)
    throw new Error(`The recipe of a page with ${kind} was not read.`);
  if (KEPT_AT.includes(number)) heap.push(keptMegabytes());
}

process.stdout.write(
  [
    `page        ${Math.round(pageOf(1).html.length / 1_000)} kB, ${PAGES} of them, one process`,
    `time        median ${at(wall, 0.5)} ms, p95 ${at(wall, 0.95)} ms`,
    `processor   median ${at(processor, 0.5)} ms, p95 ${at(processor, 0.95)} ms (with the engine's own threads)`,
    `heap        ${KEPT_AT.map((count, index) => `${heap[index].toFixed(1)} MB after ${count} pages`).join(', ')}`,
    '',
  ].join('\n'),
);

function keptMegabytes() {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_048_576;
}

function at(values, share) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)].toFixed(2);
}

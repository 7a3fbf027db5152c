// The benchmark's command for recipe pages: JSON lines {id, url, htmlPath} in, {id, recipe, error, ms} out.
// With --calibration DIR it prints how sure lines were said to be and how many were wrong. `ms` is the time from the HTML in memory to the finished recipe, on the importer's own pipeline.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readRecipePage } from '@simmer/recipe-reader';
import { calibrationTable } from './calibration';

const [option, folder] = process.argv.slice(2);
if (option === '--calibration') {
  process.stdout.write(`${calibrationTable(folder)}\n`);
  process.exit();
}

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  if (line.trim()) process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}

function answer({ id, url, htmlPath }) {
  let start = performance.now();
  try {
    const html = readFileSync(htmlPath, 'utf8');
    start = performance.now();
    const { recipe } = readRecipePage(html, url);
    return { id, recipe, ms: elapsed(start) };
  } catch (error) {
    // the other pages still want their answers
    return { id, recipe: null, error: String(error), ms: elapsed(start) };
  }
}

function elapsed(start) {
  return Math.round((performance.now() - start) * 1_000) / 1_000;
}

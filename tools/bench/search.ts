// With --stdin: reads a library and questions, writes the answers of the search that the browser runs (see the comment in score.mjs beside the data).
import { createInterface } from 'node:readline';
import { allFoods } from '@simmer/foods/all';
import { RecipeIndex } from '@simmer/recipe-search';

if (!process.argv.includes('--stdin')) {
  process.stderr.write('Give a library and questions on standard input: npm run --silent bench:search -- --stdin\n');
  process.exit(2);
}
let index: RecipeIndex | undefined;
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const message = JSON.parse(line);
  if (message.recipes) {
    index = new RecipeIndex(allFoods(), message.recipes);
    continue;
  }
  if (!index) throw new Error('The first line has to be a library: {"recipes": [...]}.');
  const start = performance.now();
  const { hits } = index.search(message.q, 10);
  const ms = performance.now() - start;
  process.stdout.write(`${JSON.stringify({ id: message.id, hits: hits.map(({ id }) => id), ms })}\n`);
}

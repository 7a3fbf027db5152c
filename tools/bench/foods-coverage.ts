// Ingredient lines of the sets of labelled lines (ingredient-bench) and of whole recipes (import-bench) in a folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const jsonLines = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));

/** Lines that belong together, with the language where the set says it. */
export function* ingredientLines(folder) {
  for (const file of ['train.jsonl', 'dev.jsonl']) {
    const path = join(folder, 'ingredient-bench', file);
    if (existsSync(path))
      yield { set: 'ingredient-bench', language: 'en', lines: jsonLines(readFileSync(path, 'utf8')).map(({ text }) => text) };
  }
  const archive = join(folder, 'import-bench', 'dev.tar.gz');
  if (!existsSync(archive)) return;
  const read = (...files) =>
    execFileSync('tar', ['-xzOf', archive, '--wildcards', ...files], { encoding: 'utf8', maxBuffer: 512 * 1024 * 1024 });
  for (const expected of recipesIn(read('dev/expected/*.json')))
    if (expected.ingredients?.length) yield { set: 'import-bench', language: expected.language ?? null, lines: expected.ingredients };
}

/** The objects of several JSON files, one behind the other. */
function recipesIn(text) {
  return text
    .split(/(?<=^\})\n?(?=\{)/m)
    .filter((part) => part.trim())
    .map((part) => JSON.parse(part));
}

// npm run starter: checks the starter set (libs/starter/recipes) and packs it into libs/starter/src/packed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled } from './bundled.mjs';
import { inRepository } from './prepare/repository.mjs';

const { packRecipes, readStarterRecipes } = await bundled('starter-catalogue', 'libs/starter/src/catalogue/index.ts');
const sources = inRepository('libs/starter/recipes');
const packed = inRepository('libs/starter/src/packed');
const files = readdirSync(sources).filter((file) => file.endsWith('.yaml'));
const { recipes, kinds, problems } = await readStarterRecipes(
  files.map((file) => ({ file, text: readFileSync(join(sources, file), 'utf8') })),
);

mkdirSync(packed, { recursive: true });
for (const [language, list] of Object.entries(recipes)) {
  const text = `${inLines(packRecipes(list), 3)}\n`;
  writeFileSync(join(packed, `${language}.json`), text);
  process.stdout.write(`${language}: ${list.length} recipes, ${Math.round(gzipSync(text, { level: 9 }).length / 100) / 10} kB gzipped\n`);
}
writeFileSync(join(packed, 'kinds.json'), `${inLines(kinds, 1)}\n`);
if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} problems in the starter set\n`);
  process.exitCode = 1;
}

/** A line for each value of a column, so that a difference can be read. */
function inLines(value, depth) {
  if (depth === 0) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, one]) => (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `) + inLines(one, depth - 1),
  );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${close}`;
}

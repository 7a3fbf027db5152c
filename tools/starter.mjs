// npm run starter: checks the starter set (libs/starter/recipes) and packs it into libs/starter/src/packed.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled } from './bundled.mjs';
import { inRepository } from './prepare/repository.mjs';

const { readStarterRecipes } = await bundled('starter-catalogue', 'libs/starter/src/catalogue/index.ts');
const sources = inRepository('libs/starter/recipes');
const packed = inRepository('libs/starter/src/packed');
const files = readdirSync(sources).filter((file) => file.endsWith('.yaml'));
const { recipes, problems } = readStarterRecipes(files.map((file) => ({ file, text: readFileSync(join(sources, file), 'utf8') })));

mkdirSync(packed, { recursive: true });
for (const [language, list] of Object.entries(recipes)) {
  const text = `[\n${list.map((recipe) => JSON.stringify(recipe)).join(',\n')}\n]\n`;
  writeFileSync(join(packed, `${language}.json`), text);
  process.stdout.write(`${language}: ${list.length} recipes, ${Math.round(gzipSync(text, { level: 9 }).length / 100) / 10} kB gzipped\n`);
}
if (problems.length) {
  process.stderr.write(`${problems.join('\n')}\n${problems.length} problems in the starter set\n`);
  process.exitCode = 1;
}

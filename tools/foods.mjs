// npm run foods: checks the catalogue of foods (libs/foods/catalogue) and packs it into libs/foods/src/data/packed;
// what libs/culinary has to know of foods goes to libs/culinary/src/foods/words.json.
// npm run foods -- DIR: reads the figures of newly named rows from the tables of USDA SR28 in DIR (FOOD_DES.txt, WEIGHT.txt, ABBREV.csv).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bundled } from './bundled.mjs';
import { readUsda } from './foods/usda.mjs';
import { inRepository } from './prepare/repository.mjs';

const { buildCatalogue, leaveOutDerived, tell, wordsBelow } = await bundled('foods-catalogue', 'libs/foods/src/catalogue/index.ts');
const catalogue = inRepository('libs/foods/catalogue');
const packed = inRepository('libs/foods/src/data/packed');
const [tables] = process.argv.slice(2);

const sources = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
const known = existsSync(join(packed, 'figures.json')) ? JSON.parse(readFileSync(join(packed, 'figures.json'), 'utf8')) : {};
const usda = tables ? readUsda(tables) : known;
const { facts, languages: complete, problems } = buildCatalogue(sources(catalogue), sources(join(catalogue, 'words')), usda);
const languages = complete.map((names) => leaveOutDerived(names, facts));
for (const problem of problems) process.stderr.write(`${tell(problem)}\n`);

const lines = (rows) => rows.map((row) => JSON.stringify(row)).join(',\n');
const numbers = [...new Set(facts.sizes.flatMap((size) => size.usda ?? []))].filter((id) => usda[id]).sort((a, b) => a - b);
const files = {
  'facts.json': `{"foods":[\n${lines(facts.foods)}\n]}\n`,
  'sizes.json': `[\n${lines(facts.sizes)}\n]\n`,
  'figures.json': `{\n${numbers.map((id) => `"${id}":${JSON.stringify(usda[id])}`).join(',\n')}\n}\n`,
  ...Object.fromEntries(
    languages.map(({ language, names, words }) => [
      `${language}.json`,
      `{"language":"${language}","words":${JSON.stringify(words)},"names":[\n${lines(names)}\n]}\n`,
    ]),
  ),
};
mkdirSync(packed, { recursive: true });
for (const [file, text] of Object.entries(files)) writeFileSync(join(packed, file), text);
writeFileSync(inRepository('libs/culinary/src/foods/words.json'), `${JSON.stringify(wordsBelow(facts, complete), null, 2)}\n`);

const kilobytes = (file) => Math.round(gzipSync(files[file], { level: 9 }).length / 100) / 10;
const named = (names) => names.filter(Boolean).length;
process.stdout.write(
  `${facts.foods.length} entries, facts ${kilobytes('facts.json')} kB gzipped, sizes ${kilobytes('sizes.json')} kB, figures ${kilobytes('figures.json')} kB (${numbers.length} rows)\n`,
);
for (const { language, names } of languages)
  process.stdout.write(
    `${language}: ${named(names)} foods, ${names.join().split(/[,/]/).filter(Boolean).length} names, ${kilobytes(`${language}.json`)} kB gzipped\n`,
  );
if (problems.length) {
  process.stderr.write(`${problems.length} problems in the catalogue, told above\n`);
  process.exitCode = 1;
}

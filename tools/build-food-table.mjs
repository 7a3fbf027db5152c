// Builds libs/nutrition/src/foods/food-table.json from the tables of USDA SR28 (public domain) and the names in tools/food-table/names.txt.
// Use: node tools/build-food-table.mjs DIR, where DIR holds FOOD_DES.txt, WEIGHT.txt and ABBREV.csv, gzipped or not (one copy: shared/food-data/usda-sr28).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { foodNames } from './food-table/food-names.mjs';
import { portionsOf } from './food-table/portions.mjs';
import { inRepository } from './prepare/repository.mjs';

const directory = process.argv[2];
if (!directory) {
  process.stderr.write('Say where the tables of USDA SR28 are: node tools/build-food-table.mjs DIR\n');
  process.exit(2);
}

const read = (file) =>
  existsSync(join(directory, file)) ? readFileSync(join(directory, file)) : gunzipSync(readFileSync(join(directory, `${file}.gz`)));
const records = (file) =>
  read(file)
    .toString('latin1')
    .split(/\r\n|\r|\n/)
    .filter(Boolean)
    .map((line) => line.split('^').map((cell) => cell.replace(/^~|~$/g, '')));

/** In the order in which a food's figures are kept: columns of ABBREV.csv, per 100 g. */
const NUTRIENTS = [
  'Energ_Kcal',
  'Protein_(g)',
  'Lipid_Tot_(g)',
  'FA_Sat_(g)',
  'Carbohydrt_(g)',
  'Fiber_TD_(g)',
  'Sugar_Tot_(g)',
  'Sodium_(mg)',
];

const figures = new Map(
  Papa.parse(read('ABBREV.csv').toString('utf8'), { header: true, skipEmptyLines: true }).data.map((row) => [
    row.NDB_No.padStart(5, '0'),
    // a blank is unknown, not zero
    NUTRIENTS.map((name) => (row[name] === '' ? null : Number(Number(row[name]).toPrecision(3)))),
  ]),
);
const weights = Map.groupBy(records('WEIGHT.txt'), ([id]) => id);
const descriptions = records('FOOD_DES.txt').map(([id, group, description, , , maker]) => ({ id, group, description, maker }));

const named = foodNames(descriptions, readFileSync(inRepository('tools/food-table/names.txt'), 'utf8'));
const foods = named
  .filter(({ id }) => figures.has(id))
  .map(({ id, group, names, portions }) => [
    Number(id),
    Number(group) / 100,
    names.join('|'),
    figures.get(id),
    { ...portionsOf(weights.get(id) ?? []), ...portions },
  ]);

const file = inRepository('libs/nutrition/src/foods/food-table.json');
writeFileSync(file, `[\n${foods.map((food) => JSON.stringify(food)).join(',\n')}\n]\n`);
process.stdout.write(`${foods.length} foods, ${foods.reduce((sum, food) => sum + food[2].split('|').length, 0)} names: ${file}\n`);

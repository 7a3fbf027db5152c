// Reads the tables of USDA SR28 (public domain): FOOD_DES.txt, WEIGHT.txt and ABBREV.csv, gzipped or not.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { portionsOf } from './portions.mjs';

/** In the order of FIGURES of libs/foods: columns of ABBREV.csv, per 100 g. */
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

/** Figures per 100 g and portions of every food of the table, by its number. */
export function readUsda(directory) {
  const read = (file) =>
    existsSync(join(directory, file)) ? readFileSync(join(directory, file)) : gunzipSync(readFileSync(join(directory, `${file}.gz`)));
  const weights = Map.groupBy(
    read('WEIGHT.txt')
      .toString('latin1')
      .split(/\r\n|\r|\n/)
      .filter(Boolean)
      .map((line) => line.split('^').map((cell) => cell.replace(/^~|~$/g, ''))),
    ([id]) => Number(id),
  );
  const { data } = Papa.parse(read('ABBREV.csv').toString('utf8'), { header: true, skipEmptyLines: true });
  return Object.fromEntries(
    data.map((row) => {
      const id = Number(row.NDB_No);
      // a blank is unknown, not zero
      return [
        id,
        [NUTRIENTS.map((name) => (row[name] === '' ? null : Number(Number(row[name]).toPrecision(3)))), portionsOf(weights.get(id) ?? [])],
      ];
    }),
  );
}

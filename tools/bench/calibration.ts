// npm run bench:import -- --calibration DIR: how often a line is right that the reader said to be so and so sure of, by tenths, for an unpacked split of
// pages with expected answers. Rules and SURENESS are made on two thirds of the sites; the last third is kept aside, and only its figures say what to expect elsewhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipePage } from '@simmer/recipe-reader';

const THIRDS = 3;

const words = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    // what ½ is taken apart into
    .replaceAll('⁄', '/')
    .match(/\d+(?:[./]\d+)?|[\p{L}\p{M}]+/gu) ?? [];
const numbers = (list) => list.filter((word) => /^\d/.test(word));

/** An ingredient is right when the expected list has one with the same first amount and nearly the same words. */
function isSameIngredient(wanted, given) {
  if (numbers(wanted)[0] !== numbers(given)[0]) return false;
  const common = given.filter((word) => wanted.includes(word)).length;
  return 2 * common >= 0.8 * (wanted.length + given.length);
}

/** A step is right when its words stand in the expected steps. */
const isInSteps = (wanted, given) => given.filter((word) => wanted.has(word)).length >= 0.95 * given.length;

/** Sister sites, x.com and x.de, are one: what a rule learns from the first it knows of the second. */
export function isKeptAside(url: string): boolean {
  const [name = ''] = new URL(url).hostname.replace(/^(?:www\d?|m)\./, '').split('.');
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % THIRDS === 0;
}

export function calibrationTable(folder: string): string {
  const pages = readFileSync(join(folder, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const tenths = ['two thirds', 'kept aside'].map(() => Array.from({ length: 10 }, () => ({ lines: 0, wrong: 0 })));
  for (const { id, url } of pages) {
    const expected = JSON.parse(readFileSync(join(folder, 'expected', `${id}.json`), 'utf8'));
    const { recipe, provenance } = readRecipePage(readFileSync(join(folder, 'pages', `${id}.html`), 'utf8'), url);
    const count = (confidence: number, isRight: boolean) => {
      const tenth = tenths[isKeptAside(url) ? 1 : 0][Math.min(9, Math.floor(confidence * 10 + 1e-9))];
      tenth.lines++;
      if (!isRight) tenth.wrong++;
    };
    const wanted = textsOf(expected.ingredients).map(words);
    for (const [at, { text }] of (recipe?.ingredients ?? []).entries())
      count(
        provenance.ingredients?.lines?.[at] ?? 0,
        wanted.some((line) => isSameIngredient(line, words(text))),
      );
    const steps = new Set(textsOf(expected.instructions).flatMap(words));
    for (const [at, { text }] of (recipe?.instructions ?? []).entries())
      count(provenance.instructions?.lines?.[at] ?? 0, isInSteps(steps, words(text)));
  }
  const percent = ({ lines, wrong }) => (lines === 0 ? '-' : `${((100 * wrong) / lines).toFixed(1)} %`);
  const rows = tenths[0].map((own, tenth) => {
    const aside = tenths[1][tenth];
    return `${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)}   ${cell(own.lines)} ${cell(percent(own))}   ${cell(aside.lines)} ${cell(percent(aside))}`;
  });
  return ['said       two thirds: lines, wrong   kept aside: lines, wrong', ...rows].join('\n');
}

const cell = (value) => String(value).padStart(10);
const textsOf = (lines) => (Array.isArray(lines) ? lines : String(lines ?? '').split('\n')).map((line) => line.text ?? line.raw ?? line);

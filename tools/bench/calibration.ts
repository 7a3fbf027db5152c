// npm run bench:import -- --calibration DIR: how often a line is right that the reader said to be so and so sure of, by tenths, for an unpacked split of
// pages with expected answers. Even and odd pages are counted apart; both were seen when SURENESS was set, so pages of another split tell more.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecipePage } from '@simmer/recipe-reader';

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

export function calibrationTable(folder: string): string {
  const pages = readFileSync(join(folder, 'index.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const tenths = ['even pages', 'odd pages'].map(() => Array.from({ length: 10 }, () => ({ lines: 0, wrong: 0 })));
  for (const [index, { id, url }] of pages.entries()) {
    const expected = JSON.parse(readFileSync(join(folder, 'expected', `${id}.json`), 'utf8'));
    const { recipe, provenance } = readRecipePage(readFileSync(join(folder, 'pages', `${id}.html`), 'utf8'), url);
    const count = (confidence: number, isRight: boolean) => {
      const tenth = tenths[index % 2][Math.min(9, Math.floor(confidence * 10))];
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
  const rows = tenths[0].map((even, tenth) => {
    const odd = tenths[1][tenth];
    return `${(tenth / 10).toFixed(1)}–${((tenth + 1) / 10).toFixed(1)}   ${cell(even.lines)} ${cell(percent(even))}   ${cell(odd.lines)} ${cell(percent(odd))}`;
  });
  return ['said       even pages: lines, wrong   odd pages: lines, wrong', ...rows].join('\n');
}

const cell = (value) => String(value).padStart(10);
const textsOf = (lines) => (Array.isArray(lines) ? lines : String(lines ?? '').split('\n')).map((line) => line.text ?? line.raw ?? line);

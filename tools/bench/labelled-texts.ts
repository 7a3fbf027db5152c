// Reads the labelled texts of the paste labeller: "label<TAB>text" on each line, an empty line for an empty line.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../training/labelled-texts');

/** The texts of one split, with the label of every line that is not empty. */
export function labelledTexts(split) {
  return readdirSync(join(folder, split))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => {
      const rows = readFileSync(join(folder, split, name), 'utf8')
        .replace(/\n$/, '')
        .split('\n')
        .map((row) => row.split(/\t(.*)/s));
      return {
        name,
        text: rows.map(([, text = '']) => text).join('\n'),
        labels: rows.filter(([, text = '']) => text.trim() !== '').map(([label]) => label),
      };
    });
}

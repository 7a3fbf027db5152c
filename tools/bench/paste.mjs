// npm run --silent bench:paste: the share of lines of the labelled texts that the labeller gets right, and how long a text of 1,000 lines takes.
// Of the texts that are kept aside only counts are printed: their mistakes must not lead to rules.
import { bundled } from '../bundled.mjs';
import { labelledTexts } from './labelled-texts.mjs';

const { labelRecipeText, LINE_LABELS } = await bundled('recipe-text', 'libs/culinary/src/recipe-text/index.ts');
const say = (line = '') => process.stdout.write(`${line}\n`);
const percent = (right, all) => (all === 0 ? '-' : `${((100 * right) / all).toFixed(1)} %`);

for (const split of ['tuning', 'kept-aside']) report(split, labelledTexts(split));
say(`1,000 lines: ${medianMilliseconds().toFixed(0)} ms`);

function report(split, texts) {
  const labels = new Map(LINE_LABELS.map((label) => [label, { right: 0, all: 0 }]));
  const rows = texts.map(({ name, text, labels: given }) => {
    const found = labelRecipeText(text);
    if (found.length !== given.length) throw new Error(`${split}/${name}: ${given.length} lines labelled, ${found.length} found`);
    const right = given.filter((label, i) => {
      const count = labels.get(label);
      const isRight = found[i].label === label;
      count.all += 1;
      count.right += isRight ? 1 : 0;
      return isRight;
    }).length;
    return { name, right, all: given.length };
  });
  const [right, all] = rows.reduce((sum, row) => [sum[0] + row.right, sum[1] + row.all], [0, 0]);
  say(`${split}: ${right} of ${all} lines right, ${percent(right, all)}, in ${texts.length} texts`);
  for (const [label, count] of labels) say(`  ${label.padEnd(20)} ${String(count.right).padStart(4)} of ${String(count.all).padStart(4)}  ${percent(count.right, count.all)}`);
  for (const row of rows) say(`  ${row.name.padEnd(24)} ${String(row.right).padStart(3)} of ${String(row.all).padStart(3)}  ${percent(row.right, row.all)}`);
  say();
}

function medianMilliseconds() {
  const lines = labelledTexts('tuning').flatMap(({ text }) => text.split('\n'));
  const text = [...lines, ...lines].filter((line) => line.trim() !== '').slice(0, 1000).join('\n');
  const times = Array.from({ length: 41 }, () => {
    const started = performance.now();
    labelRecipeText(text);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[20];
}

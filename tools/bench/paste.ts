// npm run --silent bench:paste: the share of lines of the labelled texts that the labeller gets right, and how long a text of 1,000 lines takes.
// Of the texts that are kept aside only totals are printed: their mistakes must not lead to rules. Those from 41 on were written by others than
// the rules and are the stated figure.
import { labelRecipeText, LINE_LABELS } from '@simmer/culinary/recipe-text';
import { labelledTexts } from './labelled-texts';

const say = (line = '') => process.stdout.write(`${line}\n`);
const percent = (right, all) => (all === 0 ? '-' : `${((100 * right) / all).toFixed(1)} %`);

report('tuning', labelledTexts('tuning'));
const keptAside = labelledTexts('kept-aside');
const isNewer = ({ name }) => Number.parseInt(name, 10) > 40;
say(
  total(
    'kept-aside 1–40',
    scored(
      'kept-aside',
      keptAside.filter((text) => !isNewer(text)),
    ),
  ),
);
say(total('kept-aside 41–80', scored('kept-aside', keptAside.filter(isNewer))));
say(`1,000 lines: ${medianMilliseconds().toFixed(0)} ms`);

function scored(split, texts) {
  return texts.map(({ name, text, labels }) => {
    const found = labelRecipeText(text);
    if (found.length !== labels.length) throw new Error(`${split}/${name}: ${labels.length} lines labelled, ${found.length} found`);
    return { name, labels, isRight: labels.map((label, i) => found[i].label === label) };
  });
}

function total(name, rows) {
  const isRight = rows.flatMap((row) => row.isRight);
  const right = isRight.filter(Boolean).length;
  return `${name}: ${right} of ${isRight.length} lines right, ${percent(right, isRight.length)}, in ${rows.length} texts`;
}

function report(split, texts) {
  const rows = scored(split, texts);
  say(total(split, rows));
  for (const label of LINE_LABELS) {
    const own = rows.flatMap(({ labels, isRight }) => isRight.filter((_, i) => labels[i] === label));
    const right = own.filter(Boolean).length;
    say(`  ${label.padEnd(20)} ${String(right).padStart(4)} of ${String(own.length).padStart(4)}  ${percent(right, own.length)}`);
  }
  for (const { name, isRight } of rows) {
    const right = isRight.filter(Boolean).length;
    say(`  ${name.padEnd(24)} ${String(right).padStart(3)} of ${String(isRight.length).padStart(3)}  ${percent(right, isRight.length)}`);
  }
  say();
}

function medianMilliseconds() {
  const lines = labelledTexts('tuning').flatMap(({ text }) => text.split('\n'));
  const text = [...lines, ...lines]
    .filter((line) => line.trim() !== '')
    .slice(0, 1000)
    .join('\n');
  const times = Array.from({ length: 41 }, () => {
    const started = performance.now();
    labelRecipeText(text);
    return performance.now() - started;
  });
  return times.sort((a, b) => a - b)[20];
}

// Trains the labeller of pasted texts on the texts of training/ and tuning/ and writes its weights to libs/culinary.
//   node tools/train-line-labels.mjs [--check] [--wrong]
// With --check every text is labelled by a model trained on the others, the share of lines labelled right is printed, and nothing is written.
// The same texts give the same weights. Run it again when the texts, the vocabulary or the features change.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labelledTexts } from './bench/labelled-texts.ts';
import { bundled } from './bundled.mjs';
import { generator, trainCrf } from './train-ingredient-tagger.crf.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    wrong: { type: 'boolean', default: false },
    epochs: { type: 'string', default: '8' },
    rate: { type: 'string', default: '0.1' },
    sparsity: { type: 'string', default: '0.002' },
    folds: { type: 'string', default: '5' },
  },
});
const WEIGHTS = join(import.meta.dirname, '../libs/culinary/src/recipe-text/label-weights.ts');

// one bundle: the numbers of the features are counted in it
const { encodeFeature, encodeWeights, featureWords, saysSomething, labelLines, LINE_LABELS, modelInput, sourceLines } = await bundled(
  'line-labels',
  'tools/line-labels-entry.ts',
);

/** The vocabulary was written along with many of these texts: some of its signs are forgotten in copies, so that the model leans on them no more than it can elsewhere. */
const FORGOTTEN = 0.15;
/** What a line shows without a word being known. */
const WORDLESS = new Set([
  'amount',
  'address',
  'price',
  'digits',
  'question',
  'separated',
  'labelled',
  'comma',
  'commas',
  'capitals',
  'title-case',
  'exclaims',
  'mail',
  'phone',
  'handle',
  'stars',
  'crumbs',
  'stamp-line',
  'temperature',
  'name',
  'time-alone',
  'duration-mostly',
]);
const random = generator(1);

const texts = ['training', 'tuning'].flatMap((split) => labelledTexts(split).map(prepared));

if (options.check) check();
else {
  const model = train(texts);
  writeFileSync(WEIGHTS, moduleText(model));
  say(`${texts.length} texts, ${Object.values(model.features).join('\n').split('\n').length} features`);
}

function prepared({ name, text, labels: given }) {
  const lines = sourceLines(text);
  const { whole, features } = modelInput(lines);
  const firsts = lines.flatMap((line, i) => (line.continues ? [] : [i]));
  // a wrapped line counts as one line with the label of its beginning, as it does when it is labelled
  const labels = firsts.filter((_, i) => saysSomething(whole[i].line)).map((i) => LINE_LABELS.indexOf(given[i]));
  return {
    name,
    lines,
    given,
    labels,
    features,
    copies: [() => random() < FORGOTTEN, foreign()].map((forgets) => modelInput(lines, forgets).features),
  };
}

/** Forgets every sign that comes of words, and the headings of one text in three: what a text in a language that nobody taught looks like. */
function foreign() {
  const knowsHeadings = random() < 2 / 3;
  return (sign) => !(WORDLESS.has(sign) || (sign === 'section' && knowsHeadings));
}

/** A model in the form in which it is kept. */
function train(originals) {
  const sequences = originals.flatMap(({ labels, features, copies }) => [features, ...copies].map((list) => ({ labels, features: list })));
  const ids = new Map();
  for (const { features } of sequences) for (const list of features) for (const key of list) if (!ids.has(key)) ids.set(key, ids.size);
  const { weights, transitions } = trainCrf(
    sequences.map(({ features, labels }) => ({
      labels,
      gaps: labels.map(() => 0),
      ids: features.map((list) => Int32Array.from(list, (key) => ids.get(key))),
    })),
    {
      labels: LINE_LABELS.length,
      features: ids.size,
      gaps: 1,
      epochs: +options.epochs,
      rate: +options.rate,
      sparsity: +options.sparsity,
      seed: 1,
    },
  );
  const templates = {};
  for (const [key, id] of ids) {
    const letters = encodeFeature(weights.subarray(id * LINE_LABELS.length, (id + 1) * LINE_LABELS.length));
    const [template, value, second] = featureWords(key);
    if (letters !== '') (templates[template] ??= []).push(`${value} ${second} ${letters}`);
  }
  const features = Object.fromEntries(
    Object.entries(templates)
      .map(([template, rows]) => [template, rows.sort().join('\n')])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return { features, transitions: encodeWeights(transitions) };
}

function check() {
  let [right, all] = [0, 0];
  const folds = +options.folds;
  const mistakes = new Map();
  for (let fold = 0; fold < folds; fold++) {
    const held = texts.filter((_, i) => i % folds === fold);
    if (!held.length) continue;
    const model = train(texts.filter((_, i) => i % folds !== fold));
    for (const { name, lines, given } of held) {
      const found = labelLines(lines, model);
      const wrong = given.flatMap((label, i) => (label === found[i].label ? [] : [i]));
      right += given.length - wrong.length;
      all += given.length;
      say(`${name.padEnd(24)} ${given.length - wrong.length}/${given.length}`);
      for (const i of wrong) {
        const pair = `${given[i]} as ${found[i].label}`;
        mistakes.set(pair, (mistakes.get(pair) ?? 0) + 1);
        if (options.wrong) say(`    ${pair.padEnd(30)} ${found[i].confidence.toFixed(2)} ${lines[i].text.slice(0, 90)}`);
      }
    }
  }
  for (const [pair, count] of [...mistakes].sort((a, b) => b[1] - a[1])) say(`${String(count).padStart(4)} ${pair}`);
  say(`${right}/${all} lines right, ${((100 * right) / all).toFixed(2)} %`);
}

function moduleText({ features, transitions }) {
  const rows = Object.entries(features).map(([template, list]) => `    ${JSON.stringify(template)}: ${JSON.stringify(list)},`);
  return `// Written by tools/train-line-labels.mjs; not edited by hand.
import type { LabelModel } from './label-model';

/** Weights of the labeller of pasted texts. */
export const LABEL_WEIGHTS: LabelModel = {
  features: {
${rows.join('\n')}
  },
  transitions: '${transitions}',
};
`;
}

// Trains the tagger of English ingredient lines and writes its weights to libs/culinary.
//   node tools/train-ingredient-tagger.mjs LINES.jsonl [--holdout FOLD] [--out FILE]
// Lines are {"text","amounts":[{"quantity","quantityMax","unit"}],"name","comment"}. With --holdout every tenth line (from FOLD) is kept
// out of the training, the share of them that is labelled right is printed and no weights are written unless --out says where. The same
// lines give the same weights. Run it again when the tokens, the rules, the English vocabulary or the features change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { bundled } from './bundled.mjs';
import { alignLabels } from './train-ingredient-tagger.align.mjs';
import { trainCrf } from './train-ingredient-tagger.crf.mjs';

const say = (line) => process.stdout.write(`${line}\n`);

const { positionals, values: options } = parseArgs({
  allowPositionals: true,
  options: {
    holdout: { type: 'string' },
    out: { type: 'string' },
    epochs: { type: 'string', default: '15' },
    rate: { type: 'string', default: '0.2' },
    sparsity: { type: 'string', default: '0.00005' },
    rare: { type: 'string', default: '2' },
  },
});
const WEIGHTS = join(import.meta.dirname, '../libs/culinary/src/ingredients/tagger-weights.ts');
/** An alignment dearer than this does not tell which word is which. */
const UNCLEAR = 9;
/** Weights beyond this are cut off: no single feature is that sure. */
const STRONGEST = 3.1;

const { tokenize } = await bundled('tagger-tokens', 'libs/culinary/src/ingredients/tokens.ts');
const { readUnit } = await bundled('tagger-unit-aliases', 'libs/culinary/src/units/unit-aliases.ts');
const { featuresOf, GAPS, TEMPLATES } = await bundled('tagger-features', 'libs/culinary/src/ingredients/tagger-features.ts');
const { encodeWeight, createTagger } = await bundled('tagger-model', 'libs/culinary/src/ingredients/tagger-model.ts');

const atoms = [];
const numbers = new Map();
const rows = readFileSync(positionals[0], 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const lines = rows.flatMap((row) => {
  const tokens = tokenize(row.text, 'en');
  const words = tokens.filter((token) => token.kind !== 'mark');
  const { labels, cost } = alignLabels(words, row, readUnit);
  const { positions, gaps, features } = featuresOf(tokens, intern);
  return words.length && cost < UNCLEAR ? [{ tokens, labels, positions, gaps, features: valuesOf(features) }] : [];
});
const fold = options.holdout === undefined ? -1 : +options.holdout;
const training = lines.filter((_, i) => i % 10 !== fold);

const counts = new Map();
for (const { features } of training) {
  for (const list of features) list.forEach((value, t) => counts.set(`${t} ${value}`, (counts.get(`${t} ${value}`) ?? 0) + 1));
}
const ids = new Map();
for (const [key, count] of counts) if (count >= +options.rare) ids.set(key, ids.size);

const model = trainCrf(
  training.map(({ features, labels, gaps }) => ({
    labels,
    gaps,
    ids: features.map((list) => Int32Array.from(list.flatMap((value, t) => ids.get(`${t} ${value}`) ?? []))),
  })),
  { features: ids.size, gaps: GAPS, epochs: +options.epochs, rate: +options.rate, sparsity: +options.sparsity, seed: 1 },
);

const { kept, ...encoded } = encode();
const size = gzipSync(JSON.stringify(encoded), { level: 9 }).length;
say(`${training.length} lines, ${ids.size} features, ${kept} kept, ${size} bytes gzipped`);
if (fold >= 0)
  report(
    createTagger(encoded),
    lines.filter((_, i) => i % 10 === fold),
  );
if (fold < 0 || options.out) writeFileSync(options.out ?? WEIGHTS, moduleText(encoded));

/** For each word the values of the templates as the weights' file has them: both halves with a space between. */
function valuesOf(features) {
  const value = (i) => `${atoms[features[i] - 1]} ${atoms[features[i + 1] - 1]}`;
  return Array.from({ length: features.length / 2 / TEMPLATES }, (_, word) =>
    Array.from({ length: TEMPLATES }, (_, t) => value(2 * (word * TEMPLATES + t))),
  );
}

function intern(text) {
  if (!numbers.has(text)) numbers.set(text, atoms.push(text));
  return numbers.get(text);
}

function encode() {
  const step = STRONGEST / 31;
  const widest = Math.max(...model.transitions.map(Math.abs));
  /** @type {[feature: string, weights: string][][]} */
  const blocks = Array.from({ length: TEMPLATES }, () => []);
  for (const [key, id] of ids) {
    const weights = [...model.weights.subarray(id * 4, id * 4 + 4)].map((weight) => encodeWeight(weight, step)).join('');
    if (weights === 'gggg') continue;
    const space = key.indexOf(' ');
    blocks[+key.slice(0, space)].push([key.slice(space + 1), weights]);
  }
  const order = (a, b) => (a[0] < b[0] ? -1 : 1);
  return {
    kept: blocks.reduce((sum, block) => sum + block.length, 0),
    step,
    transitionStep: widest / 31,
    transitions: [...model.transitions].map((weight) => encodeWeight(weight, widest / 31)).join(''),
    tables: blocks.map((block) => {
      block.sort(order);
      return `${block.map(([value]) => value).join('\n')}\t${block.map(([, weights]) => weights).join('')}`;
    }),
  };
}

function report(tag, held) {
  let [right, words, wrong] = [0, 0, 0];
  for (const line of held) {
    const { labels } = tag(line.tokens);
    const misses = line.positions.filter((position, i) => labels[position] !== line.labels[i]).length;
    if (misses === 0) right += 1;
    wrong += misses;
    words += line.positions.length;
  }
  say(
    `held out: ${held.length} lines, ${((100 * right) / held.length).toFixed(2)} % wholly right, ${((100 * (words - wrong)) / words).toFixed(2)} % of words`,
  );
}

function moduleText(model) {
  return `// Written by tools/train-ingredient-tagger.mjs; not edited by hand.
import type { EncodedModel } from './tagger-model';

/** Weights of the tagger of English ingredient lines. */
export const TAGGER_WEIGHTS: EncodedModel = ${JSON.stringify(model, null, 2)};
`;
}

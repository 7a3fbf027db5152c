import { featureKey } from './feature-keys';
import { LINE_LABELS, type LineLabel } from './recipe-line';

const LABELS = LINE_LABELS.length;
const TITLE = LINE_LABELS.indexOf('title');

/** A trained linear-chain model: how strongly each feature speaks for each label, and each label for the one after it. */
export interface LabelModel {
  /** By template its features, one on a line: its values, then for each label with a weight the letter of the label and that of the weight. */
  readonly features: Readonly<Record<string, string>>;
  /** Letters from a label (row) to the next (column). */
  readonly transitions: string;
}

/** What a line was taken for, and how sure that is, 0 to 1. */
export interface LineLabelling {
  readonly label: LineLabel;
  readonly confidence: number;
  /** What it would be if it were not that. */
  readonly otherwise: LineLabel;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ZERO = 30;
const STEP = 0.16;

const letterOf = (weight: number): string => ALPHABET[Math.max(0, Math.min(ALPHABET.length - 1, Math.round(weight / STEP) + ZERO))]!;
const weightOf = (letter: string | undefined): number => (ALPHABET.indexOf(letter ?? '') - ZERO) * STEP;

/** Writes weights as one letter each, in steps of 0.16. */
export const encodeWeights = (weights: ArrayLike<number>): string => Array.from(weights, letterOf).join('');

/** Writes the weights of a feature, in pairs of letters; those that are nothing are left out. */
export const encodeFeature = (weights: ArrayLike<number>): string =>
  Array.from(weights, letterOf)
    .map((letter, y) => (letter === ALPHABET[ZERO] ? '' : `${ALPHABET[y]}${letter}`))
    .join('');

/** The most likely sequence of labels (Viterbi) with the probability of each (forward-backward); one line is the title. `names` tells which lines say the same. */
export function labelSequence(lines: readonly (readonly number[])[], names: readonly string[], model: LabelModel): LineLabelling[] {
  if (lines.length === 0) return [];
  const table = tableOf(model);
  const scores = scoresOf(lines, table);
  const path = bestPath(scores, table.transitions, lines.length);
  const marginals = marginalsOf(scores, table.transitions, lines.length);
  keepOneTitle(path, marginals, names);
  return path.map((y, t) => ({
    label: LINE_LABELS[y]!,
    confidence: Math.min(1, marginals[t * LABELS + y]!),
    otherwise: LINE_LABELS[highestBut(y, marginals.subarray(t * LABELS, (t + 1) * LABELS))]!,
  }));
}

/** What is less likely than this is no title, even where no other line is one. */
const LEAST_TITLE = 0.2;

/**
 * A text names its dish once: the likeliest line is the title, any other is what it would be next. Of lines that say the same (`names`), each
 * has a part of the chance of all, for a page says its title above its story and again above the recipe.
 */
function keepOneTitle(path: number[], marginals: Float64Array, names: readonly string[]): void {
  const chance = (t: number): number => marginals[t * LABELS + TITLE]!;
  const chances = new Map<string, number>();
  names.forEach((name, t) => chances.set(name, (chances.get(name) ?? 0) + chance(t)));
  const together = (t: number): number => chances.get(names[t] ?? '') ?? 0;
  const isBetter = (t: number, than: number): boolean => (together(t) - together(than) || chance(t) - chance(than)) > 0;
  const best = path.reduce((found, _, t) => (isBetter(t, found) ? t : found), 0);
  path.forEach((y, t) => {
    if (y === TITLE && t !== best) path[t] = highestBut(TITLE, marginals.subarray(t * LABELS, (t + 1) * LABELS));
  });
  if (together(best) > LEAST_TITLE) path[best] = TITLE;
}

interface Table {
  /** Where the weights of a feature begin. */
  readonly rows: ReadonlyMap<number, number>;
  readonly weights: Float64Array;
  readonly transitions: Float64Array;
}

const tables = new WeakMap<LabelModel, Table>();

function tableOf(model: LabelModel): Table {
  const known = tables.get(model);
  if (known) return known;
  const features = Object.entries(model.features).flatMap(([template, list]) =>
    list.split('\n').map((line) => [template, ...line.split(' ')]),
  );
  const table = {
    rows: new Map(features.map(([template = '', value, second], i) => [featureKey(template, value, second), i * LABELS])),
    weights: weightsOf(features.map(([, , , letters = '']) => letters)),
    transitions: Float64Array.from(model.transitions, weightOf),
  };
  tables.set(model, table);
  return table;
}

function weightsOf(features: readonly string[]): Float64Array {
  const weights = new Float64Array(features.length * LABELS);
  features.forEach((letters, row) => {
    for (let i = 0; i < letters.length; i += 2) weights[row * LABELS + ALPHABET.indexOf(letters[i]!)] = weightOf(letters[i + 1]);
  });
  return weights;
}

function scoresOf(lines: readonly (readonly number[])[], { rows, weights }: Table): Float64Array {
  const scores = new Float64Array(lines.length * LABELS);
  lines.forEach((keys, t) => {
    for (const key of keys) {
      const row = rows.get(key);
      if (row === undefined) continue;
      for (let y = 0; y < LABELS; y++) scores[t * LABELS + y]! += weights[row + y]!;
    }
  });
  return scores;
}

function bestPath(scores: Float64Array, transitions: Float64Array, length: number): number[] {
  const best = scores.slice();
  const from = new Uint8Array(length * LABELS);
  for (let t = 1; t < length; t++) {
    for (let y = 0; y < LABELS; y++) {
      let highest = -Infinity;
      for (let x = 0; x < LABELS; x++) {
        const score = best[(t - 1) * LABELS + x]! + transitions[x * LABELS + y]!;
        if (score <= highest) continue;
        highest = score;
        from[t * LABELS + y] = x;
      }
      best[t * LABELS + y]! += highest;
    }
  }
  let y = highestOf(best.subarray((length - 1) * LABELS));
  const path = [y];
  for (let t = length - 1; t > 0; t--) path.push((y = from[t * LABELS + y]!));
  return path.reverse();
}

const highestOf = (row: Float64Array): number => row.reduce((best, score, i) => (score > row[best]! ? i : best), 0);

const highestBut = (label: number, row: Float64Array): number => highestOf(row.map((share, y) => (y === label ? -1 : share)));

/** The probability of each label on each line, by the forward-backward algorithm with every row scaled to a sum of one. */
function marginalsOf(scores: Float64Array, transitions: Float64Array, length: number): Float64Array {
  const pairs = transitions.map(Math.exp);
  const emissions = scores.map((_, i) => Math.exp(scores[i]! - largest(scores, i - (i % LABELS))));
  const forward = emissions.slice();
  scaleRow(forward, 0);
  for (let t = 1; t < length; t++) {
    const [from, to] = [(t - 1) * LABELS, t * LABELS];
    for (let y = 0; y < LABELS; y++) {
      let sum = 0;
      for (let x = 0; x < LABELS; x++) sum += forward[from + x]! * pairs[x * LABELS + y]!;
      forward[to + y]! *= sum;
    }
    scaleRow(forward, to);
  }
  const backward = new Float64Array(length * LABELS).fill(1);
  for (let t = length - 2; t >= 0; t--) {
    const [at, next] = [t * LABELS, (t + 1) * LABELS];
    for (let x = 0; x < LABELS; x++) {
      let sum = 0;
      for (let y = 0; y < LABELS; y++) sum += backward[next + y]! * emissions[next + y]! * pairs[x * LABELS + y]!;
      backward[at + x] = sum;
    }
    scaleRow(backward, at);
  }
  const marginals = forward.map((share, i) => share * backward[i]!);
  for (let t = 0; t < length; t++) scaleRow(marginals, t * LABELS);
  return marginals;
}

function largest(values: Float64Array, from: number): number {
  let most = -Infinity;
  for (let i = from; i < from + LABELS; i++) most = Math.max(most, values[i]!);
  return most;
}

function scaleRow(values: Float64Array, from: number): void {
  let sum = 0;
  for (let i = from; i < from + LABELS; i++) sum += values[i]!;
  for (let i = from; i < from + LABELS; i++) values[i]! /= sum;
}

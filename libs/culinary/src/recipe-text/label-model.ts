import { LINE_LABELS, type LineLabel } from './recipe-line';

const LABELS = LINE_LABELS.length;
const TITLE = LINE_LABELS.indexOf('title');

/** A trained linear-chain model: how strongly each feature speaks for each label, and each label for the one after it. */
export interface LabelModel {
  /** Hundredths, one for each label in the order of {@link LINE_LABELS}. */
  readonly features: Readonly<Record<string, readonly number[]>>;
  /** Hundredths, from a label (row) to the next (column). */
  readonly transitions: readonly number[];
}

/** The most likely sequence of labels (Viterbi) with the probability of each (forward-backward); one line is the title. */
export function labelSequence(lines: readonly (readonly string[])[], model: LabelModel): { label: LineLabel; confidence: number }[] {
  if (lines.length === 0) return [];
  const table = tableOf(model);
  const scores = scoresOf(lines, table);
  const path = bestPath(scores, table.transitions, lines.length);
  const marginals = marginalsOf(scores, table.transitions, lines.length);
  keepOneTitle(path, marginals);
  return path.map((y, t) => ({ label: LINE_LABELS[y]!, confidence: Math.min(1, marginals[t * LABELS + y]!) }));
}

/** A title is rarely less likely than this where a text has one. */
const LEAST_TITLE = 0.02;

/** A text names its dish once: the likeliest line is the title, any other is what it would be next. */
function keepOneTitle(path: number[], marginals: Float64Array): void {
  const chance = (t: number): number => marginals[t * LABELS + TITLE]!;
  const best = path.reduce((found, _, t) => (chance(t) > chance(found) ? t : found), 0);
  path.forEach((y, t) => {
    if (y === TITLE && t !== best) path[t] = highestOf(marginals.subarray(t * LABELS, (t + 1) * LABELS).map((share, label) => (label === TITLE ? 0 : share)));
  });
  if (chance(best) > LEAST_TITLE) path[best] = TITLE;
}

interface Table {
  readonly features: ReadonlyMap<string, readonly number[]>;
  readonly transitions: Float64Array;
}

const tables = new WeakMap<LabelModel, Table>();

function tableOf(model: LabelModel): Table {
  const known = tables.get(model);
  if (known) return known;
  const table = { features: new Map(Object.entries(model.features)), transitions: Float64Array.from(model.transitions, (weight) => weight / 100) };
  tables.set(model, table);
  return table;
}

function scoresOf(lines: readonly (readonly string[])[], { features }: Table): Float64Array {
  const scores = new Float64Array(lines.length * LABELS);
  lines.forEach((names, t) => {
    for (const name of names) {
      const weights = features.get(name);
      if (weights) for (let y = 0; y < LABELS; y++) scores[t * LABELS + y]! += weights[y]! / 100;
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

function marginalsOf(scores: Float64Array, transitions: Float64Array, length: number): Float64Array {
  const forward = scores.slice();
  const backward = new Float64Array(length * LABELS);
  const terms = new Float64Array(LABELS);
  for (let t = 1; t < length; t++) {
    for (let y = 0; y < LABELS; y++) {
      for (let x = 0; x < LABELS; x++) terms[x] = forward[(t - 1) * LABELS + x]! + transitions[x * LABELS + y]!;
      forward[t * LABELS + y]! += logSum(terms);
    }
  }
  for (let t = length - 2; t >= 0; t--) {
    for (let x = 0; x < LABELS; x++) {
      for (let y = 0; y < LABELS; y++) terms[y] = backward[(t + 1) * LABELS + y]! + scores[(t + 1) * LABELS + y]! + transitions[x * LABELS + y]!;
      backward[t * LABELS + x] = logSum(terms);
    }
  }
  const total = logSum(forward.subarray((length - 1) * LABELS));
  return forward.map((value, i) => Math.exp(value + backward[i]! - total));
}

function logSum(terms: Float64Array): number {
  let most = -Infinity;
  for (const term of terms) if (term > most) most = term;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}

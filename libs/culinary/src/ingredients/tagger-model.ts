import type { Label } from './labels';
import type { LabelledTokens } from './line-labels';
import { FeatureTable } from './feature-table';
import { GAPS, TEMPLATES, featuresOf } from './tagger-features';
import type { Token } from './token';

/** Name, remark, quantity and unit: the labels a word can have. */
const LABELS = 4;
const PUNCTUATION = 4;
const TRANSITIONS = GAPS * LABELS * LABELS;
/** One character a weight; the middle one is zero. No character needs escaping in a string. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const ZERO = 32;

/** Weights of a linear-chain conditional random field as one text. */
export interface EncodedModel {
  /** What one step of the weights' scale is worth. */
  readonly step: number;
  readonly transitionStep: number;
  readonly transitions: string;
  /** For each template the values, one a line with a space between their halves, and after a tab four weight characters for each. */
  readonly tables: readonly string[];
}

interface Model {
  readonly atoms: ReadonlyMap<string, number>;
  /** From a feature to the first of its four weights. */
  readonly table: FeatureTable;
  readonly weights: Float32Array;
  readonly transitions: Float32Array;
}

const decode = (text: string, step: number): number[] => Array.from(text, (character) => (ALPHABET.indexOf(character) - ZERO) * step);

/** Encodes a weight as a character; the inverse of what {@link createTagger} reads. */
export function encodeWeight(weight: number, step: number): string {
  const level = Math.max(0, Math.min(ALPHABET.length - 1, Math.round(weight / step) + ZERO));
  return ALPHABET.charAt(level);
}

function readModel(encoded: EncodedModel): Model {
  const atoms = new Map<string, number>();
  const intern = (text: string): number => {
    const known = atoms.get(text);
    if (known !== undefined) return known;
    atoms.set(text, atoms.size + 1);
    return atoms.size;
  };
  const parts = encoded.tables.map((text) => text.split('\t'));
  const weights = parts.flatMap(([, coded = '']) => decode(coded, encoded.step));
  const table = new FeatureTable(weights.length / LABELS);
  let at = 0;
  parts.forEach(([values = '', coded = ''], template) => {
    for (const value of coded === '' ? [] : values.split('\n')) {
      const [first = '', second = ''] = value.split(' ');
      table.set(template, intern(first), intern(second), at);
      at += LABELS;
    }
  });
  return {
    atoms,
    table,
    weights: Float32Array.from(weights),
    transitions: Float32Array.from(decode(encoded.transitions, encoded.transitionStep)),
  };
}

/** A labeller for English lines from trained weights. Throws when the weights do not fit this code. */
export function createTagger(encoded: EncodedModel): (tokens: readonly Token[]) => LabelledTokens {
  if (encoded.tables.length !== TEMPLATES || encoded.transitions.length !== TRANSITIONS)
    throw new Error('The weights do not fit the tagger');
  const model = readModel(encoded);
  return (tokens) => tag(model, tokens);
}

function tag(model: Model, tokens: readonly Token[]): LabelledTokens {
  const labels: Label[] = tokens.map(() => PUNCTUATION);
  const { positions, features, gaps } = featuresOf(tokens, (text) => model.atoms.get(text) ?? 0);
  if (!positions.length) return { labels, confidence: 0 };
  const { path, confidence } = decodeBest(model, scoresOf(model, features), gaps);
  positions.forEach((position, i) => (labels[position] = path[i] as Label));
  return { labels, confidence };
}

/** Scores of the labels for each word, in a row. */
function scoresOf({ table, weights }: Model, features: Int32Array): Float64Array {
  const count = features.length / (2 * TEMPLATES);
  const scores = new Float64Array(count * LABELS);
  for (let i = 0; i < features.length; i += 2) {
    const [first, second] = [features[i]!, features[i + 1]!];
    if (first === 0 || second === 0) continue;
    const feature = i >> 1;
    const at = table.get(feature % TEMPLATES, first, second);
    if (at < 0) continue;
    const word = Math.floor(feature / TEMPLATES) * LABELS;
    for (let y = 0; y < LABELS; y++) scores[word + y]! += weights[at + y]!;
  }
  return scores;
}

/** The most probable labels (Viterbi) and their probability (forward sum). */
function decodeBest({ transitions }: Model, scores: Float64Array, gaps: readonly number[]): { path: number[]; confidence: number } {
  const best = scores.slice();
  const total = scores.slice();
  const back = new Uint8Array(scores.length);
  const terms = new Float64Array(LABELS);
  for (let t = 1; t < gaps.length; t++) {
    const [here, before, offset] = [t * LABELS, (t - 1) * LABELS, gaps[t]! * LABELS * LABELS];
    for (let y = 0; y < LABELS; y++) {
      let winner = 0;
      let most = -Infinity;
      for (let x = 0; x < LABELS; x++) {
        const link = transitions[offset + x * LABELS + y]!;
        terms[x] = total[before + x]! + link;
        if (best[before + x]! + link <= most) continue;
        most = best[before + x]! + link;
        winner = x;
      }
      back[here + y] = winner;
      best[here + y]! += most;
      total[here + y]! += logSum(terms);
    }
  }
  const ends = best.subarray(-LABELS);
  const path = [ends.indexOf(Math.max(...ends))];
  const confidence = Math.exp(ends[path[0]!]! - logSum(total.subarray(-LABELS)));
  for (let t = gaps.length - 1; t > 0; t--) path.push(back[t * LABELS + path.at(-1)!]!);
  return { path: path.reverse(), confidence };
}

function logSum(values: Float64Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

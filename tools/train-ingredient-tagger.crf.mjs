// A linear-chain conditional random field, trained by AdaGrad with regularised dual averaging (Xiao 2010; Duchi et al. 2011),
// which keeps most weights exactly zero and so the model small.

/** Trains on sequences of { ids: Int32Array[], labels: number[], gaps: number[] }; returns feature weights and transition weights. */
export function trainCrf(lines, { labels: LABELS = 4, features, gaps, epochs, rate, sparsity, seed }) {
  const size = features * LABELS;
  const transitions = gaps * LABELS * LABELS;
  const model = { weights: new Float64Array(size), transitions: new Float64Array(transitions) };
  const sums = { weights: new Float64Array(size), transitions: new Float64Array(transitions) };
  const squares = { weights: new Float64Array(size), transitions: new Float64Array(transitions) };
  const random = generator(seed);
  const order = lines.map((_, i) => i);
  let step = 0;

  const refresh = (part, i, penalty) => {
    const sum = sums[part][i];
    const excess = Math.abs(sum) - penalty * step;
    model[part][i] = excess <= 0 ? 0 : (Math.sign(sum) * rate * excess) / Math.sqrt(squares[part][i] + 1e-4);
  };
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      step++;
      const line = lines[index];
      for (const ids of line.ids) for (const id of ids) for (let y = 0; y < LABELS; y++) refresh('weights', id * LABELS + y, sparsity);
      const { marginals, pairs } = expectations(model, line, LABELS);
      for (let t = 0; t < line.labels.length; t++) {
        for (let y = 0; y < LABELS; y++) {
          const gradient = (line.labels[t] === y ? 1 : 0) - marginals[t * LABELS + y];
          if (Math.abs(gradient) < 1e-5) continue;
          for (const id of line.ids[t]) {
            sums.weights[id * LABELS + y] += gradient;
            squares.weights[id * LABELS + y] += gradient * gradient;
          }
        }
        if (t === 0) continue;
        for (let pair = 0; pair < LABELS * LABELS; pair++) {
          const observed = line.labels[t - 1] * LABELS + line.labels[t] === pair ? 1 : 0;
          const i = line.gaps[t] * LABELS * LABELS + pair;
          const gradient = observed - pairs[t * LABELS * LABELS + pair];
          sums.transitions[i] += gradient;
          squares.transitions[i] += gradient * gradient;
          refresh('transitions', i, 0);
        }
      }
    }
  }
  for (let i = 0; i < size; i++) refresh('weights', i, sparsity);
  return model;
}

/** Label marginals and label-pair marginals of a line (forward-backward). */
function expectations({ weights, transitions }, { ids, gaps }, LABELS) {
  const n = ids.length;
  const scores = new Float64Array(n * LABELS);
  for (let t = 0; t < n; t++) for (const id of ids[t]) for (let y = 0; y < LABELS; y++) scores[t * LABELS + y] += weights[id * LABELS + y];
  const pair = (t, from, to) => transitions[(gaps[t] * LABELS + from) * LABELS + to];
  const forward = scores.slice();
  const backward = new Float64Array(n * LABELS);
  const terms = new Float64Array(LABELS);
  for (let t = 1; t < n; t++) {
    for (let y = 0; y < LABELS; y++) {
      for (let x = 0; x < LABELS; x++) terms[x] = forward[(t - 1) * LABELS + x] + pair(t, x, y);
      forward[t * LABELS + y] += logSum(terms);
    }
  }
  for (let t = n - 2; t >= 0; t--) {
    for (let x = 0; x < LABELS; x++) {
      for (let y = 0; y < LABELS; y++) terms[y] = backward[(t + 1) * LABELS + y] + scores[(t + 1) * LABELS + y] + pair(t + 1, x, y);
      backward[t * LABELS + x] = logSum(terms);
    }
  }
  const total = logSum(forward.subarray((n - 1) * LABELS));
  const marginals = forward.map((value, i) => Math.exp(value + backward[i] - total));
  const pairs = new Float64Array(n * LABELS * LABELS);
  for (let t = 1; t < n; t++) {
    for (let x = 0; x < LABELS; x++) {
      for (let y = 0; y < LABELS; y++) {
        const log = forward[(t - 1) * LABELS + x] + pair(t, x, y) + scores[t * LABELS + y] + backward[t * LABELS + y] - total;
        pairs[(t * LABELS + x) * LABELS + y] = Math.exp(log);
      }
    }
  }
  return { marginals, pairs };
}

function logSum(terms) {
  let most = -Infinity;
  for (const term of terms) if (term > most) most = term;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}

/** Numbers from 0 to 1, by mulberry32: the same seed gives the same model. */
export function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function shuffle(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
}

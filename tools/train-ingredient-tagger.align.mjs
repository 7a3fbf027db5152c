// Finds the label of every token of a labelled line: the file gives amounts, name and comment as text, not positions.

const NAME = 0;
const REMARK = 1;
const QUANTITY = 2;
const UNIT = 3;
const LABELS = [NAME, REMARK, QUANTITY, UNIT];
const IMPOSSIBLE = 1e6;
const UNMATCHED_NAME_WORD = 5;
/** The gold counts sizes to the unit or drops them. */
const SIZES = new Set([
  'small',
  'large',
  'medium',
  'lg',
  'md',
  'sm',
  'good',
  'heaped',
  'heaping',
  'big',
  'thick',
  'thin',
  'scant',
  'generous',
  'level',
  'rounded',
  'each',
  'to',
  'x',
]);
const SWITCH = 0.1;
/** Of two equal numbers, one of which is the amount, the first is. */
const RATHER_AMOUNT = 0.05;

const stem = (word) => {
  if (/(?:leaves|loaves|halves)$/.test(word)) return word.replace(/ves$/, 'f');
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 3 && /(?:ches|shes|xes|sses|zes|toes)$/.test(word)) return word.slice(0, -2);
  return word.length > 2 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
};
const split = (text) =>
  String(text ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\u2044/g, '/')
    .toLowerCase()
    .replace(/['’`]s\b/g, 's')
    .replace(/(\d)([a-z])/g, '$1 $2')
    .split(/[^\p{L}\p{N}/.]+|(?<!\d)\.|\.(?!\d)/u)
    .filter((word) => word && word !== '/')
    .map(stem);
const near = (a, b) => a !== null && b !== null && Math.abs(a - b) < 0.006 * Math.max(1, Math.abs(b));
const numberOf = (word) => {
  const [, n, d] = /^(\d+)\/(\d+)$/.exec(word) ?? [];
  return n ? Number(n) / Number(d) : Number.isFinite(+word) ? +word : null;
};

/** Labels for the words of a line (tokens that are no marks), with the cost of the alignment: 0 to 1 is a clean one. */
export function alignLabels(words, gold, readUnit) {
  const name = split(gold.name);
  const comment = new Set(split(gold.comment));
  const commentNumbers = [...comment].map(numberOf).filter((value) => value !== null);
  const quantities = gold.amounts.flatMap((amount) => [amount.quantity, amount.quantityMax]).filter((value) => value !== null);
  const unitKeys = new Set(gold.amounts.map((amount) => amount.unit && readUnit(amount.unit)).filter(Boolean));
  const unitWords = new Set(gold.amounts.flatMap((amount) => split(amount.unit)));
  const parts = words.map((token) => (token.kind === 'number' ? [String(token.value)] : split(token.text)));

  const isListed = (i) => quantities.some((value) => near(value, words[i].value) || near(value, words[i].value * 12));
  const nameSteps = (i, k) => {
    if (words[i].kind === 'number') {
      const whole = near(numberOf(name[k] ?? 'x'), words[i].value);
      const mixed = near((numberOf(name[k] ?? 'x') ?? 0) + (numberOf(name[k + 1] ?? 'x') ?? NaN), words[i].value);
      return whole ? 1 : mixed ? 2 : 0;
    }
    return parts[i].length && parts[i].every((part, j) => name[k + j] === part) ? parts[i].length : 0;
  };
  const remarkCost = (i) => {
    if (words[i].kind === 'number') {
      const said = commentNumbers.some((value) => near(value, words[i].value) || near(value, Math.floor(words[i].value)));
      return said ? (isListed(i) ? RATHER_AMOUNT : 0) : 3;
    }
    if (parts[i].every((part) => comment.has(part))) return 0;
    return SIZES.has(words[i].folded) ? 0.5 : 3;
  };
  const quantityCost = (i) => {
    if (words[i].folded === 'dozen') return 0;
    if (words[i].value === null && !/^an?$/.test(words[i].folded)) return IMPOSSIBLE;
    return isListed(i) ? 0 : words[i].kind === 'number' ? 1 : 4;
  };
  const unitCost = (i) => {
    if (words[i].kind === 'number') return IMPOSSIBLE;
    const key = readUnit(words[i].text);
    if (key && unitKeys.has(key)) return 0;
    if (parts[i].every((part) => unitWords.has(part))) return 0;
    return key || words[i].folded === 'fl' ? 2 : IMPOSSIBLE;
  };

  // best[k][label]: cheapest way to have read k name words with this label last
  let best = new Map([[`0 ${QUANTITY}`, { cost: 0, path: [] }]]);
  for (let i = 0; i < words.length; i++) {
    const next = new Map();
    for (const [state, { cost, path }] of best) {
      const [k, last] = state.split(' ').map(Number);
      for (const label of LABELS) {
        const step = label === NAME ? nameSteps(i, k) : 0;
        const own =
          label === NAME ? (step ? 0 : IMPOSSIBLE) : label === REMARK ? remarkCost(i) : label === QUANTITY ? quantityCost(i) : unitCost(i);
        const total = cost + own + (label === last ? 0 : SWITCH);
        if (own >= IMPOSSIBLE) continue;
        const key = `${k + step} ${label}`;
        if (!next.has(key) || next.get(key).cost > total) next.set(key, { cost: total, path: [...path, label] });
      }
    }
    best = next;
  }
  let answer = { cost: IMPOSSIBLE, path: [] };
  for (const [state, { cost, path }] of best) {
    const total = cost + UNMATCHED_NAME_WORD * (name.length - Number(state.split(' ')[0]));
    if (total < answer.cost) answer = { cost: total, path };
  }
  return { labels: answer.path, cost: answer.cost - SWITCH * switches(answer.path) };
}

const switches = (path) => path.reduce((count, label, i) => count + (label === (path[i - 1] ?? QUANTITY) ? 0 : 1), 0);

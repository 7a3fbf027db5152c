// Feeds the ingredient parser a million strings of every kind: none may throw, hang or give numbers that are none.
//   node tools/verify/ingredient-fuzz.ts [COUNT] [SEED]
// The limit of 5 ms a line is held against processor time, so that a busy machine does not fail it; a line over it is read again, because
// the first reading may have met the garbage collector.
import { loadIngredientParser, scaleIngredient } from '@simmer/culinary';

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const SLOWEST_MS = 5;
const RETRIES = 3;
const SAVED_FAILURES = 20;

const parse = await loadIngredientParser();

const PIECES = [
  '1',
  '2',
  '10',
  '1/2',
  '½',
  '1½',
  '2-3',
  '0',
  '1.5',
  '1,5',
  '1,000',
  '99999999999999999999',
  'one',
  'two',
  'half',
  'a',
  'an',
  'dozen',
  'cup',
  'cups',
  'tbsp',
  'T',
  't',
  'oz',
  'fl oz',
  'g',
  'kg',
  'ml',
  'can',
  'cans',
  'cloves',
  'inch',
  '(',
  ')',
  '[',
  ']',
  '((((',
  ',',
  ';',
  ':',
  '-',
  '–',
  '/',
  '//',
  '%',
  '+',
  '&',
  '*',
  '"',
  "'",
  '.',
  '...',
  'x',
  '×',
  'of',
  'or',
  'and',
  'plus',
  'to',
  'for',
  'chopped',
  'finely',
  'fresh',
  'large',
  'salt',
  'butter',
  'half-and-half',
  'free-range',
  'EL',
  'TL',
  'Prise',
  'de',
  "d'",
  'à',
  'c.',
  's.',
  'cucharadas',
  'cucchiai',
  'colher',
  '(sopa)',
  'q.b.',
  '\n',
  '\t',
  '\u0000',
  '\u202e',
  '\ud800',
  '😀',
  '👩‍🍳',
  '卵',
  'كوب',
  'é',
  'e\u0301',
  '__proto__',
  'constructor',
  '<b>',
  '&frac12;',
];
let state = seed;
const random = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 4294967296) * below);
};
const fromPieces = () => Array.from({ length: 1 + random(25) }, () => PIECES[random(PIECES.length)]).join(random(4) ? ' ' : '');
const fromCharacters = () =>
  String.fromCharCode(...Array.from({ length: random(60) }, () => (random(3) ? 32 + random(95) : random(65536))));
const repeated = () => PIECES[random(PIECES.length)].repeat(1 + random(2000));
const nextText = () => [fromPieces, fromPieces, fromPieces, fromCharacters][random(4)]();

let failures = 0;
let slow = 0;
const started = performance.now();
for (let i = 0; i < count; i++) {
  const text = i % 1000 === 999 ? repeated() : nextText();
  try {
    const problem =
      problemOf(parse(text), text) ?? (i % 10 === 0 && typeof scaleIngredient(text, 1.5).text !== 'string' ? 'scaling gave no text' : null);
    if (problem) fail(problem, text);
    if (i % 100 === 99 && isSlow(text)) slow++;
  } catch (error) {
    fail(String(error), text);
  }
}
const seconds = (performance.now() - started) / 1000;
process.stdout.write(
  `${count - failures} passed, ${failures} failed, ${slow} of ${Math.floor(count / 100)} timed lines over ${SLOWEST_MS} ms, ${Math.round(count / seconds)} strings/s\n`,
);
process.exitCode = failures || slow ? 1 : 0;

function problemOf({ quantity, quantityMax, alternatives, name, confidence }, text) {
  const numbers = [quantity, quantityMax, ...alternatives.flatMap((other) => [other.quantity, other.quantityMax])];
  if (numbers.some((value) => value !== null && !(Number.isFinite(value) && value >= 0))) return 'a quantity is no number';
  if (typeof name !== 'string' || (name === '' && text.trim() !== '')) return 'the name is lost';
  return confidence >= 0 && confidence <= 1 + 1e-9 ? null : 'the confidence is no probability';
}

function isSlow(text) {
  for (let i = 0; i < RETRIES; i++) {
    const before = process.cpuUsage();
    parse(text);
    const { user, system } = process.cpuUsage(before);
    if (user + system <= SLOWEST_MS * 1000) return false;
  }
  return true;
}

function fail(problem, text) {
  if (failures++ < SAVED_FAILURES) process.stderr.write(`${problem}: ${JSON.stringify(text.slice(0, 200))}\n`);
}

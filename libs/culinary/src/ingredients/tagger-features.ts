import { readUnit, unitOfFolded } from '../units/unit-aliases';
import { type UnitKey, unitKind } from '../units/unit-table';
import { labelByRules } from './rule-labels';
import type { Token } from './token';
import { VOCABULARY } from './vocabulary';

/** Number of feature templates. */
export const TEMPLATES = 30;

/** Classes of the punctuation between two words: none, comma, bracket, hyphen or slash, anything else. */
export const GAPS = 5;

/** Gives a text its number; 0 for a text that no weight knows. */
type Intern = (text: string) => number;

/** What the tagger sees of a line. */
interface FeatureLine {
  /** For each word or number its index among the tokens. */
  readonly positions: number[];
  /** For word i and template t, the two halves of the template's value at 2 * (i * TEMPLATES + t), as interned texts. */
  readonly features: Int32Array;
  /** Class of the punctuation before each word. */
  readonly gaps: number[];
}

interface Seen {
  readonly word: number;
  readonly ending2: number;
  /** The endings of the word before and of this one. */
  readonly endings: number;
  readonly ending3: number;
  readonly beginning: number;
  readonly shape: number;
  readonly kindId: number;
  /** The classes of the word before and this one. */
  readonly kinds: number;
  readonly unitAfter: number;
  readonly ruleId: number;
  /** What the rules say of the word before and of this one. */
  readonly rules: number;
  readonly before: number;
  readonly after: number;
  readonly beforeMark: number;
  readonly afterMark: number;
  readonly marks: number;
  readonly clause: number;
  readonly place: number;
  readonly kindPlace: number;
  readonly markPlace: number;
}

const SPOON_LETTERS = new Set(['T', 't']);
const BREAKS = new Set([',', ';', '(', ')', '[', ']', ':', '–', '—']);

/** Extracts the features of an English line. */
export function featuresOf(tokens: readonly Token[], intern: Intern): FeatureLine {
  const positions: number[] = [];
  const gaps: number[] = [];
  const seen = observe(tokens, intern, positions, gaps);
  const [nothing, all] = [intern(''), intern('*')];
  const first = edge('<', intern);
  const last = edge('>', intern);
  const [opens, closes, inside] = [intern('^'), intern('$'), intern('-')];
  const features = new Int32Array(seen.length * TEMPLATES * 2);
  for (let i = 0; i < seen.length; i++) {
    const side = i === 0 ? opens : i === seen.length - 1 ? closes : inside;
    describe(features, i, seen[i]!, {
      all,
      nothing,
      side,
      last: seen[i - 1] ?? first,
      next: seen[i + 1] ?? last,
      last2: seen[i - 2] ?? first,
      next2: seen[i + 2] ?? last,
    });
  }
  return { positions, features, gaps };
}

/** What stands before the first and after the last word. */
function edge(mark: string, intern: Intern): Seen {
  const id = intern(mark);
  const [dot, dots, nine, none] = [intern('.'), intern('..'), intern('99'), intern('')];
  return {
    word: id,
    ending2: id,
    endings: id,
    ending3: id,
    beginning: id,
    shape: none,
    kindId: dot,
    kinds: dots,
    unitAfter: none,
    ruleId: nine,
    rules: nine,
    before: none,
    after: none,
    beforeMark: none,
    afterMark: none,
    marks: none,
    clause: none,
    place: none,
    kindPlace: dot,
    markPlace: none,
  };
}

/** One pass over the line: punctuation around each word, the clause it stands in and what the rules say. */
function observe(tokens: readonly Token[], intern: Intern, positions: number[], gaps: number[]): Seen[] {
  const labels = labelByRules(tokens, 'en');
  const { remark } = VOCABULARY.en;
  const seen: Seen[] = [];
  let [depth, commas, clause, before] = [0, 0, '', ''];
  let [lastKind, lastRule, lastEnding] = ['.', '9', '<'];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    if (token.kind === 'mark') {
      if (token.text === '(' || token.text === '[') depth++;
      if (token.text === ')' || token.text === ']') depth = Math.max(0, depth - 1);
      if (token.text === ',' && depth === 0) commas++;
      if (BREAKS.has(token.text)) clause = '';
      before += token.text;
      continue;
    }
    if (clause === '' || remark.has(token.folded)) clause = token.kind === 'number' ? '#' : token.folded;
    let after = '';
    for (let j = i + 1; tokens[j]?.kind === 'mark'; j++) after += tokens[j]!.text;
    const unit = token.text.length === 1 ? readUnit(token.text) : unitOfFolded(token.folded, 'en');
    // "T" and "t" differ only in their case, which folding takes away
    const word = token.kind === 'number' ? '#' : SPOON_LETTERS.has(token.text) ? String(unit) : stemWord(token.folded);
    const [kind, rule] = [kindOf(token, unit), String(labels[i])];
    const ending = word.slice(-2);
    const place = `${Math.min(commas, 3)}${depth > 0 ? '(' : ''}`;
    const [beforeMark, afterMark] = [before.slice(-1), after.slice(0, 1)];
    positions.push(i);
    gaps.push(gapClass(before));
    seen.push({
      word: intern(word),
      ending2: intern(ending),
      endings: intern(`${lastEnding}_${ending}`),
      ending3: intern(word.slice(-3)),
      beginning: intern(word.slice(0, 3)),
      shape: intern(shapeOf(token, seen.length)),
      kindId: intern(kind),
      kinds: intern(lastKind + kind),
      unitAfter: intern((unit === null ? '' : unitKind(unit)) + lastKind),
      ruleId: intern(rule),
      rules: intern(lastRule + rule),
      before: intern(before.slice(-2)),
      after: intern(after.slice(0, 2)),
      beforeMark: intern(beforeMark),
      afterMark: intern(afterMark),
      marks: intern(`${beforeMark}_${afterMark}`),
      clause: intern(clause),
      place: intern(place),
      kindPlace: intern(kind + place),
      markPlace: intern(afterMark + place),
    });
    [lastKind, lastRule, lastEnding, before] = [kind, rule, ending, ''];
  }
  return seen;
}

interface Around {
  readonly all: number;
  readonly nothing: number;
  readonly side: number;
  readonly last: Seen;
  readonly next: Seen;
  readonly last2: Seen;
  readonly next2: Seen;
}

/** Writes the templates' values of one word. A template that looks at one thing has nothing as second half. */
function describe(features: Int32Array, i: number, here: Seen, { all, nothing, side, last, next, last2, next2 }: Around): void {
  const { word, place, clause } = here;
  let at = i * TEMPLATES * 2;
  const put = (a: number, b: number): void => {
    features[at++] = a;
    features[at++] = b;
  };
  put(all, nothing);
  put(word, nothing);
  put(last.word, nothing);
  put(next.word, nothing);
  put(last2.word, nothing);
  put(next2.word, nothing);
  put(last.word, word);
  put(word, next.word);
  put(here.ending3, nothing);
  put(here.ending2, nothing);
  put(here.beginning, nothing);
  put(here.shape, nothing);
  put(place, nothing);
  put(here.before, here.after);
  put(here.rules, next.ruleId);
  put(here.ruleId, place);
  put(clause, nothing);
  put(clause, word);
  put(word, place);
  put(word, here.ruleId);
  put(here.kinds, next.kindId);
  put(last.kinds, here.kindId);
  put(next.kinds, next2.kindPlace);
  put(side, here.unitAfter);
  put(here.ending3, here.markPlace);
  put(last.word, here.beforeMark);
  put(next.word, here.afterMark);
  put(here.endings, next.ending2);
  put(clause, place);
  put(word, here.marks);
}

function gapClass(before: string): number {
  if (before === '') return 0;
  if (/[,;:]/.test(before)) return 1;
  if (/[()[\]]/.test(before)) return 2;
  return /[-/–—]/.test(before) ? 3 : 4;
}

/** Crude singular, so that plurals share their weights. */
function stemWord(word: string): string {
  if (!word.endsWith('s') || word.length < 4) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ches|shes|xes|sses|oes)$/.test(word)) return word.slice(0, -2);
  return /[su]s$/.test(word) ? word : word.slice(0, -1);
}

/** A word's class: number, kind of unit, shaping word or plain. */
function kindOf({ kind, folded, value }: Token, unit: UnitKey | null): string {
  if (kind === 'number') return '#';
  if (value !== null) return '1';
  if (unit) return unitKind(unit) === 'count' ? 'k' : unitKind(unit) === 'length' ? 'i' : 'm';
  const { preparation, size, remark } = VOCABULARY.en;
  if (preparation.has(folded)) return 'p';
  if (size.has(folded)) return 's';
  if (remark.has(folded)) return 'r';
  if (folded.endsWith('ed')) return 'd';
  return folded.endsWith('ly') ? 'y' : 'w';
}

function shapeOf(token: Token, i: number): string {
  if (token.kind === 'number') return /[.,]/.test(token.text) ? '#.' : token.value !== null && token.value < 1 ? '#/' : '#';
  const capital = token.text !== token.text.toLowerCase();
  return `${capital ? 'A' : 'a'}${i === 0 ? '^' : ''}${token.text.includes('-') ? '-' : ''}`;
}

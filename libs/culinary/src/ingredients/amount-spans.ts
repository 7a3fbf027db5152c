import type { Language } from '../languages';
import { multiplierWord } from '../quantities/number-words';
import { readUnit } from '../units/unit-aliases';
import { type UnitKey, unitKind, unitSize } from '../units/unit-table';
import { LABEL, type Label } from './labels';
import { isJapanese } from './japanese-lines';
import { isSizeOfOne } from './size-of-one';
import type { Token } from './token';
import { unitAt } from './unit-spans';
import { VOCABULARY } from './vocabulary';

/** A number in the line: token index range [from, to), and what it says. */
interface NumberRun {
  quantity: number;
  quantityMax: number | null;
  from: number;
  to: number;
}

/** An amount found in a line. `from` and `to` are token indices around its number; the unit may stand elsewhere. */
export interface AmountSpan extends Omit<NumberRun, 'quantity'> {
  quantity: number | null;
  unit: UnitKey | null;
  unitText: string | null;
  /** Token indices of the unit, [unitFrom, unitTo); equal when there is none. */
  unitFrom: number;
  unitTo: number;
  /** The size of one item: the 400 ml of "2 x 400 ml tins". */
  perItem: boolean;
  /** Adds to the amount before it: the 2 tbsp of "1 cup plus 2 tbsp", the half of "1 taza y media". */
  addsToPrevious: boolean;
  /** The upper end of a range that begins with the amount before it: the 150 g of "100 g to 150 g". */
  endsRange: boolean;
  /** Comes on top, for another purpose: the 2 tbsp of "150 ml milk + 2 tbsp to glaze". */
  isExtra: boolean;
}

const DASHES = new Set(['-', '–', '—', '‐', '‑', '~', '−']);
const PACKAGE_MARKS = new Set(['(', '[', '-', 'x', 'X', '×', '*', '‐', '‑']);
const BETWEEN = new Set(['between', 'zwischen', 'entre', 'tra', 'fra']);
const NEAR = 4;
const ALONE = { perItem: false, addsToPrevious: false, endsRange: false, isExtra: false };
const METRIC = new Set<UnitKey>(['mg', 'g', 'kg', 'ml', 'cl', 'dl', 'l', 'etto', 'pfund']);
/** Larger unit and the smaller one that may follow it without a word between: 1 lb 2 oz. */
const CHAINS: Partial<Record<UnitKey, readonly UnitKey[]>> = {
  lb: ['oz'],
  kg: ['g'],
  l: ['dl', 'cl', 'ml'],
  pint: ['fl oz'],
  cup: ['tbsp', 'tsp'],
  tbsp: ['tsp'],
};
/** Nearer than this, two measures say the same amount twice: 1 tbsp, 3 tsp. */
const SAME_AMOUNT = 0.05;

/** Collects the amounts of a labelled line in the order they stand. */
export function readAmounts(tokens: readonly Token[], labels: readonly Label[], language: Language): AmountSpan[] {
  const reader = new AmountReader(tokens, labels, language);
  return reader.read();
}

const isSameAmount = (amount: AmountSpan, previous: AmountSpan, share: number): boolean =>
  Math.abs((amount.quantity ?? 0) * share - (previous.quantity ?? 0)) <= SAME_AMOUNT * (previous.quantity ?? 0);

class AmountReader {
  private readonly amounts: AmountSpan[] = [];
  private readonly looseUnits: { from: number; to: number }[] = [];

  constructor(
    private readonly tokens: readonly Token[],
    private readonly labels: readonly Label[],
    private readonly language: Language,
  ) {}

  read(): AmountSpan[] {
    for (let i = 0; i < this.tokens.length;) {
      if (this.labels[i] === LABEL.QUANTITY) i = this.readAmount(i);
      else if (this.labels[i] === LABEL.UNIT) {
        const to = this.unitEnd(i);
        this.looseUnits.push({ from: i, to });
        i = to;
      } else i++;
    }
    this.bindLooseUnits();
    this.markPackages();
    this.markContinuations();
    this.markExtras();
    return this.amounts;
  }

  private readAmount(i: number): number {
    const number = this.numberAt(i);
    if (!number) return i + 1;
    const amount: AmountSpan = { ...number, unit: null, unitText: null, unitFrom: number.to, unitTo: number.to, ...ALONE };
    this.amounts.push(amount);
    const unitFrom = this.nearUnit(number.to);
    if (unitFrom === null) return number.to;
    this.bind(amount, unitFrom, this.unitEnd(unitFrom));
    return amount.unitTo;
  }

  private numberAt(i: number): NumberRun | null {
    const first = this.valueAt(i);
    if (first === null) return null;
    const run: NumberRun = { quantity: first, quantityMax: null, from: i, to: i + 1 };
    const end = this.afterJoiner(i + 1);
    const second = this.labels[end] === LABEL.QUANTITY ? this.valueAt(end) : null;
    if (end > i + 1 && second !== null && second > first) {
      run.quantityMax = second;
      run.to = end + 1;
    }
    this.multiply(run);
    return run;
  }

  /** The index after what joins the ends of a range: "-", "to" or both, as in "3- to 4-pound", or "between 2 and 3". The same index when nothing does. */
  private afterJoiner(i: number): number {
    const dash = DASHES.has(this.tokens[i]?.text ?? '') ? i + 1 : i;
    const { range, plus } = VOCABULARY[this.language];
    const joiner = this.tokens[dash]?.folded ?? '';
    return range.has(joiner) || (plus.has(joiner) && BETWEEN.has(this.tokens[i - 2]?.folded ?? '')) ? dash + 1 : dash;
  }

  /** "2-3 dozen". */
  private multiply(run: NumberRun): void {
    const factor = multiplierWord(this.tokens[run.to]?.folded ?? '');
    if (factor === null) return;
    run.quantity *= factor;
    if (run.quantityMax !== null) run.quantityMax *= factor;
    run.to++;
  }

  private valueAt(i: number): number | null {
    const token = this.tokens[i];
    if (!token) return null;
    return token.value ?? (this.isArticle(i) ? 1 : multiplierWord(token.folded));
  }

  private isArticle(i: number): boolean {
    return this.labels[i] === LABEL.QUANTITY && this.isArticleWord(i);
  }

  private isArticleWord(i: number): boolean {
    return VOCABULARY[this.language].one.has(this.tokens[i]?.folded ?? '');
  }

  /** The index of the article of an uncounted unit, past its sizes: "a good pinch". */
  private articleBefore(unit: number): number | null {
    let i = unit - 1;
    while (VOCABULARY[this.language].size.has(this.tokens[i]?.folded ?? '')) i--;
    return this.isArticleWord(i) ? i : null;
  }

  /** The unit right after a number; sizes and hyphens may stand between. */
  private nearUnit(i: number): number | null {
    for (let j = i; j < this.tokens.length && j < i + NEAR; j++) {
      const label = this.labels[j];
      if (label === LABEL.UNIT) return j;
      const skippable = label === LABEL.REMARK || DASHES.has(this.tokens[j]?.text ?? '') || this.tokens[j]?.text === '.';
      if (!skippable) return null;
    }
    return null;
  }

  private unitEnd(i: number): number {
    const known = unitAt(this.tokens, i, this.language);
    let end = i + 1;
    if (known) {
      const labelled = this.labels.slice(i, known.next).every((label) => label === LABEL.UNIT || label === LABEL.PUNCTUATION);
      if (labelled) end = known.next;
    }
    while (this.labels[end] === LABEL.UNIT && !this.isUnit(i, end)) end++;
    return end;
  }

  private isUnit(from: number, to: number): boolean {
    return this.keyOf(from, to) !== null;
  }

  private keyOf(from: number, to: number): UnitKey | null {
    const known = unitAt(this.tokens, from, this.language);
    if (known && known.next <= to) return known.unit;
    const last = this.tokens[to - 1];
    return last ? readUnit(last.text, this.language) : null;
  }

  private bind(amount: AmountSpan, from: number, to: number): void {
    amount.unitFrom = from;
    amount.unitTo = to;
    amount.unit = this.keyOf(from, to);
    amount.unitText = this.tokens
      .slice(from, to)
      .filter((token) => token.kind === 'word')
      .map((token) => token.text)
      .join(' ');
  }

  /** "1 (15 oz) can" and "2 garlic cloves": the unit belongs to the first bare number before it. In "garlic cloves (2)" the only number is behind it. */
  private bindLooseUnits(): void {
    const only = this.amounts.length === 1 ? this.amounts[0] : undefined;
    for (const { from, to } of this.looseUnits) {
      const bare = this.amounts.find(
        (amount) =>
          amount.unitText === null &&
          (amount.to <= from || (amount === only && this.labels[from - 1] === undefined) || (amount.from === to && this.isJapanese)),
      );
      if (bare) this.bind(bare, from, to);
      else if (!this.amounts.length || (this.amounts[0]?.from ?? 0) > to) this.addUncounted(from, to);
    }
  }

  /** 大さじ2. */
  private get isJapanese(): boolean {
    return isJapanese(this.tokens);
  }

  private addUncounted(from: number, to: number): void {
    const article = this.articleBefore(from);
    const number = article === null ? { quantity: null, from, to: from } : { quantity: 1, from: article, to: article + 1 };
    const amount: AmountSpan = {
      ...number,
      quantityMax: null,
      unit: null,
      unitText: null,
      unitFrom: from,
      unitTo: to,
      ...ALONE,
    };
    this.bind(amount, from, to);
    this.amounts.unshift(amount);
  }

  private markPackages(): void {
    this.markLeadingSizes();
    const line = { tokens: this.tokens, language: this.language, amounts: this.amounts };
    for (const amount of this.amounts) amount.perItem ||= isSizeOfOne(line, amount);
  }

  /** "1 (15 oz) can", "2 x 400 g". */
  private markLeadingSizes(): void {
    let inPackage = false;
    this.amounts.forEach((amount, index) => {
      const previous = this.amounts[index - 1];
      if (!previous || !amount.unit || unitKind(amount.unit) === 'count') {
        inPackage = false;
        return;
      }
      const start = inPackage ? previous.unitTo : previous.to;
      const between = this.tokens.slice(start, amount.from);
      if (inPackage) inPackage = between.every((token) => '/[(='.includes(token.text) || token.text === 'or');
      else inPackage = this.countsItems(previous, amount) && between.every((token) => PACKAGE_MARKS.has(token.text));
      amount.perItem = inPackage;
    });
  }

  /** A bare number right before a measure counts packages, unless its own unit stands between: "2 cups (500 ml)". */
  private countsItems(count: AmountSpan, size: AmountSpan): boolean {
    return count.quantity !== null && !(count.unitText !== null && count.unitFrom < size.from);
  }

  /** Marks the amounts that continue the previous one: sums and the upper ends of ranges. */
  private markContinuations(): void {
    this.amounts.forEach((amount, index) => {
      const previous = this.amounts.findLast(({ perItem }, i) => i < index && !perItem);
      if (!previous?.unit || amount.perItem || previous.quantityMax !== null || amount.quantityMax !== null) return;
      const between = this.tokens.slice(previous.unitTo, amount.from).filter((token) => token.text !== '.');
      if (amount.unitText === null) amount.addsToPrevious = (amount.quantity ?? 1) < 1 && this.isPlus(between);
      else if (unitKind(previous.unit) === 'count')
        amount.addsToPrevious = amount.unit === previous.unit && this.isPlus(this.withoutSizes(between));
      else if (amount.unit) this.markMeasure(amount, amount.unit, previous, previous.unit, between);
    });
  }

  /** Without what stands in brackets: "1 can (28 oz) plus 1 can". */
  private withoutSizes(between: readonly Token[]): readonly Token[] {
    const close = between.findLastIndex(({ text }) => text === ')');
    return between[0]?.text === '(' && close > 0 ? between.slice(close + 1) : between;
  }

  private markExtras(): void {
    this.amounts.forEach((amount, index) => {
      const before = this.tokens.slice(Math.max(0, amount.from - 1), amount.from);
      amount.isExtra = index > 0 && amount.quantity !== null && !amount.addsToPrevious && this.isPlus(before);
    });
  }

  private markMeasure(amount: AmountSpan, unit: UnitKey, previous: AmountSpan, previousUnit: UnitKey, between: readonly Token[]): void {
    const [before, here] = [unitSize(previousUnit), unitSize(unit)];
    if (before === null || here === null || unitKind(previousUnit) !== unitKind(unit) || METRIC.has(previousUnit) !== METRIC.has(unit))
      return;
    const isComma = between.length === 1 && between[0]?.text === ',';
    if (between.length === 0 || isComma)
      amount.addsToPrevious = (CHAINS[previousUnit]?.includes(unit) ?? false) && !isSameAmount(amount, previous, here / before);
    else if (this.isPlus(between)) amount.addsToPrevious = here <= before;
    else amount.endsRange = this.isTo(between) && (amount.quantity ?? 0) * here > (previous.quantity ?? Infinity) * before;
  }

  private isPlus(between: readonly Token[]): boolean {
    return (
      between.length === 1 &&
      between.every(({ text, folded }) => VOCABULARY[this.language].plus.has(folded) || text === '+' || text === '&')
    );
  }

  /** "or" stands between the same amount in two units. */
  private isTo(between: readonly Token[]): boolean {
    const { range, or } = VOCABULARY[this.language];
    return between.length === 1 && between.every(({ text, folded }) => DASHES.has(text) || (range.has(folded) && !or.has(folded)));
  }
}

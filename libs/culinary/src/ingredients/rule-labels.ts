import type { Language } from '../languages';
import { isGenitive } from '../quantities/number-words';
import { unitKind } from '../units/unit-table';
import { LABEL, type Label } from './labels';
import { isGround, isMincedMeat, isNamePhrase, isTinned } from './name-phrases';
import type { Token } from './token';
import { unitAt } from './unit-spans';
import { ARTICLES, VOCABULARY, type Vocabulary } from './vocabulary';

/** Units that stand without a number: "pinch of salt", "Prise Salz". */
const UNCOUNTED = new Set([
  'bunch',
  'dash',
  'dollop',
  'drizzle',
  'drop',
  'glug',
  'handful',
  'knob',
  'piece',
  'pinch',
  'shake',
  'slice',
  'splash',
  'sprig',
  'stick',
  'twist',
]);
/** Units that follow their food: "2 garlic cloves", "3 celery stalks". */
const FOLLOWING = new Set(['bulb', 'clove', 'ear', 'head', 'rib', 'spear', 'sprig', 'stalk', 'stick']);
/** What is bought in these was prepared by others. */
const TINS: ReadonlySet<string> = new Set(['can', 'jar']);
/** Behind these a comma names another one: "Salz, Pfeffer, Muskat". */
const SEASONINGS = new Set(['salz', 'pfeffer', 'sel', 'poivre', 'sal', 'pimienta', 'sale', 'pepe', 'pimenta']);
/** Languages whose preparations stand behind the food. */
const FOLLOWED: ReadonlySet<Language> = new Set<Language>(['fr', 'es', 'it', 'pt']);
/** Thick, thin and full in the languages of Latin descent. */
const SHAPES = /^(?:(?:grues|gross|fin|delgad|llen|chei|spess|pien)[oaie]s?|sottil[ei]|epaisses?|fines?|minces?|pleine?s?)$/;
/** Zitronensaft, Orangenschale. */
const GERMAN_PART = /..(?:saft|schale|abrieb)$/;
/** How adverbs of Latin descent end. */
const MANNER = /..ment[eo]?$/;
const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);
const CLAUSE = new Set([',', ';', ':', '–', '—']);

/** Reads a line by rules alone: units and shaping words from tables, clauses from punctuation. Works in every language we have. */
export function labelByRules(tokens: readonly Token[], language: Language): Label[] {
  return new RuleReader(tokens, language).read();
}

class RuleReader {
  private readonly labels: Label[];
  private readonly words: Vocabulary;
  private depth = 0;
  private inRemark = false;
  /** Behind a preparation that follows the food, up to what joins another noun: "cebolla picada en cubos" and "tomate picado de lata". */
  private afterPreparation = false;
  private hasName = false;
  private hasQuantity = false;
  private hasUnit = false;
  private inTin = false;

  constructor(
    private readonly tokens: readonly Token[],
    private readonly language: Language,
  ) {
    this.words = VOCABULARY[language];
    this.labels = tokens.map((token) => (token.kind === 'mark' ? LABEL.PUNCTUATION : LABEL.REMARK));
  }

  read(): Label[] {
    for (let i = 0; i < this.tokens.length;) i = this.step(i);
    return this.labels;
  }

  private step(i: number): number {
    const token = this.tokens[i];
    if (!token) return i + 1;
    if (token.kind === 'mark') return this.mark(token, i);
    const amount = this.amountAt(i);
    if (amount) return amount;
    if (this.depth > 0 || this.inRemark) return i + 1;
    return this.word(token, i);
  }

  private mark(token: Token, i: number): number {
    if (OPENING.has(token.text)) this.depth++;
    else if (CLOSING.has(token.text)) this.depth = Math.max(0, this.depth - 1);
    else if (this.depth === 0 && this.hasName && this.endsName(token, i)) this.inRemark = true;
    return i + 1;
  }

  /** A comma, and the plus of "butter + a little for the tin" and "milk + 2 tbsp". */
  private endsName({ text }: Token, i: number): boolean {
    if (text === '+')
      return this.words.about.has(this.tokens[i + 1]?.folded ?? '') || (this.language !== 'en' && this.tokens[i + 1]?.kind === 'number');
    return CLAUSE.has(text) && !this.tokens[i - 1]?.folded.endsWith('-') && !(text === ',' && this.namesSeasonings(i));
  }

  /** "Salz, Pfeffer, Muskat", but not "Pfeffer, frisch gemahlen". The tagger reads English lists. */
  private namesSeasonings(i: number): boolean {
    const { preparation, remark, about, size } = this.words;
    const next = this.tokens[i + 1];
    const names =
      next?.kind === 'word' && next.value === null && ![preparation, remark, about, size].some((words) => words.has(next.folded));
    const first = this.tokens[this.labels.indexOf(LABEL.NAME)]?.folded ?? '';
    return names && !this.hasQuantity && !this.hasUnit && SEASONINGS.has(first);
  }

  /** Labels a quantity and its unit; returns the index after them, or 0 when there is none. */
  private amountAt(i: number): number {
    const token = this.tokens[i];
    if (!token || token.value === null) return this.articleAt(i);
    if (this.tokens[i + 1]?.text === '%' || (token.kind === 'word' && this.words.about.has(this.tokens[i + 1]?.folded ?? ''))) return 0;
    const unitStart = this.skipToUnit(i + 1);
    const unit = unitStart ? unitAt(this.tokens, unitStart, this.language) : null;
    const measured = unit !== null && unitKind(unit.unit) !== 'count';
    const alternative = this.words.or.has(this.tokens[i - 1]?.folded ?? '') && this.hasName;
    if (this.inRemark && this.hasQuantity) return 0;
    if (alternative || ((this.hasName || this.depth > 0) && !measured && !this.countsWhole(i))) return 0;
    if (unit && unitKind(unit.unit) === 'length' && this.hasName) return 0;
    this.leavePart(i);
    this.labels[i] = LABEL.QUANTITY;
    this.hasQuantity = true;
    if (!unit || !unitStart) return i + 1;
    for (let j = i + 1; j < unitStart; j++) if (this.tokens[j]?.value !== null) this.labels[j] = LABEL.QUANTITY;
    return this.andFraction(this.labelUnit(unitStart, unit.next));
  }

  /** "1 taza y media de arroz", "un kilo et demi": a part more of the same unit. */
  private andFraction(i: number): number {
    const part = this.tokens[i + 1];
    const added = this.words.plus.has(this.tokens[i]?.folded ?? '') && part?.value != null && part.value < 1;
    if (!added || unitAt(this.tokens, i + 2, this.language)) return i;
    this.labels[i + 1] = LABEL.QUANTITY;
    return i + 2;
  }

  /** "the zest of 1 lemon", "Saft einer Zitrone": how many of the whole food the part comes from. */
  private countsWhole(i: number): boolean {
    const tied = this.words.of.has(this.tokens[i - 1]?.folded ?? '') || isGenitive(this.tokens[i]?.folded ?? '', this.language);
    return !this.hasQuantity && this.depth === 0 && tied;
  }

  /** The juice of 2 limes is two limes; the words before it are a remark. The tagger reads English ones. */
  private leavePart(i: number): void {
    const first = this.labels.indexOf(LABEL.NAME);
    const part = this.tokens[first]?.folded ?? '';
    const isPart = this.words.part.has(part) || (this.language === 'de' && GERMAN_PART.test(part));
    if (this.language === 'en' || !isPart || !this.countsWhole(i)) return;
    for (let j = first; j < i; j++) if (this.labels[j] === LABEL.NAME) this.labels[j] = LABEL.REMARK;
    this.hasName = false;
  }

  private articleAt(i: number): number {
    const token = this.tokens[i];
    if (!token || this.hasName || this.hasQuantity || this.hasUnit) return this.followingUnit(i);
    if (this.words.one.has(token.folded) && unitAt(this.tokens, this.skipSizes(i + 1), this.language)) {
      this.labels[i] = LABEL.QUANTITY;
      this.hasQuantity = true;
      return i + 1;
    }
    const unit = unitAt(this.tokens, i, this.language);
    const linked =
      unit !== null && (this.tiesFood(unit.next) || (this.language !== 'en' && this.words.about.has(this.tokens[i - 1]?.folded ?? '')));
    if (!unit || !(linked || UNCOUNTED.has(unit.unit)) || unit.next >= this.tokens.length) return 0;
    return this.labelUnit(i, unit.next);
  }

  /** "Schale Himbeeren" and "Schale von Himbeeren", but not "Schale von ½ Orange". */
  private tiesFood(i: number): boolean {
    return this.words.of.has(this.tokens[i]?.folded ?? '') && this.tokens[i + 1]?.kind !== 'number';
  }

  /** A unit after a quantity, possibly with brackets, sizes or the food between them. */
  private followingUnit(i: number): number {
    if (this.hasUnit || !this.hasQuantity || this.inRemark || this.depth > 0) return 0;
    const unit = unitAt(this.tokens, i, this.language);
    if (!unit) return 0;
    const last =
      unit.next >= this.tokens.length || CLAUSE.has(this.tokens[unit.next]?.text ?? '') || OPENING.has(this.tokens[unit.next]?.text ?? '');
    if (this.hasName ? !(FOLLOWING.has(unit.unit) && last) : unit.next >= this.tokens.length) return 0;
    return this.labelUnit(i, unit.next);
  }

  private labelUnit(start: number, next: number): number {
    for (let j = start; j < next; j++) if (this.tokens[j]?.kind === 'word') this.labels[j] = LABEL.UNIT;
    if (this.depth === 0) this.hasUnit = true;
    this.inTin ||= TINS.has(unitAt(this.tokens, start, this.language)?.unit ?? '');
    return this.words.of.has(this.tokens[next]?.folded ?? '') ? next + 1 : next;
  }

  /** The index of the unit that belongs to the quantity before `i`: "2 to 3 heaped tbsp", "28-ounce". 0 when none is near. */
  private skipToUnit(i: number): number {
    let j = i;
    while (j < this.tokens.length && j < i + 5) {
      const token = this.tokens[j];
      if (!token) return 0;
      const range = this.words.range.has(token.folded) && this.tokens[j + 1]?.value !== null && j + 1 < this.tokens.length;
      const inRange = token.value !== null && j > i;
      if (unitAt(this.tokens, j, this.language) && !range) return j;
      if (!(range || inRange || token.text === '-' || token.text === '–' || this.words.size.has(token.folded))) return 0;
      j++;
    }
    return 0;
  }

  private skipSizes(i: number): number {
    let j = i;
    while (this.words.size.has(this.tokens[j]?.folded ?? '')) j++;
    return j;
  }

  private word(token: Token, i: number): number {
    const { size, preparation, about, of, range, plus } = this.words;
    if (this.tiesSize(i)) return i + 1;
    if (this.hasName && this.beginsRemark(i)) {
      this.inRemark = true;
      return i + 1;
    }
    if (!this.hasName && ARTICLES.has(token.folded)) return i + 1;
    if ((size.has(token.folded) && !this.opensPhrase(i)) || this.shapesUnit(i) || (!this.hasName && about.has(token.folded))) return i + 1;
    if (preparation.has(token.folded) && !this.isBoughtSo(i)) {
      this.afterPreparation = this.hasName && FOLLOWED.has(this.language);
      return i + 1;
    }
    if (this.isManner(i) || (this.afterPreparation && !this.joinsNoun(i))) return i + 1;
    this.afterPreparation = false;
    // the tagger was trained on these rules' English labels
    const adds = plus.has(token.folded) && this.language !== 'en';
    if (!this.hasName && (of.has(token.folded) || token.value !== null || range.has(token.folded) || adds || token.folded === 'x'))
      return i + 1;
    this.labels[i] = LABEL.NAME;
    this.hasName = true;
    return i + 1;
  }

  /** "4 Filets à 125 g", "2 burkar kikärter à 400 g". */
  private tiesSize(i: number): boolean {
    const unit = this.tokens[i + 1]?.kind === 'number' ? unitAt(this.tokens, i + 2, this.language) : null;
    return (
      this.hasName && this.hasQuantity && /^[àá]$/iu.test(this.tokens[i]?.text ?? '') && unit !== null && unitKind(unit.unit) !== 'count'
    );
  }

  private beginsRemark(i: number): boolean {
    const { remark, about, one } = this.words;
    const [word, next] = [this.tokens[i]?.folded ?? '', this.tokens[i + 1]?.folded ?? ''];
    const isVague = about.has(word) || (one.has(word) && about.has(next));
    if (remark.has(`${word} ${next}`) || this.isOfLength(i) || (isVague && this.language !== 'en')) return true;
    return remark.has(word) && !this.joinsNames(i) && !this.opensPhrase(i);
  }

  /** "un trozo de jengibre de 3 cm". */
  private isOfLength(i: number): boolean {
    const unit =
      this.words.of.has(this.tokens[i]?.folded ?? '') && this.tokens[i + 1]?.kind === 'number'
        ? unitAt(this.tokens, i + 2, this.language)
        : null;
    return unit !== null && unitKind(unit.unit) === 'length';
  }

  /** "1 rebanada gruesa de pan", but "sal gruesa". */
  private shapesUnit(i: number): boolean {
    return (
      this.labels[i - 1] === LABEL.UNIT && this.words.of.has(this.tokens[i + 1]?.folded ?? '') && SHAPES.test(this.tokens[i]?.folded ?? '')
    );
  }

  private opensPhrase(i: number): boolean {
    return isNamePhrase(this.tokens[i]?.folded ?? '', this.tokens[i + 1]?.folded ?? '');
  }

  /** A preparation that is not the cook's: ground cumin, minced meat, peeled tomatoes in a tin. The tagger knows the English ones. */
  private isBoughtSo(i: number): boolean {
    if (this.language === 'en') return false;
    const [before = '', word = '', after = ''] = [i - 1, i, i + 1].map((at) => this.tokens[at]?.folded);
    const { preparation, remark } = this.words;
    // recién molida, frisch gemahlener, moída na hora, macinato fresco
    const byTheCook = preparation.has(before) || remark.has(after) || /^fresc[oa]$/.test(after);
    return (this.inTin && isTinned(word)) || isMincedMeat(before, word) || (isGround(word) && !byTheCook);
  }

  /** The adverb of a preparation: levemente batidos, légèrement battus. */
  private isManner(i: number): boolean {
    return this.hasName && MANNER.test(this.tokens[i]?.folded ?? '') && this.words.preparation.has(this.tokens[i + 1]?.folded ?? '');
  }

  /** Whether a word after a preparation goes on with the food: "picado de ternera", "picado y perejil", but not "pelado y cortado". */
  private joinsNoun(i: number): boolean {
    const { of, plus, or, preparation, remark } = this.words;
    const [word, next] = [this.tokens[i]?.folded ?? '', this.tokens[i + 1]?.folded ?? ''];
    return of.has(word) || ((plus.has(word) || or.has(word)) && !preparation.has(next) && !remark.has(next));
  }

  /** "red or yellow peppers" names one food; "butter or 2 tbsp oil" does not. */
  private joinsNames(i: number): boolean {
    const next = this.tokens[i + 1];
    return this.words.or.has(this.tokens[i]?.folded ?? '') && next?.kind === 'word' && next.value === null;
  }
}

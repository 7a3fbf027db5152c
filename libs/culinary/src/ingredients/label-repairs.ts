import type { Language } from '../languages';
import { singularize } from '../units/plural';
import { unitKind } from '../units/unit-table';
import { LABEL, type Label } from './labels';
import { JOINTS, isCount, readLastAmount } from './last-amount';
import { isBoughtForm } from './name-phrases';
import { sizeNameAt } from './number-names';
import { hasPerPieceSize } from './size-of-one';
import type { Token } from './token';
import { unitAt } from './unit-spans';
import { VOCABULARY } from './vocabulary';

type Repair = (tokens: readonly Token[], labels: Label[], language: Language) => void;

/** States of a food that are no food: the noun of "1 tbsp fresh or 1 tsp dried oregano" comes last. */
const STATES = new Set(['fresh', 'dried', 'frozen', 'canned', 'ground', 'cooked', 'raw', 'chopped', 'grated']);
const TINS: ReadonlySet<string> = new Set(['can', 'jar', 'carton']);
/** Before what the cook does: "freshly chopped", "peeled and chopped". */
const MANNERS = new Set(['and', 'or', 'fresh', 'hand']);
const PER = new Set(['per', 'pro', 'par', 'por', 'a', 'each']);
const PERSON = /^(?:persons?|people|head|guests?|kopf|nase|personne|persona|testa|pessoa|persoon|cabeza)$/;
const CURRENCIES = new Set(['£', '$', '€']);
const FEW = new Set(['few', 'several', 'couple', 'some']);
/** After these an article counts nothing. */
const UNCOUNTED = new Set(['little', 'few', 'bit', 'lot', 'couple', 'good', 'nice', 'generous', 'touch', 'some']);
const BEFORE_FEW = new Set(['a', 'an', 'good', 'just', 'only', 'another']);

/** Mends what a reader of single words cannot see: where a number or a name goes on, and where the amount stands last. */
export function repairLabels(tokens: readonly Token[], labels: readonly Label[], language: Language): Label[] {
  const repaired = [...labels];
  for (const repair of REPAIRS) repair(tokens, repaired, language);
  return repaired;
}

/** "one or two": the second number belongs to the amount like the first. */
const endRanges: Repair = (tokens, labels, language) => {
  tokens.forEach(({ value }, i) => {
    if (labels[i] !== LABEL.QUANTITY || value === null || (tokens[i + 2]?.value ?? 0) <= value) return;
    if (VOCABULARY[language].range.has(tokens[i + 1]?.folded ?? '')) labels[i + 2] = LABEL.QUANTITY;
  });
};

/** "chilli powder - 1 to 2 tsp": so does the first. */
const startRanges: Repair = (tokens, labels, language) => {
  const { range, or } = VOCABULARY[language];
  tokens.forEach(({ kind, value }, i) => {
    const [joint = '', upper] = [tokens[i + 1]?.folded, tokens[i + 2]?.value ?? 0];
    if (kind === 'number' && labels[i + 2] === LABEL.QUANTITY && (value ?? upper) < upper && range.has(joint) && !or.has(joint))
      labels[i] = LABEL.QUANTITY;
  });
};

/** "an egg": one, but not "a good olive oil" or "a slug of cider". */
const countArticle: Repair = (tokens, labels, language) => {
  if (
    language !== 'en' ||
    !VOCABULARY.en.one.has(tokens[0]?.folded ?? '') ||
    labels.includes(LABEL.QUANTITY) ||
    labels.includes(LABEL.UNIT)
  )
    return;
  const mark = labels.indexOf(LABEL.PUNCTUATION);
  const end = mark < 0 ? tokens.length : mark;
  const noun = tokens[labels.lastIndexOf(LABEL.NAME, end - 1)]?.folded ?? '';
  const isVague = UNCOUNTED.has(tokens[1]?.folded ?? '') || tokens.slice(0, end).some(({ folded }) => VOCABULARY.en.of.has(folded));
  if (noun !== '' && !VOCABULARY.en.one.has(noun) && singularize(noun) === noun && !isVague) labels[0] = LABEL.QUANTITY;
};

/** "4 fluid ounces gin": a measure of two words right after its number can be nothing else. */
const labelLongUnits: Repair = (tokens, labels, language) => {
  tokens.forEach((_, i) => {
    const unit = labels[i] === LABEL.QUANTITY && labels[i + 1] !== LABEL.UNIT ? unitAt(tokens, i + 1, language) : null;
    if (!unit || unitKind(unit.unit) === 'count') return;
    const words = tokens.slice(i + 1, unit.next).filter(({ kind }) => kind === 'word');
    if (words.length > 1) for (let j = i + 1; j < unit.next; j++) if (tokens[j]?.kind === 'word') labels[j] = LABEL.UNIT;
  });
};

/** "(150 g/5 oz each)": the short name of a weight or volume right behind its number can be nothing else. */
const labelShortUnits: Repair = (tokens, labels, language) => {
  tokens.forEach(({ kind }, i) => {
    const unit = kind === 'number' && labels[i] === LABEL.QUANTITY && labels[i + 1] === LABEL.NAME ? unitAt(tokens, i + 1, language) : null;
    const isShort = unit !== null && unitKind(unit.unit) !== 'count' && /^(?:k?g|m?l|oz|lbs?)$/.test(tokens[i + 1]?.folded ?? '');
    if (isShort) labels[i + 1] = LABEL.UNIT;
  });
};

/** "2 latas de atún de 160 g": no name ends with "of". */
const endNameBeforeOf: Repair = (tokens, labels, language) => {
  const last = labels.lastIndexOf(LABEL.NAME);
  const isTie = VOCABULARY[language].of.has(tokens[last]?.folded ?? '') && tokens[last + 1]?.kind === 'number';
  if (isTie && labels.indexOf(LABEL.NAME) < last) labels[last] = LABEL.REMARK;
};

/** "a can of beans": no name begins with "of". */
const startNameAfterOf: Repair = (tokens, labels, language) => {
  const first = labels.indexOf(LABEL.NAME);
  if (first >= 0 && labels.lastIndexOf(LABEL.NAME) > first && VOCABULARY[language].of.has(tokens[first]?.folded ?? ''))
    labels[first] = LABEL.REMARK;
};

/** "1 tablespoon fresh or 1 teaspoon dried oregano" names oregano. */
const findNounOfStates: Repair = (tokens, labels, language) => {
  if (!labels.includes(LABEL.NAME) || !tokens.every(({ folded }, i) => labels[i] !== LABEL.NAME || STATES.has(folded))) return;
  const or = tokens.findIndex(({ folded }) => VOCABULARY[language].or.has(folded));
  let noun = or < 0 ? -1 : tokens.findIndex(({ folded }, i) => i > or && STATES.has(folded));
  while (noun >= 0 && STATES.has(tokens[noun]?.folded ?? '')) noun++;
  for (let i = noun; noun >= 0 && tokens[i]?.kind === 'word'; i++) labels[i] = LABEL.NAME;
};

/** "seeds from ½ pomegranate": how many of the whole food the part comes from. */
const countWhole: Repair = (tokens, labels, language) => {
  if (labels.includes(LABEL.QUANTITY)) return;
  const { of, range } = VOCABULARY[language];
  const tie = tokens.findIndex(
    ({ folded }, i) =>
      (of.has(folded) || folded === 'from') &&
      tokens[i + 1]?.kind === 'number' &&
      isCount(tokens[i + 1]) &&
      !range.has(tokens[i + 2]?.folded ?? 'to'),
  );
  if (tie > 0 && tokens[tie + 2]?.kind === 'word') labels[tie + 1] = LABEL.QUANTITY;
};

/** `12" tortillas, 4`: the number at the end counts what the length before it describes. */
const countSized: Repair = (tokens, labels, language) => {
  const at = tokens.length - 1;
  if (!isCount(tokens[at])) return;
  const sizes = tokens.flatMap(({ kind }, i) =>
    kind === 'number' && i < at ? [{ from: i, unit: unitAt(tokens, afterHyphen(tokens, i + 1), language) }] : [],
  );
  const last = sizes.at(-1)?.unit;
  if (!last || sizes.some(({ unit }) => !unit || unitKind(unit.unit) !== 'length')) return;
  if (last.next < at && !JOINTS.has(tokens[at - 1]?.text ?? '')) return;
  for (const { from, unit } of sizes) for (let i = from; i < unit!.next; i++) if (labels[i] !== LABEL.PUNCTUATION) labels[i] = LABEL.REMARK;
  labels[at] = LABEL.QUANTITY;
};

const afterHyphen = (tokens: readonly Token[], i: number): number => (tokens[i]?.text === '-' ? i + 1 : i);

/** "a few sprigs thyme", "small pack parsley", "a squeeze of lemon": how many are not told, but neither that nor the unit is part of the name. Other languages are read by rules that know. */
const readUncounted: Repair = (tokens, labels, language) => {
  if (language !== 'en' || tokens[0]?.kind !== 'word' || labels[0] === LABEL.QUANTITY) return;
  const { of, size } = VOCABULARY.en;
  const few = tokens.findIndex(({ folded }) => !BEFORE_FEW.has(folded));
  const isFew = FEW.has(tokens[few]?.folded ?? '');
  let at = isFew ? few + 1 : few;
  while (of.has(tokens[at]?.folded ?? '') || size.has(tokens[at]?.folded ?? '')) at++;
  const unit = at > 0 ? unitAt(tokens, at, language) : null;
  if (!isFew && (!unit || unitKind(unit.unit) !== 'count')) return;
  const unitEnd = unit?.next ?? at;
  const name = of.has(tokens[unitEnd]?.folded ?? '') ? unitEnd + 1 : unitEnd;
  if (tokens[name]?.kind !== 'word') return;
  for (let i = 0; i < name; i++) if (labels[i] !== LABEL.PUNCTUATION) labels[i] = i >= at && i < unitEnd ? LABEL.UNIT : LABEL.REMARK;
  if (!labels.includes(LABEL.NAME)) labels[name] = LABEL.NAME;
};

/** "basil leaves roughly torn": what was done to the food is no part of its name, though no comma says so. Other languages are read by rules that know. */
const endNameBeforePreparation: Repair = (tokens, labels, language) => {
  if (language !== 'en') return;
  let last = labels.lastIndexOf(LABEL.NAME);
  while (labels[last - 1] === LABEL.NAME && VOCABULARY[language].preparation.has(tokens[last]?.folded ?? '')) labels[last--] = LABEL.REMARK;
};

/** "500 g minced beef", "1 can diced tomatoes", "crushed red pepper": the form in which a thing is bought belongs to its name. Other languages are read by rules that know. */
const nameTheForm: Repair = (tokens, labels, language) => {
  const first = labels.indexOf(LABEL.NAME);
  if (language !== 'en' || first <= 0) return;
  const end = labels.findIndex((label, i) => i > first && label !== LABEL.NAME);
  const name = tokens.slice(first, end < 0 ? undefined : end).map(({ folded }) => folded);
  const units = tokens.flatMap((_, i) => (labels[i] === LABEL.UNIT ? (unitAt(tokens, i, language)?.unit ?? []) : []));
  const sold = { inTin: units.some((unit) => TINS.has(unit)), inGrams: units.includes('g') };
  const isCooksOwn = MANNERS.has(tokens[first - 2]?.folded ?? '') || /ly$/.test(tokens[first - 2]?.folded ?? '');
  if (labels[first - 1] === LABEL.REMARK && !isCooksOwn && isBoughtForm(tokens[first - 1]?.folded ?? '', name, sold))
    labels[first - 1] = LABEL.NAME;
};

/** "500 g Gehacktes", "4 tostadas": a preparation that is all there is to count is the food. */
const nameThePrepared: Repair = (tokens, labels, language) => {
  if (labels.includes(LABEL.NAME) || !labels.includes(LABEL.QUANTITY)) return;
  const last = tokens.findLastIndex(({ folded }, i) => labels[i] === LABEL.REMARK && VOCABULARY[language].preparation.has(folded));
  if (last >= 0) labels[last] = LABEL.NAME;
};

/** "beef mince £2.89": what the food costs is no amount of it. */
const leavePrices: Repair = (tokens, labels) => {
  tokens.forEach(({ kind }, i) => {
    const beside = [tokens[i - 1], tokens[i + 1]];
    if (kind === 'number' && beside.some((token) => CURRENCIES.has(token?.text ?? ''))) labels[i] = LABEL.REMARK;
  });
};

/** "Salt 20 g 2%": a baker's percentage, after the amount. */
const leaveBakersPercentage: Repair = (tokens, labels) => {
  const at = tokens.length - 2;
  const behindAmount = labels[at - 1] === LABEL.UNIT || labels[at - 1] === LABEL.QUANTITY;
  if (behindAmount && tokens[at]?.kind === 'number' && tokens[at + 1]?.text === '%') labels[at] = LABEL.REMARK;
};

/** "1 oz. each butter and flour", "1 tsp each: cumin, coriander". */
const nameAfterEach: Repair = (tokens, labels, language) => {
  const each = labels.indexOf(LABEL.NAME);
  if (language !== 'en' || tokens[each]?.folded !== 'each') return;
  const isOnly = labels.lastIndexOf(LABEL.NAME) === each;
  if (isOnly && tokens[each + 1]?.text !== ':') return;
  labels[each] = LABEL.REMARK;
  for (let i = each + 2; isOnly && i < tokens.length; i++)
    if (labels[i] === LABEL.REMARK && !VOCABULARY.en.preparation.has(tokens[i]!.folded)) labels[i] = LABEL.NAME;
};

/** "zest from 2 lemons": two lemons. The rules know the parts of other languages. */
const nameTheWhole: Repair = (tokens, labels, language) => {
  const first = labels.indexOf(LABEL.NAME);
  const count = labels.indexOf(LABEL.QUANTITY);
  const isPart = language === 'en' && first >= 0 && count > first && VOCABULARY.en.part.has(tokens[first]!.folded);
  if (!isPart || tokens[count - 1]?.folded !== 'from' || !labels.includes(LABEL.NAME, count)) return;
  for (let i = first; i < count; i++) if (labels[i] === LABEL.NAME) labels[i] = LABEL.REMARK;
};

/** "4 cloves": where nothing else is named, what is counted is the food. */
const nameTheCounted: Repair = (tokens, labels, language) => {
  const at = labels.indexOf(LABEL.UNIT);
  const unit = unitAt(tokens, at, language);
  if (labels.includes(LABEL.NAME) || !unit || unitKind(unit.unit) !== 'count' || tokens[labels.indexOf(LABEL.QUANTITY)]?.kind !== 'number')
    return;
  for (let i = at; i < unit.next; i++) if (labels[i] === LABEL.UNIT) labels[i] = LABEL.NAME;
};

/** "#10", "No. 2", "9x13": the size of a can, a pan or an egg is no part of the food's name. */
const leaveSizeNames: Repair = (tokens, labels) => {
  tokens.forEach((_, i) => {
    const size = sizeNameAt(tokens, i);
    for (let at = size?.from ?? 0; at < (size?.to ?? 0); at++) labels[at] = tokens[at]?.kind === 'mark' ? LABEL.PUNCTUATION : LABEL.REMARK;
  });
};

/** "1 #10 can tomatoes", "6 1/2-inch thick slices bread": between a number and its unit stands the size of one. */
const readUnitBehindSize: Repair = (tokens, labels, language) => {
  const at = sizeEnd(tokens, labels.indexOf(LABEL.QUANTITY), language);
  const unit = at > 0 ? unitAt(tokens, at, language) : null;
  const end = unit && VOCABULARY[language].of.has(tokens[unit.next]?.folded ?? '') ? unit.next + 1 : (unit?.next ?? 0);
  if (!unit || unitKind(unit.unit) !== 'count' || tokens[end]?.kind !== 'word' || labels.slice(at).includes(LABEL.UNIT)) return;
  for (let i = labels.indexOf(LABEL.QUANTITY) + 1; i < end; i++)
    if (labels[i] !== LABEL.PUNCTUATION) labels[i] = i >= at && i < unit.next ? LABEL.UNIT : LABEL.REMARK;
  if (!labels.includes(LABEL.NAME)) labels[end] = LABEL.NAME;
};

/** The index behind the size that follows a number at the start of a line, 0 where none does. */
function sizeEnd(tokens: readonly Token[], number: number, language: Language): number {
  if (number !== 0) return 0;
  const named = [1, 2, 3].map((i) => sizeNameAt(tokens, i)).find((size) => size?.from === 1);
  const length = tokens[1]?.kind === 'number' ? unitAt(tokens, afterHyphen(tokens, 2), language) : null;
  let end = named?.to ?? (length && unitKind(length.unit) === 'length' ? length.next : 0);
  while (end > 0 && VOCABULARY[language].size.has(tokens[end]?.folded ?? '')) end++;
  return end;
}

/** "2 chicken breasts, 6 oz each", "4 Filets, je 180 g": the size of one is an amount also in a remark. */
const readSizesOfEach: Repair = (tokens, labels, language) => {
  if (!labels.includes(LABEL.QUANTITY)) return;
  tokens.forEach(({ kind }, i) => {
    const unit = kind === 'number' && labels[i] === LABEL.REMARK ? unitAt(tokens, i + 1, language) : null;
    if (!unit || unitKind(unit.unit) === 'count' || !hasPerPieceSize(tokens, i, unit.next)) return;
    labels[i] = LABEL.QUANTITY;
    for (let at = i + 1; at < unit.next; at++) if (tokens[at]?.kind === 'word') labels[at] = LABEL.UNIT;
  });
};

/** "4 per person": for how many it is, no amount. */
const leavePerPerson: Repair = (tokens, labels) => {
  tokens.forEach(({ kind }, i) => {
    if (kind !== 'number' || !PER.has(tokens[i + 1]?.folded ?? '') || !PERSON.test(tokens[i + 2]?.folded ?? '')) return;
    for (let at = i; at <= i + 2; at++) labels[at] = LABEL.REMARK;
  });
};

/** "2 pounds (16 to 20 count shrimp)": where nothing else is named, what is counted in the brackets is the food. */
const nameInBrackets: Repair = (tokens, labels, language) => {
  if (labels.includes(LABEL.NAME) || !labels.includes(LABEL.QUANTITY)) return;
  const [open, close] = [tokens.findIndex(({ text }) => text === '('), tokens.findIndex(({ text }) => text === ')')];
  if (open < 0 || close < open) return;
  const { range, preparation, size, of } = VOCABULARY[language];
  for (let i = open + 1; i < close; i++) {
    const { kind, folded, value } = tokens[i]!;
    const isOther = value !== null || [range, preparation, size, of].some((words) => words.has(folded)) || folded === 'count';
    if (kind === 'word' && !isOther && labels[i] === LABEL.REMARK && unitAt(tokens, i, language) === null) labels[i] = LABEL.NAME;
  }
};

/** "Eggs x 2". */
const leaveTimes: Repair = (tokens, labels) => {
  tokens.forEach(({ folded }, i) => {
    if (folded === 'x' && labels[i] === LABEL.NAME && tokens[i + 1]?.kind === 'number') labels[i] = LABEL.REMARK;
  });
};

const REPAIRS: readonly Repair[] = [
  leavePrices,
  leaveSizeNames,
  readUnitBehindSize,
  leaveBakersPercentage,
  nameAfterEach,
  startRanges,
  endRanges,
  labelLongUnits,
  labelShortUnits,
  endNameBeforeOf,
  startNameAfterOf,
  findNounOfStates,
  readLastAmount,
  countWhole,
  countSized,
  readUncounted,
  countArticle,
  endNameBeforePreparation,
  nameTheForm,
  leavePerPerson,
  nameInBrackets,
  nameThePrepared,
  nameTheWhole,
  nameTheCounted,
  readSizesOfEach,
  leaveTimes,
];

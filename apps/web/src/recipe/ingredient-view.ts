import {
  beginsWithPackage,
  formatAmount,
  formatQuantity,
  friendlyAmount,
  ingredientColumns,
  isMetric,
  isUnitKey,
  parseIngredient,
  stepInSystem,
  toSystem,
  unitKind,
  type Amount,
  type Language,
} from '@simmer/culinary';
import { language as reader } from '@simmer/messages/language';
import type { Measures } from './measures';

/** An ingredient as the ledger shows it: the amount at the left, the name, and how it is prepared. */
export interface IngredientView {
  amount: string;
  name: string;
  note: string | undefined;
}

/**
 * Divides a line into amount, name and note, all in the author's own words; only fractions are set as ½ and decimals with the reader's sign. `factor` scales every amount
 * of a whole; `measures` shows the leading one as the cook chose, undefined keeps the author's. `expected` is the language of the list.
 */
export function viewIngredient(text: string, factor: number, measures?: Measures, expected?: Language): IngredientView {
  const { amount, words } = ingredientColumns(text, factor, { expected });
  const inSystem = measures && amount !== '' ? amountIn(measures, text, amount, factor, expected) : undefined;
  return { amount: keepTogether(withDecimals(inSystem ?? withFractions(amount))), ...nameAndNote(words) };
}

/**
 * The leading amount in another system, the author's own figure when the line has one; undefined when its words stay. Of what is counted it is
 * the size of one: "1 (410 g) can".
 */
function amountIn(
  { system, gramsPerMl }: Measures,
  text: string,
  written: string,
  factor: number,
  expected?: Language,
): string | undefined {
  const { alternatives, language, name, ...main } = parseIngredient(text, { expected });
  if (!isMeasured(main) || beginsWithPackage(text, { expected })) return stepInSystem(written, system, { language }).text;
  if (isMetric(main.unit) === (system === 'metric')) return undefined;
  const stated = alternatives.find((other) => isMeasured(other) && isMetric(other.unit) === (system === 'metric'));
  const scaled = times(stated ?? main, factor);
  const shown = stated ? friendlyAmount(scaled) : toSystem(scaled, system, language === 'en' ? 'us' : 'metric', gramsPerMl(name));
  return shown.unit === main.unit ? undefined : formatAmount(shown, language);
}

const isMeasured = (amount: Amount): amount is Amount & { unit: string } =>
  amount.quantity !== null && amount.unit !== null && isUnitKey(amount.unit) && unitKind(amount.unit) !== 'count';

const times = ({ quantity, quantityMax, unit }: Amount, factor: number): Amount => ({
  quantity: quantity === null ? null : quantity * factor,
  quantityMax: quantityMax === null ? null : quantityMax * factor,
  unit,
});

/** "1 1/2" as "1 ½". Fractions that cooks do not read stay as they are written. */
function withFractions(amount: string): string {
  return amount.replace(/\b(?:(\d+)[ -])?([1-7])\/([23468])\b/g, (written, whole: string | undefined, upper: string, lower: string) => {
    const value = Number(upper) / Number(lower);
    const set = formatQuantity(Number(whole ?? 0) + value);
    return value < 1 && !/^[156]\/6/.test(`${upper}/${lower}`) ? set : written;
  });
}

/** "1,5" as "1.5" where the reader writes so. Three digits may be thousands and stay. */
const withDecimals = (amount: string): string => amount.replace(/(?<=\d)[.,](?=\d{1,2}(?!\d))/g, reader === 'en' ? '.' : ',');

/** So many characters fit the column side by side. */
const ONE_LINE = 9;

/** Where the narrow column breaks an amount of several parts: between them, not between a number and its unit. */
function keepTogether(amount: string): string {
  if (amount.length <= ONE_LINE) return amount;
  return amount
    .replace(/(?<=\d) (?=[½⅓⅔¼¾⅛⅜⅝⅞])/g, '\u00a0')
    .replace(/(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞]) (?=\p{L}{1,5}(?!\p{L}))/gu, '\u00a0')
    .replace(/ (?=[/+] )/g, '\u00a0')
    .replace(/(?<=\p{L})\/(?=[\d½⅓⅔¼¾⅛⅜⅝⅞])/gu, '/\u200b');
}

/** A bracket at the start, a comma, or a bracket with nothing but a comma after it begins the note. */
function nameAndNote(words: string): Pick<IngredientView, 'name' | 'note'> {
  const [, aside, after] = /^\(([^()]*)\)\s*(.+)$/.exec(words) ?? [];
  const rest = after ?? words;
  const cut = /,(?!\d)|\s\((?=[^()]*\)\s*(?:,|$))/.exec(rest);
  const said = cut && cut.index > 0 ? rest.slice(cut.index + 1).trim() : '';
  const note = said.replace(/^\(([^()]*)\)\s*(,?)/, '$1$2');
  return { name: said ? rest.slice(0, cut?.index).trim() : rest, note: [aside, note].filter(Boolean).join(', ') || undefined };
}

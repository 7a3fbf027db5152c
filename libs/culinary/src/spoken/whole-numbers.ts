/** A language for spoken shopping items. */
export type SpokenLanguage = 'en' | 'de';

const EN_UNITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const EN_TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const EN_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const EN_NUMBER = (() => {
  const [units, teens, tens] = [EN_UNITS.slice(1), EN_TEENS, EN_TENS.slice(2)].map((words) => words.join('|'));
  const below100 = `(?:(?<tens>${tens})(?:[ -](?<ones>${units}))?|(?<teen>${teens})|(?<unit>${units}))`;
  return new RegExp(`\\b(?:(?<hundreds>${units}|a) hundred(?:(?: and)? ${below100})?|${below100.replaceAll('?<', '?<_')})\\b(?!-)`, 'giu');
})();

const DE_UNITS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'];
const DE_TEENS = ['zehn', 'elf', 'zwölf', 'dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'];
const DE_TENS = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'];
const DE_NUMBER = (() => {
  const [units, teens, tens] = [DE_UNITS.slice(1), DE_TEENS, DE_TENS.slice(2)].map((words) => words.join('|'));
  const below100 = `(?:(?:(?<ones>${units})und)?(?<tens>${tens})|(?<teen>${teens})|(?<unit>${units}))`;
  // one letter more, and it is another word: "ein" is an article as well
  return new RegExp(
    `(?<!\\p{L})(?:(?<hundreds>${units})?hundert(?:und)?${below100}?|${below100.replaceAll('?<', '?<_')})(?!\\p{L})`,
    'giu',
  );
})();

/** Whole numbers below a thousand, from words to digits: "one hundred and fifty grams", "zweihundertfünfzig Gramm". */
export function inDigits(text: string, language: SpokenLanguage): string {
  const [pattern, units, teens, tens] =
    language === 'de' ? [DE_NUMBER, DE_UNITS, DE_TEENS, DE_TENS] : [EN_NUMBER, EN_UNITS, EN_TEENS, EN_TENS];
  return text.replaceAll(pattern, (...found: unknown[]) => {
    const parts = found.at(-1) as Record<string, string | undefined>;
    const word = (name: string): string => (parts[name] ?? parts[`_${name}`] ?? '').toLowerCase();
    const digits = String(found[0]);
    // an article, which the reader of ingredients understands
    if (digits.toLowerCase() === 'ein') return digits;
    const hundreds = /hund(?:red|ert)/i.test(digits) ? Math.max(units.indexOf(word('hundreds')), 1) * 100 : 0;
    const below = tens.indexOf(word('tens')) * 10;
    const rest = Math.max(units.indexOf(word('ones')), 0) + Math.max(units.indexOf(word('unit')), 0);
    const teen = word('teen') === '' ? 0 : teens.indexOf(word('teen')) + 10;
    return String(hundreds + Math.max(below, 0) + rest + teen);
  });
}

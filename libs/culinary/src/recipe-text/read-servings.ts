import { LANGUAGES, foldText } from '../languages';
import { multiplierWord, numberWord } from '../quantities/number-words';

/** How much a recipe makes. */
export interface StatedYield {
  readonly servings: number | null;
  readonly yieldText: string;
}

const NUMBER = /(\d{1,3})(?:\s?(?:-|–|to|bis|à|a|o|ou|or|oder)\s?(\d{1,3}))?/;
const LEAD =
  /^(?:(?:this |recipe |it )?(?:serves|servings?|yields?|makes|feeds|enough for)|portionen|anzahl(?: der)? portionen|ergibt|gibt|reicht für|menge(?: für)?|rendement|nombre de (?:personnes|parts)|raciones|porciones|rinde|rendimiento|salen|dosi(?: per)?|porzioni|resa|rende|porções|rendimento)\s*[:.]?\s*/i;
/** Units that count eaters; anything else, "24 cookies", is also the yield text. */
const EATERS =
  /\b(?:people|persons?|servings?|portions?|guests|personen|portionen|leute|pers|personnes?|parts|convives|personas?|raciones|comensales|porciones|persone|porzioni|pessoas|porcoes|as a|serves|feeds|serve|pour|fur|para|per|for)\b/;
const SEPARATE = /\s*(?:[|·•;]|,\s(?=\d+\s?(?:min|h|std))|\s{3,}).*$/i;
/** The measures of a tin are no servings. */
const SIZES = /\(?\d+(?:[.,]\d+)?\s?(?:x\s?\d+(?:[.,]\d+)?)?[\s-]?(?:cm|inch(?:es)?|zoll|pouces|")\)?/g;

/** Minutes in the same line are no servings: "Prep 5 mins, serves 2". */
const MINUTES =
  /\d{1,4}(?:[.,]\d)?\s?(?:(?:-|–|to|bis|a|o|ou|or)\s?\d{1,3}(?:[.,]\d)?\s?)?(?:m|mins?|minutes?|minuten|minutos|minuti|h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|days?|tage?n?|jours?|dias?|giorn[oi]|nights?|weeks?|wochen?)\b/g;

/** Servings as a number and the yield in its own words, from the lines that speak of it. Of a range the lower end counts. */
export function readServings(texts: readonly string[]): StatedYield {
  let servings: number | null = null;
  let yieldText = '';
  for (const text of texts) {
    const folded = foldText(text).replace(SIZES, ' ').replace(MINUTES, ' ');
    servings ??= numberIn(folded);
    const words = text.replace(LEAD, '').replace(SEPARATE, '').trim();
    const saysTime = foldText(words).search(MINUTES) >= 0;
    if (yieldText === '' && !saysTime && !EATERS.test(folded) && /\p{L}{3}/u.test(words)) yieldText = words;
  }
  return { servings, yieldText };
}

function numberIn(folded: string): number | null {
  const digits = NUMBER.exec(folded)?.[1];
  if (digits) return multiplied(folded, +digits) || null;
  for (const word of folded.split(/[^a-z]+/)) {
    if (multiplierWord(word)) return multiplierWord(word);
    // an article is no number: "serves a crowd"
    for (const language of LANGUAGES) {
      const value = numberWord(word, language);
      if (value !== null && value > 1) return multiplied(folded, value);
    }
  }
  return null;
}

function multiplied(folded: string, count: number): number {
  const multiplier = folded
    .split(/[^a-z]+/)
    .map(multiplierWord)
    .find((value) => value !== null);
  return count * (multiplier ?? 1);
}

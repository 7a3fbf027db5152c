import { foldText, LANGUAGES, multiplierWord, numberWord } from '@simmer/culinary';
import { firstNumber } from './numbers';
import { plainText } from '../page/plain-text';

export interface Yield {
  servings: number | null;
  text: string | null;
}

const PEOPLE = /serv|people|person|portion|porzion|porç|porcj|raci[oó]n|comensal|gäste|annos|fő|adag|порц|人|convive|pers\b|pax/i;
const MOST = 1_000;

/**
 * How many servings (or pieces) the statements of yield say; several may be given, the one that speaks of people wins, and any other over a bare 1.
 * Dozens that are not counted out are 12 each, or 1 where they are what is scaled.
 */
export function yieldOf(statements: unknown[], { dozen = 12 }: { readonly dozen?: 1 | 12 } = {}): Yield {
  const texts = statements.map(statementText).filter((text) => text !== '');
  const numbered = texts.filter((text) => servingsIn(text, dozen) !== null);
  const chosen = numbered.find((text) => PEOPLE.test(text)) ?? numbered.find((text) => text !== '1') ?? numbered[0];
  const described = texts.find((text) => /\p{L}/u.test(text)) ?? texts[0] ?? null;
  return { servings: chosen === undefined ? null : servingsIn(chosen, dozen), text: described };
}

function statementText(statement: unknown): string {
  if (typeof statement === 'number') return String(statement);
  return typeof statement === 'string' ? plainText(statement).slice(0, 200) : '';
}

const PIECES =
  'slices|pieces|wedges|squares|bars|rolls|cookies|muffins|stücke?|scheiben|parts|tranches|parts|trozos|porciones|rebanadas|fette|pezzi|fatias|pedaços|stukken|plakken|bitar|skivor|kawałk\\p{L}*';
const EACH = 'each|apiece|je(?:weils)?|chacune?|cada|ciascun[oa]|per stuk|elk|vardera';
/** "2 dozen (24 cookies)". */
const DOZENS_COUNTED = /(?:dozens?|doz|dz|dutzend|douzaines?|docenas?|dúzias?|dozzin[ae]|dozijn|dussin|dusin)\s*\(\D{0,10}(\d+)/iu;
/** "3 dozen", "2 1/2 dozen", "half a dozen", "a dozen". */
const DOZENS =
  /(?<!\p{L})(half\s+an?|halbes|½|[\d½⅓⅔¼¾][\d\s.,/½⅓⅔¼¾]*|)(?:\s?(?:-|–|to|bis|à|a)\s?\d+)?\s*(?:dozens?|doz\.?|dz|dutzend|douzaines?|docenas?|dúzias?|dozzin[ae]|dozijn|dussin|dusin)(?!\p{L})/iu;
/** "2 loaves (10 slices each)". */
const PIECES_OF_EACH = new RegExp(
  `^\\D*(\\d{1,2})(?![\\d.,/½]).*?(?<![\\d.,/-])(\\d{1,3})\\s*(?:\\p{L}+\\s)?(?:${PIECES})\\s+(?:${EACH})(?!\\p{L})`,
  'iu',
);
/** One cake is eaten by as many as it has pieces. */
const PIECES_OF_ONE = new RegExp(
  `^(?:\\D*1(?![\\d.,/½])|\\P{L}*(?:one|an?|eine?|une?|una?|uma?|een|ett?)\\s).*?(?<![\\d.,/-])(\\d{1,3})\\s*(?:\\p{L}+\\s)?(?:${PIECES})(?!\\p{L}|\\s+each)`,
  'iu',
);

/** "3 cups (serves 6)". */
const SERVES = /(?:serves|feeds|serving|für|pour|para|per|voor)\s*:?\s+(\d{1,3})(?![\d.,/])/iu;
/** What is weighed, and how wide the pan is: "500 g", "9-inch", "9x13". */
const MEASURE =
  /[\d½⅓⅔¼¾]+(?:[.,/]\d+)?(?:x\d+)?\s?-?(?:k?g|gr|gramm?s?|[mcd]?l|lit(?:er|re|ro)s?|oz|ounces?|lbs?|pounds?|mm|cm|inch(?:es)?|["″”])(?![\p{L}])|\d+(?:[.,]\d+)?[x×]\d+(?:[.,]\d+)?(?:[x×]\d+)?|\d+ by \d+/giu;
/** "9 x 13-inch pan", but not "12 x 5 cm cookies". */
const PAN =
  /\d+(?:[.,]\d+)?\s?(?:[x×]|by)\s?\d+(?:[.,]\d+)?(?:-(?:inch|in|cm)|\s?(?:inch(?:es)?|in|cm|["″”])?\s+(?:\p{L}+\s)?(?:pan|dish|tin|tray|sheet|form|blech|springform|moule|plat|plaque|molde|bandeja|teglia|stampo|forma|tabuleiro|bakvorm|plåt))(?!\p{L})/giu;
/** "1 1/2 cups": the whole of it, with no word of who eats it. */
const VOLUME =
  /^\D{0,15}[\d½⅓⅔¼¾][\d½⅓⅔¼¾\s.,/–-]*(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|gallons?|tassen?|tasses?|tazas?|tazz[ae]|xícaras?|szklan\p{L}+|kopjes?|koppar)(?!\p{L})/iu;

/** Whether a yield is a volume, which is no number of servings. */
export const isVolume = (text: string): boolean => VOLUME.test(text) && !PEOPLE.test(text) && !SERVES.test(text);

/** A number beside a word for people first ("1 pie, 8 servings"), then one of counted dozens or of the pieces of one thing, else the first that counts, in digits or as a word. */
function servingsIn(text: string, dozen: 1 | 12): number | null {
  const beside =
    /(\d+(?:[.,]\d+)?)(?:\s?(?:-|–|to|bis|à)\s?\d+)?\s*(?:\p{L}+\s){0,1}(?:serv|people|person|portion|porzion|porç|porcj|raci[oó]n|comensal|annos|порц|人|pers\b)/iu.exec(
      text,
    );
  const served = beside?.[1] ?? SERVES.exec(text)?.[1];
  const number = served ? Number(served.replace(',', '.')) : (piecesIn(text) ?? countIn(withoutSizes(text), dozen));
  return number !== null && number > 0 && number <= MOST ? number : null;
}

const withoutSizes = (text: string): string => text.replace(PAN, '').replace(MEASURE, '');

function piecesIn(text: string): number | null {
  const [, things, pieces] = PIECES_OF_EACH.exec(withoutSizes(text)) ?? [];
  if (things && pieces) return Number(things) * Number(pieces);
  const counted = DOZENS_COUNTED.exec(text)?.[1] ?? PIECES_OF_ONE.exec(text)?.[1];
  return counted === undefined ? null : firstNumber(counted);
}

function countIn(text: string, dozen: 1 | 12): number | null {
  const dozens = DOZENS.exec(text);
  if (dozens)
    return (
      dozen * (/^half|^halb/i.test(dozens[1] ?? '') ? 1 / 2 : (firstNumber(dozens[1] ?? '') ?? numberWordIn(text.replace(DOZENS, '')) ?? 1))
    );
  return firstNumber(text) ?? numberWordIn(text);
}

/** The number that a word of any of our languages says: "six servings". One is as often an article. */
function numberWordIn(text: string): number | null {
  for (const word of foldText(text).split(/[^\p{L}-]+/u)) {
    const values = LANGUAGES.map((language) => numberWord(word, language) ?? 0);
    const value = values.find((one) => one > 1 && Number.isInteger(one)) ?? multiplierWord(word);
    if (value !== null) return value;
  }
  return null;
}

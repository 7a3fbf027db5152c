import { firstNumber } from './numbers';
import { plainText } from '../page/plain-text';

export interface Yield {
  servings: number | null;
  text: string | null;
}

const PEOPLE = /serv|people|person|portion|porzion|porç|porcj|raci[oó]n|comensal|gäste|annos|fő|adag|порц|人|convive|pers\b|pax/i;
const MOST = 1_000;

/** How many servings (or pieces) the statements of yield say; several may be given, the one that speaks of people wins. */
export function yieldOf(statements: unknown[]): Yield {
  const texts = statements.map(statementText).filter((text) => text !== '');
  const numbered = texts.filter((text) => servingsIn(text) !== null);
  const chosen = numbered.find((text) => PEOPLE.test(text)) ?? numbered[0];
  const described = texts.find((text) => /\p{L}/u.test(text)) ?? texts[0] ?? null;
  return { servings: chosen === undefined ? null : servingsIn(chosen), text: described };
}

function statementText(statement: unknown): string {
  if (typeof statement === 'number') return String(statement);
  return typeof statement === 'string' ? plainText(statement).slice(0, 200) : '';
}

/** "2 dozen (24 cookies)"; where the dozens are not counted out, they are what is scaled. */
const DOZENS_COUNTED = /(?:dozens?|doz|dz|dutzend|douzaines?|docenas?|dúzias?|dozzin[ae]|dozijn|dussin|dusin)\s*\(\D{0,10}(\d+)/iu;
/** One cake is eaten by as many as it has pieces. */
const PIECES_OF_ONE =
  /^\D*1(?![\d.,/½]).*?(?<![\d.,/-])(\d{1,3})\s*(?:\p{L}+\s)?(?:slices|pieces|wedges|squares|stücke?|scheiben|parts|tranches|trozos|porciones|fette|stukken|bitar|kawałk\p{L}*)(?!\p{L}|\s+each)/iu;

/** "3 cups (serves 6)". */
const SERVES = /(?:serves|feeds|serving|für|pour|para|per|voor)\s*:?\s+(\d{1,3})(?![\d.,/])/iu;
/** What is weighed, or how wide the pan is. */
const MEASURE =
  /[\d½⅓⅔¼¾]+(?:[.,/]\d+)?(?:x\d+)?\s?-?(?:k?g|gr|gramm?s?|[mcd]?l|lit(?:er|re|ro)s?|oz|ounces?|lbs?|pounds?|mm|cm|inch(?:es)?|["″”])(?![\p{L}])/giu;
/** "1 1/2 cups": the whole of it, with no word of who eats it. */
const VOLUME =
  /^\D{0,15}[\d½⅓⅔¼¾][\d½⅓⅔¼¾\s.,/–-]*(?:cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|quarts?|gallons?|tassen?|tasses?|tazas?|tazz[ae]|xícaras?|szklan\p{L}+|kopjes?|koppar)(?!\p{L})/iu;

/** Whether a yield is a volume, which is no number of servings. */
export const isVolume = (text: string): boolean => VOLUME.test(text) && !PEOPLE.test(text) && !SERVES.test(text);

/** A number beside a word for people first ("1 pie, 8 servings"), then one of counted dozens or of the pieces of one thing, else the first that counts. */
function servingsIn(text: string): number | null {
  const beside =
    /(\d+(?:[.,]\d+)?)(?:\s?(?:-|–|to|bis|à)\s?\d+)?\s*(?:\p{L}+\s){0,1}(?:serv|people|person|portion|porzion|porç|porcj|raci[oó]n|comensal|annos|порц|人|pers\b)/iu.exec(
      text,
    );
  const pieces = DOZENS_COUNTED.exec(text)?.[1] ?? PIECES_OF_ONE.exec(text)?.[1];
  const served = beside?.[1] ?? SERVES.exec(text)?.[1];
  const number = served ? Number(served.replace(',', '.')) : firstNumber(pieces ?? text.replace(MEASURE, ''));
  return number !== null && number > 0 && number <= MOST ? number : null;
}

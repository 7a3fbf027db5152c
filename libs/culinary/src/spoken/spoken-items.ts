import { isFood } from '../recipe-text/food-words';
import { foldText } from '../languages';
import { readUnit } from '../units/unit-aliases';
import { inDigits, type SpokenLanguage } from './whole-numbers';

/** Nobody says more in one breath. */
const MOST_ITEMS = 20;

/** Things whose name has an "and" in it. */
const ONE_THING =
  /\b(half and half|(?:mac|macaroni|cauliflower) and cheese|fish and chips|pork and beans|bread and butter pickles?|cookies and cream|(?:sweet|hot) and sour|salt and vinegar|black and white|peanut butter and jelly|franks and beans|süß und sauer)\b/giu;
/** Takes the place of a blank that parts nothing. */
const KEPT_BLANK = '\u00a0';

const WORDS = {
  en: {
    joiners: new Set(['and', 'plus', 'also', 'then', '&']),
    before: /^(?:please|also|and|some(?: more)?|a few|a couple(?: of)?|a bit of|a little|the|my|more)(?: |$)/iu,
    after: /(?: please| as well| too| (?:to|on|onto) (?:my|the|our)(?: shopping| grocery)? list)$/iu,
    article: /^an? (?=(\p{L}+))/iu,
    fraction: /^(?:an? |\d )?(?:half|quarters?|thirds?)\b/iu,
    percent: /^(?:percent|%)/iu,
  },
  de: {
    joiners: new Set(['und', 'sowie', 'plus', 'auch', 'dann', '&']),
    before: /^(?:bitte|auch|und|noch|etwas|ein paar|ein bisschen|ein wenig|die|der|das|den|meine|mehr)(?: |$)/iu,
    after: /(?: bitte| dazu| auf (?:meine|die|unsere) (?:Einkaufsliste|Liste))$/iu,
    article: /^eine?n? (?=(\p{L}+))/iu,
    fraction: /^(?:ein )?(?:halb\p{L}*|viertel|drittel)\b/iu,
    percent: /^(?:prozent|%)/iu,
  },
} as const;

/**
 * Splits a spoken shopping request into items that {@link parseIngredient} reads: "two pounds of carrots and milk" is "2 pounds of
 * carrots" and "milk". A name with an "and" in it stays one thing, and so does a number: "two and a half pounds of flour", "half and half".
 */
export function spokenItems(text: string, language: SpokenLanguage): string[] {
  const spoken = inDigits(
    text
      .normalize('NFC')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
    language,
  ).replaceAll(ONE_THING, (name) => name.replaceAll(' ', KEPT_BLANK));
  return spoken
    .split(/[,;.!?]+(?:\s|$)/u)
    .flatMap((part) => split(part, language))
    .map((item) => withoutFillers(item, language))
    .filter((item) => /[\p{L}\p{N}]/u.test(item))
    .slice(0, MOST_ITEMS);
}

function split(part: string, language: SpokenLanguage): string[] {
  const items: string[][] = [[]];
  const words = part.trim().split(' ');
  words.forEach((word, at) => {
    const isJoiner = WORDS[language].joiners.has(word.toLowerCase()) && !joinsNumber(words, at, language);
    if (isJoiner || beginsAmount(words, at, language)) items.push([]);
    if (!isJoiner) items.at(-1)?.push(word);
  });
  return items.map((item) => item.join(' '));
}

/** "2 and a half pounds". */
const joinsNumber = (words: readonly string[], at: number, language: SpokenLanguage): boolean =>
  isNumber(words[at - 1]) && WORDS[language].fraction.test(words.slice(at + 1, at + 4).join(' '));

/** "2 onions 3 carrots", but not "milk 2 percent" and not "flour 405". */
const beginsAmount = (words: readonly string[], at: number, language: SpokenLanguage): boolean =>
  isNumber(words[at]) &&
  at + 1 < words.length &&
  !WORDS[language].percent.test(words[at + 1] ?? '') &&
  isFood(foldText(words[at - 1] ?? ''), language);

const isNumber = (word: string | undefined): boolean => /^\d+$/.test(word ?? '');

/** Drops polite and vague words, and puts a number for "a pound". */
function withoutFillers(item: string, language: SpokenLanguage): string {
  const { before, after, article } = WORDS[language];
  let bare = ` ${item.trim()}`.slice(1);
  for (let cut = ''; cut !== bare;) {
    cut = bare;
    bare = bare.replace(before, '').replace(after, '').trim();
  }
  const [whole = '', next = ''] = article.exec(bare) ?? [];
  if (whole !== '' && readUnit(next, language)) bare = `1 ${bare.slice(whole.length)}`;
  return bare.replaceAll(/half\u00a0and\u00a0half/giu, 'half-and-half').replaceAll(KEPT_BLANK, ' ');
}

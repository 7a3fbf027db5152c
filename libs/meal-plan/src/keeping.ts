import { foldText } from '@simmer/culinary';

/** Words of titles and tags in English and German, without accents. */
const FRESH =
  /\b(salads?|slaw|salat\w*|\w+salat|carpaccio|ceviche|tatar|tartare?|sashimi|sushi|poke|fries|pommes|tempura|fritters?|schnitzel|frittiert\w*)\b/;
const FRIED = /\b(deep|pan)[ -]fried\b/;
const POTS =
  /\b(soups?|stews?|chil+i|curry|currys|curries|goulash|ragu|bolognese|dal|daal|dhal|casserole|broth|\w*suppe|\w*eintopf|gulasch|ragout)\b/;

const [POT_DAYS, USUAL_DAYS, FISH_DAYS] = [4, 3, 1] as const;

/** For how many days what is left of a dish is good to eat: a pot of stew for long, fish for a day, what is fresh or fried not at all. */
export function keepsDays(title: string, tags: readonly string[], hasFish: boolean): number {
  const words = foldText([title, ...tags].join(' '));
  if (FRESH.test(words) || FRIED.test(words)) return 0;
  if (hasFish) return FISH_DAYS;
  return POTS.test(words) ? POT_DAYS : USUAL_DAYS;
}

/** Measures that begin or follow an amount, in the languages we read. Enough to tell an ingredient line from other text; no parsing. */
const MEASURES = [
  'cups?', 'c', 'tbsps?', 'tablespoons?', 'tsps?', 'teaspoons?', 'oz', 'ounces?', 'lbs?', 'pounds?', 'g', 'gr', 'grams?', 'gramm', 'grammes?', 'gramos?', 'gramas?', 'grammi', 'kg', 'ml', 'cl', 'dl', 'l', 'lit(?:er|re)s?', 'mls?', 'quarts?', 'pints?', 'cloves?', 'cans?', 'tins?', 'packages?', 'packets?', 'pkgs?', 'sticks?', 'slices?', 'bunch(?:es)?', 'handfuls?', 'pinch(?:es)?', 'dash(?:es)?', 'sprigs?', 'stalks?', 'heads?', 'jars?', 'bags?', 'pieces?', 'parts?', 'drops?', 'scoops?', 'sheets?', 'small', 'medium', 'large', 'whole', 'each',
  'el', 'tl', 'esslöffel', 'teelöffel', 'stk', 'stück', 'prisen?', 'bund', 'zehen?', 'dosen?', 'päckchen', 'pck', 'becher', 'tassen?', 'scheiben?', 'msp', 'liter',
  'c\\. ?à ?s\\.?', 'c\\. ?à ?c\\.?', 'cuill[eè]res?', 'càs', 'càc', 'cs', 'cc', 'gousses?', 'pincées?', 'sachets?', 'tranches?', 'verres?', 'branches?', 'bottes?', 'feuilles?',
  'cucharad(?:as?|itas?)', 'tazas?', 'dientes?', 'pizcas?', 'latas?', 'colher(?:es)?', 'xícaras?', 'dentes?', 'cucchia(?:i|io|ini|ino)', 'spicchi?o?', 'pizzic(?:o|hi)', 'bustin[ae]', 'fett[ae]', 'rametti?',
  'eetlepels?', 'theelepels?', 'teentjes?', 'plakjes?', 'blik(?:jes?)?', 'snuf(?:je)?', 'stuks?', 'takjes?', 'zakje', 'msk', 'tsk', 'krm', 'st', 'klyft(?:or|a)', 'burk(?:ar)?', 'påse', 'nypa', 'ss', 'ts', 'fedd', 'boks', 'spsk', 'knsp', 'rkl', 'tl', 'dkg', 'dag', 'dkg', 'pl', 'čl', 'kl', 'štipka', 'ks', 'hrnek', 'evőkanál', 'teáskanál', 'csipet', 'db', 'г', 'гр', 'кг', 'мл', 'л', 'ст\\.? ?л', 'ч\\.? ?л', 'шт', 'κ\\.? ?σ', 'κ\\.? ?γ', 'su bardağı', 'yemek kaşığı', 'çay kaşığı', 'tane', 'adet',
  // together, because each class of letters takes long to compile
  '(?:łyż|szklank|szczypt|ząbk|opakowan|lžíc|lžičk|lingur|зуб|щепотк)\\p{L}+', '(?:sztuk|стакан|φλ|γρ)\\p{L}*',
].join('|');
const SIGN = '[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]';
/** Most lines have none, and this is soon told. */
const HAS_NUMBER = new RegExp(`\\d|${SIGN}`);
const NUMBER = `(?:\\d+(?:[.,/⁄]\\d+)?(?:\\s?${SIGN})?|${SIGN})`;
/** Something always stands between two numbers, and there are few of them: else a long row of digits could be split in endless ways. */
const AMOUNT = `(?:${NUMBER}(?:(?:\\s?(?:-|–|—|to|à|bis|x|×|\\+)\\s?|\\s)${NUMBER}){0,3})`;
const END = '(?![\\p{L}])';
const STARTS_WITH_AMOUNT = new RegExp(`^[^\\p{L}\\p{N}]{0,4}(?:ca\\.? |about |approx\\.? |circa |env\\.? )?${AMOUNT}`, 'iu');
const WORDED_AMOUNT = /^(?:(?:an? (?:few|pinch|handful|dash|splash|little|bunch|drizzle|small|large|knob|squeeze)|pinch|handful|dash|splash|drizzle|some|salt|pepper|freshly|oil|one|two|three|half|juice|zest|etwas|eine?|salz|pfeffer|une?|sel|poivre|quelques|sal|pimienta|un[ao]?|q\.? ?b\.?|sale|pepe|snufje|zout|peper|een|salt|en nypa|lite|suola|sól|szczypta|sůl|só|соль|перец|щепотка|αλάτι|tuz)(?!\p{L})|少々|適量|盐)/iu;
const ONLY_AMOUNT = new RegExp(`^\\s*${AMOUNT}\\s*(?:(?:${MEASURES})\\.?${END})?\\s*[.:]?\\s*$`, 'iu');
const HAS_MEASURED_AMOUNT = new RegExp(`(?:^|[\\s(])${AMOUNT}\\s*(?:${MEASURES})\\.?${END}|[：:]\\s*${AMOUNT}|${AMOUNT}\\s*(?:個|本|枚|大さじ|小さじ|克|毫升|개|큰술|작은술|컵)|(?:大さじ|小さじ|カップ)\\s?\\d`, 'iu');
const ENDS_WITH_AMOUNT = new RegExp(`(?:^|[\\s(:–-])${AMOUNT}\\s*(?:${MEASURES})?\\.?\\)?$`, 'iu');

/** Whether a line reads like one that states an amount at its beginning, its end or with a measure. */
export function statesAmount(line: string): boolean {
  return statesNumber(line) || WORDED_AMOUNT.test(line);
}

/** Whether it has a digit or fraction that could be an amount. */
export function statesNumber(line: string): boolean {
  return HAS_NUMBER.test(line) && (STARTS_WITH_AMOUNT.test(line) || HAS_MEASURED_AMOUNT.test(line) || ENDS_WITH_AMOUNT.test(line));
}

/** Whether the line is nothing but an amount, so that its ingredient stands on the next. */
export function isOnlyAmount(line: string): boolean {
  return line.length <= 30 && HAS_NUMBER.test(line) && ONLY_AMOUNT.test(line);
}

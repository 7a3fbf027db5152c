import { VOCABULARY } from '../ingredients/vocabulary';
import type { Language } from '../languages';
import { isCookingVerb } from './cooking-verbs';
import { isDish, isFood } from './food-words';
import * as words from './line-words';
import { signsOf } from './sign-words';
import type { SourceLine } from './source-lines';

/** "20 mins plus chilling", "halbe Stunde", "1 h + une nuit": a number of minutes is no amount of food. */
export const BEGINS_DURATION =
  /^(?:(?:ca\.?|about|around|approx\.?|etwa|environ|unos|unas|circa|cerca de)\s)?(?:[\d½¼¾][\d.,/½¼¾ –-]{0,8}(?:to|bis|a)?[\d ]{0,4}(?:ish )?|half an |halbe |eine |une |una |un'|uma |mezz'|media |meia )\s?(?:m|mins?|minutes?|minuten|minutos|minuti|h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora)\b(?! of| de la)/;

const PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['servings', words.SERVINGS],
  ['servings-name', words.SERVINGS_NAME],
  ['serves-any', words.SERVES_ANY],
  ['for-number', words.FOR_NUMBER],
  ['servings-inside', words.SERVINGS_INSIDE],
  ['time', words.TIME],
  ['time-name', words.TIME_NAME],
  ['duration', words.DURATION_INSIDE],
  ['note', words.NOTE],
  ['note-inside', words.NOTE_INSIDE],
  ['source', words.SOURCE],
  ['credit', words.CREDIT],
  ['giver', words.GIVER],
  ['address', words.ADDRESS],
  ['mail-header', words.MAIL_HEADER],
  ['mail-subject', words.MAIL_SUBJECT],
  ['mail-frame', words.MAIL_FRAME],
  ['greeting', words.GREETING],
  ['furniture', words.FURNITURE],
  ['furniture-inside', words.FURNITURE_INSIDE],
  ['nutrition', words.NUTRITION],
  ['to-taste', words.TO_TASTE],
  ['begins-duration', BEGINS_DURATION],
  ['group', words.GROUP],
  ['heat', words.HEAT],
  ['question', /\?$/],
  ['exclaims', /!/],
  ['labelled', /^[^:]{2,28}:\s+\S/],
  [
    'stores',
    /^(?:freezes?|keeps?|stores?|reheat|refrigerate leftovers|leftovers|lasts?|will keep|good for|they keep|it keeps|einfrieren|haltbar|halt|reste|conserver|se garde|se conserve|tient|congeler|rechauff|conserva|guardar|congelar|aguanta|dura|si conserva|gemmes|hallb|bewaar|oppbevar|forvar)/,
  ],
  ['pieces', words.COUNTED],
  ['handle', /(?:^|\s)@[a-z0-9_.]{3}|\b[ru]\/[a-z]/],
  ['stars', /[★☆⭐♥♡]/u],
  ['crumbs', /\S > \S.* > \S|\S » \S.* » \S|\S \/ \S.* \/ \S/],
  ['separated', /\s[|·•»>/]\s|\s{3,}\S|\t/],
  ['mail', /\S@\S+\.\S/],
  ['names-dish', words.NAMES_DISH],
];

/** Looked for only where there is a digit. */
const NUMBER_PATTERNS: readonly (readonly [string, RegExp])[] = [
  ['time-alone', words.TIME_ALONE],
  ['date', words.DATE],
  ['temperature', /\d{2,3}\s?(?:°|º|grad|degrees?|degres|grados|gradi|graus)/],
  [
    'stamp-line',
    /^[^.!?\d]{0,32}[(,[ —-]*(?:\d{1,2}[./]\d{1,2}[./]\d{2,4},? )?(?:(?:today|yesterday|heute|gestern) (?:at|um) )?\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?|uhr)?[)\]]?:?$/,
  ],
  ['price', /[$€£]\s?\d|\d\s?[€£]/],
  ['phone', /^[+\d][\d ()/.-]{7,}$/],
  ['digits', /^\d{1,2}[.)]?$/],
];

/** What a line is shows in its beginning. */
const LOOKED_AT = 160;

/** Small facts about a line by name; the last says how many sentences it has. */
export function flagsOf(line: SourceLine, list: readonly string[], language: Language): string[] {
  // brackets and quotation marks around a line say nothing about it
  const folded = line.folded.slice(0, LOOKED_AT).replace(/^[("'„“«¿¡\s]+/, '');
  const flags = [...matching(PATTERNS, folded), ...signsOf(list), ...letterFlags(line.content)];
  if (/[\d½¼¾]/.test(folded)) flags.push(...matching(NUMBER_PATTERNS, folded));
  if (isMostlyDuration(folded)) flags.push('duration-mostly');
  const food = foodFlags(line.content, list, language);
  const sentences = line.content.match(/[.!?](?:\s+(?=[\p{Lu}\d¡¿"'(])|$)/gu)?.length ?? 0;
  return [...flags, ...food, `sentences-${Math.min(sentences, 3)}`];
}

const matching = (patterns: readonly (readonly [string, RegExp])[], text: string): string[] =>
  patterns.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);

/** What capitals and commas show. */
function letterFlags(content: string): string[] {
  const flags: string[] = [];
  if (FROM_NAME.test(content)) flags.push('from-name');
  if (BY_NAME.test(content)) flags.push('by-name');
  if (/\p{L}[^\p{L}]*\p{L}[^\p{L}]*\p{L}/u.test(content) && content === content.toUpperCase() && content !== content.toLowerCase())
    flags.push('capitals');
  if (/^\P{Ll}/u.test(content) && !/\s\p{Ll}\p{L}{3}/u.test(content) && /\p{L}{4}.*\s\p{L}{4}/u.test(content)) flags.push('title-case');
  const commas = content.match(/[,;]\s/g)?.length ?? 0;
  if (commas > 0) flags.push(commas > 2 ? 'commas' : 'comma');
  return flags;
}

/** Foods, dishes and what is done with them. */
function foodFlags(content: string, list: readonly string[], language: Language): string[] {
  const flags: string[] = [];
  const foods = list.filter((word) => isFood(word, language)).length;
  if (foods > 0) flags.push(foods > 1 ? 'foods' : 'food');
  if (foods > 0 && foods >= list.length / 2) flags.push('food-mostly');
  if (isFood(list.at(-1) ?? '', language)) flags.push('food-last');
  if (list.some((word) => isDish(word, language))) flags.push('dish');
  else if (foods === 0 && NAME.test(content)) flags.push('name');
  if (list.some((word, i) => i > 0 && VOCABULARY[language].preparation.has(word))) flags.push('preparation');
  const verbs = list.filter((word) => isCookingVerb(word, language)).length;
  if (verbs > 1) flags.push(verbs > 3 ? 'verbs-many' : 'verbs');
  return flags;
}

const FROM_NAME = /^(?:[Ff]rom|FROM|[Vv]on|[Dd]e|[Dd]a|[Dd]el|[Dd]i|[Pp]ar|[Pp]or|[Bb]y|BY|Words by)\s+(?:\p{L}+\s)?\p{Lu}/u;
const BY_NAME = /(?:^|\s)(?:[Bb]y|BY|von|par|por|di|av|af|van|przez|[Ww]ords|[Pp]hotos?)[\s:]+\p{Lu}/u;
/** Two or three words with capitals, as people are called. */
const NAME = /^(?:\p{Lu}[\p{L}'’.-]*\s+){1,2}(?:(?:de|da|van|von|del|di|du|la)\s+)?\p{Lu}[\p{L}'’.-]+(?:[,(–-].*)?$/u;
const SPAN =
  /(?:(?:ca\.?|about|etwa|environ|around|circa|unos?|cerca de|~)\s?)?(?:\d[\d.,/½¼¾–-]*|[½¼¾]|half an?|an?|one|two|three|four|halbe|eine?|zwei|drei|une?|deux|trois|una?|dos|tres|due|tre|uma?|duas|media|mezz'?|meia|quelques|few|several|ein paar)(?:\s?(?:to|bis|a|-|–|ou|oder|or)\s?\d+)?[\s-]?(?:m|mins?|minutes?|minuten|minutos|minuti|h|hrs?|hours?|std|stunden?|heures?|horas?|ore|ora|days?|tage?n?|jours?|dias?|giorni|weeks?|wochen?|semaines?|semanas?|settimane|nights?|afternoons?|'|’)(?:\b|(?=\W)|$)\.?/g;

/** "Cure: 24 hours", "25 min + 40 min in the oven": little is left when the spans of time are gone. */
function isMostlyDuration(folded: string): boolean {
  const rest = folded.slice(0, 80).replace(SPAN, ' ');
  return rest.length < folded.length && folded.length < 80 && (rest.match(/\p{L}{2,}/gu)?.length ?? 0) <= 3;
}

import { foldText } from '@simmer/culinary';

/** A condition read from a question. `from` and `to` are where it stands in the text, so that a screen can show it as a chip and take it out again. */
export type Condition = { readonly from: number; readonly to: number } &
  // what a minus leaves out may stand in the title alone
  ({ readonly kind: 'without'; readonly food: string; readonly isMinus?: true } | { readonly kind: 'under'; readonly minutes: number });

export interface UnderstoodQuery {
  /** What is left to look for. */
  readonly text: string;
  readonly conditions: readonly Condition[];
}

const NUMBER = String.raw`(\d{1,4})`;
const TIME = new RegExp(
  String.raw`(?:\b(?:under|in under|less than|max|maximum|at most|up to|within|in|below|unter|hochstens|maximal|in unter|bis)\s+|<\s*)${NUMBER}\s*(minutes|minuten|minute|mins|min|m|hours|hour|hrs|hr|h|stunden|stunde|std)\b\.?`,
  'g',
);
/** One food after "no": further ones need a "no" of their own, or an "or" between. */
const WITHOUT =
  /(?:(?<=^|\s)-(?=[\p{L}])|\b(?:no|without|not|ohne|kein|keine|keinen|sans|sin|senza|sem|zonder|utan)\s+)([\p{L}]+(?:\s+(?:or|oder|and|und|nor)\s+[\p{L}]+)*)/gu;
/** What a kitchen does without that is no food: "no bake", "ohne Kneten", "sans cuisson". Such words are looked for like others. */
const NO_FOOD = new RegExp(
  `^(?:${[
    'bak(?:e|ed|es|ing)|knead(?:ing)?|cook(?:ed|ing)?|churn(?:ing)?|fuss|stir(?:ring)?|boil(?:ing)?|roll(?:ing)?|mess|mixer|oven|machine|stove|microwave|blender|rise|proof(?:ing)?|peel(?:ing)?|fry(?:ing)?|fail|waste|effort|time|sweat|soak(?:ing)?|chill|carve|drain|heat|grill|equipment|recipe',
    'back(?:en|ofen)|knet(?:en)|koch(?:en)|ofen|ruhren|gehen|gehzeit|ruhezeit|maschine|eismaschine|mikrowelle|herd|schalen|braten|aufwand|thermomix|mixer',
    'cuisson|petrissage|petrir|four|cuire|robot|sorbetiere|repos|machine',
    'horno|hornear|amasar|coccion|cocinar|maquina|amasado|fuego',
    'cottura|forno|impasto|impastare|cuocere|gelatiera|lievitazione',
    'amassar|cozinhar|assar|fogo|sovar|batedeira',
    'bakken|kneden|koken|magnetron|mixen',
    'ugn|knadning|kokning|spis|maskin',
  ].join('|')})$`,
);
const JOINED = /\s+(?:or|oder|and|und|nor)\s+/;

/**
 * Reads conditions out of a question: "pasta no cream under 30 min" looks for pasta, leaves out cream and keeps to half an hour. English and
 * German ("Nudeln ohne Sahne unter 30 Min").
 */
export function understandQuery(query: string): UnderstoodQuery {
  const folded = foldKeepingLength(query);
  const conditions: Condition[] = [];
  for (const match of folded.matchAll(TIME)) {
    const [all, number = '', unit = ''] = match;
    const minutes = Number(number) * (/^(?:h|st)/.test(unit) ? 60 : 1);
    if (minutes > 0) conditions.push({ kind: 'under', minutes, from: match.index, to: match.index + all.length });
  }
  for (const match of folded.matchAll(WITHOUT)) {
    const [from, to] = [match.index, match.index + match[0].length];
    if (conditions.some((taken) => from < taken.to && to > taken.from)) continue;
    const foods = (match[1] ?? '').split(JOINED);
    if (foods.every((food) => NO_FOOD.test(food))) continue;
    const isMinus = match[0].startsWith('-');
    for (const food of foods) conditions.push({ kind: 'without', food, from, to, ...(isMinus && { isMinus }) });
  }
  conditions.sort((a, b) => a.from - b.from);

  return { text: restOf(query, conditions), conditions };
}

function restOf(query: string, conditions: readonly Condition[]): string {
  let rest = query;
  for (const { from, to } of conditions) rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  return rest.replace(/\s+/g, ' ').trim();
}

/** Folded letter by letter, so that places in it are places in the question. */
export const foldKeepingLength = (text: string): string =>
  text.replace(/\P{ASCII}/gu, (letter) => foldText(letter).padEnd(letter.length).slice(0, letter.length)).toLowerCase();

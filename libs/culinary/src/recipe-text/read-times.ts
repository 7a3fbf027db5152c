import { parseMinutes } from '../durations/minutes';
import { foldText } from '../languages';
import { findDurations } from '../durations/find-durations';

/** Minutes of a recipe, null where the text does not say. */
export interface StatedTimes {
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly totalMinutes: number | null;
}

const TOTAL = /\b(?:total|gesamt\w*|totale|ready|fertig|all in|start to finish|overall|pret en|listo en|pronto)\b/;
const COOK =
  /\b(?:cook\w*|bak\w*|oven|backzeit|kochzeit|garzeit|bratzeit|koch\w*|cuisson|four|coccion|horneado|horno|cottura|forno|cozedura|cozimento|grill\w*|roast\w*|simmer\w*)\b/;
const PREP = /\b(?:prep\w*|active|hands.on|vorbereitung\w*|zubereitung\w*|arbeitszeit|elaboracion|preparo)\b/;
/** Waiting counts in the whole time only. */
const REST =
  /\b(?:rest\w*|chill\w*|ris(?:e|ing)|prov\w*|proof\w*|marinat\w*|freez\w*|soak\w*|cool\w*|ruhe\w*|geh\w*|kuhl\w*|warte\w*|zieh\w*|repos\w*|refriger\w*|attente|levee|trempage|reposo|remojo|riposo|lievitazione|ammollo|descanso|demolha)\b/;

const SERVES = /\b(?:serv|yield|makes|feeds|portion|person|pers\b|porcion|racion|porzion|porcoes|pessoas|ergibt|dosi|rende|rinde)/;

/** Splits a line with several times: "PREP: 10 min | COOK: 30 min", "10 min de préparation, 40 min de cuisson"; but not "1/2 hour". */
const PARTS =
  /\s*(?:[|·•;]|(?<!\d)\/|\/(?!\d))\s*|\s{3,}|\s[–-]\s(?=\p{L})|(?<=\d\s?(?:[Mm]in\w*|MINS?|h|hrs?|HRS?))\s+(?=(?:[Pp]rep|PREP|[Cc]ook|COOK|[Bb]ake|BAKE|[Tt]otal|TOTAL)\w*:?\s\d)|\.\s+(?=\p{Lu})|,\s+(?=\D{0,20}\d|\p{L}+\s+\d)|\s\+\s/u;

/** Reads the minutes of preparation, cooking and the whole out of the lines that speak of time. */
export function readTimes(texts: readonly string[]): StatedTimes {
  const found: { prep?: number; cook?: number; total?: number; rest?: number } = {};
  let announced = '';
  for (const part of texts.flatMap((text) => text.split(PARTS))) {
    const folded = foldText(part);
    // "Prep Time" alone in its line speaks of the next one
    const name = kindOf(folded) ?? (announced || null);
    const minutes = minutesOf(part, name !== null);
    if (minutes === null) {
      announced = kindOf(folded) ?? '';
      continue;
    }
    announced = '';
    const kind = (name ?? 'total') as keyof typeof found;
    found[kind] ??= minutes;
  }
  const { prep = null, cook = null, rest = 0, total } = found;
  const sum = prep !== null && cook !== null ? prep + cook + rest : null;
  return { prepMinutes: prep, cookMinutes: cook, totalMinutes: total ?? sum };
}

function kindOf(folded: string): string | null {
  if (TOTAL.test(folded)) return 'total';
  if (REST.test(folded)) return 'rest';
  if (COOK.test(folded)) return 'cook';
  return PREP.test(folded) ? 'prep' : null;
}

/** A number without a unit counts only where a time is named: "Prep: 20". */
function minutesOf(part: string, isNamed: boolean): number | null {
  const [first] = findDurations(part);
  if (first) return Math.round((first.secondsMax ?? first.seconds) / 60) || null;
  // "Total yield 2", "Serves: 4": what is counted there is no minutes
  return isNamed && !SERVES.test(foldText(part)) ? parseMinutes(part.replace(/^[^\d½¼¾]+/, '')) : null;
}

import type { RecipeFacts } from '../parsed-recipe';
import { minutesOf } from '../values/duration';
import type { FoundLines } from './ingredient-section';
import type { PageRow } from './page-rows';

type TimeField = 'prep_time' | 'cook_time' | 'total_time';

const TIME_LABELS: Record<TimeField, string> = {
  total_time:
    'total(?:\\s+time)?|ready in|overall time|gesamtzeit|gesamt|zeit gesamt|temps total|tiempo total|tempo totale|tempo total|totale? (?:bereidings)?tijd|total ?tid|całkowity czas(?: przygotowania)?|łączny czas|celkov[ýy] čas|celkový čas přípravy|összesen|общее время|συνολικός χρόνος|toplam süre|kokonaisaika|合計時間',
  prep_time:
    'prep(?:aration|\\.)?(?:\\s+time)?|hands[- ]on(?:\\s+time)?|active(?:\\s+time)?|vorbereitung(?:szeit)?|arbeitszeit|zubereitungszeit|zubereitung|temps de préparation|préparation|tiempo de preparación|preparación|tempo di preparazione|preparazione|tempo de prepar(?:o|ação)|preparo|preparação|voorbereiding(?:stijd)?|bereidingstijd|förberedelsetid|förberedelse|forberedelse(?:stid)?|czas przygotowania|przygotowanie|(?:doba |čas )?příprav[ya]|príprava|előkészítés(?: ideje)?|время подготовки|подготовка|χρόνος προετοιμασίας|hazırlama süresi|hazırlık|valmisteluaika|準備時間',
  cook_time:
    'cook(?:ing)?(?:\\s+time)?|bak(?:e|ing)(?:\\s+time)?|kochzeit|backzeit|garzeit|koch-?/?backzeit|temps de cuisson|cuisson|tiempo de cocción|cocción|tempo di cottura|cottura|tempo de cozimento|cozimento|kooktijd|oventijd|baktijd|kook-?/?oventijd|tillagningstid|tillagning|tilberedning(?:stid)?|stegetid|czas gotowania|czas pieczenia|gotowanie|pieczenie|(?:doba |čas )?(?:vaření|pečení)|pečenie|sütés ideje|főzés(?:i idő)?|время приготовления|приготовление|χρόνος μαγειρέματος|pişirme süresi|pişirme|kypsennysaika|調理時間',
};
const ALL_LABELS = Object.values(TIME_LABELS).join('|');
const LABELLED = Object.entries(TIME_LABELS).map(([field, words]) => [field as TimeField, new RegExp(`(?:^|[^\\p{L}])(?:${words})(?![\\p{L}])\\s*(?:\\([^)]{0,20}\\)\\s*)?[:：|–-]?\\s*(.*)$`, 'iu')] as const);
const NEXT_LABEL = new RegExp(`(?:^|[^\\p{L}])(?:${ALL_LABELS})(?![\\p{L}])`, 'iu');
const ONLY_DURATION = /^[^\p{L}]{0,3}(?:ca\.?|about|circa|env\.?|cca)?\s*[\d½¼¾][\d\s.,:½¼¾–-]*\s?\p{L}.{0,20}$/iu;

const PEOPLE = 'servings?|serves|people|persons?|portions?|portionen|personen|personnes?|personas?|persone|persona|persoons|personer|porties|portioner|port\\.|porsjoner|annosta|annokselle|hlö|porcj[iae]|osób|osoby|porc[ieí]|porciones|porciók|porções|pessoas|porzioni|adag|főre|порци\\p{L}+|персон\\p{L}*|человек|μερίδες|άτομα|kişilik|人分|人份|인분|comensales|raciones|couverts';
const SERVES = new RegExp(`(?:^|[^\\p{L}])(?:serves|servings?|yields?|makes|portions?|portionen|personen|portioner|porties|porciones|porzioni|personnes|personas|persone|für|pour|per|para|voor|för|til|ilość porcji|liczba porcji|počet porcí|porce|adag|порций|порции|rendimento|rendimiento|dosi per|ration(?:en|es)?|servings? size)\\s*(?:about|approx\\.?|ca\\.?|:|：|\\||\\()?\\s*(\\d{1,3}(?:[.,]5)?)(?!\\d|\\s*(?:min|h\\b|g\\b|kg|ml|%|°))`, 'iu');
const SERVED = new RegExp(`(\\d{1,3}(?:[.,]5)?)(?:\\s?[-–]\\s?\\d{1,3})?\\s*(?:${PEOPLE})(?![\\p{L}])`, 'iu');
const FITS_A_LABEL = 160;
const CONFIDENCE = 0.45;

/** Times and servings that stand beside their names, on the same line or on the next. */
export function readLabels(rows: readonly PageRow[], ingredients: FoundLines | null): RecipeFacts {
  const facts: RecipeFacts = {};
  const candidates = rows.filter((row) => row.text.length <= FITS_A_LABEL);
  for (const [index, row] of candidates.entries()) readTimes(candidates, index, row, facts);
  const servings = servingsNear(rows, ingredients);
  if (servings) facts.servings = { ...servings, confidence: CONFIDENCE };
  return facts;
}

function readTimes(rows: readonly PageRow[], index: number, row: PageRow, facts: RecipeFacts): void {
  if (!NEXT_LABEL.test(row.text)) return;
  for (const [field, label] of LABELLED) {
    if (facts[field]) continue;
    const rest = label.exec(row.text)?.[1];
    if (rest === undefined) continue;
    const next = NEXT_LABEL.exec(rest);
    const own = (next ? rest.slice(0, next.index) : rest).trim();
    const minutes = own ? durationAtStart(own) : (durationAlone(rows[index + 1]?.text) ?? durationAlone(rows[index - 1]?.text));
    if (minutes !== null) facts[field] = { value: minutes, place: row.text.slice(0, 60), confidence: CONFIDENCE };
  }
}

function durationAtStart(text: string): number | null {
  return /^[^\p{L}]{0,3}(?:ca\.?|about|circa|env\.?|cca|up to|ok\.)?\s*[\d½¼¾].{0,3}/iu.test(text) && /\d\s?[\p{L}'′’]|[½¼¾]\s?\p{L}|:\d\d/u.test(text) ? minutesOf(text.slice(0, 40)) : null;
}

function durationAlone(text: string | undefined): number | null {
  return text !== undefined && text.length <= 40 && ONLY_DURATION.test(text) ? minutesOf(text) : null;
}

/** Close to the ingredients first: elsewhere "serves 4" may be another recipe's. */
function servingsNear(rows: readonly PageRow[], ingredients: FoundLines | null): { value: number; place: string } | null {
  if (!ingredients) return null;
  const near = [...rows.slice(Math.max(0, ingredients.start - 3), ingredients.start + 4), ...rows.slice(Math.max(0, ingredients.start - 40), ingredients.end + 6)];
  for (const row of near) {
    if (row.text.length > FITS_A_LABEL) continue;
    const stated = SERVED.exec(row.text)?.[1] ?? SERVES.exec(row.text)?.[1];
    const value = stated ? Number(stated.replace(',', '.')) : 0;
    if (value > 0 && value <= 200) return { value, place: row.text.slice(0, 80) };
  }
  return null;
}

import { LANGUAGES, type Language } from '../languages';

/** Number words that stand for one fixed value, by language (lower case, no accents); spellings of one number have a | between. */
interface Numbers {
  /** One to twenty or so, each with its spellings. */
  readonly small: string;
  /** Twenty to ninety, in steps of ten. */
  readonly tens: string;
  /** Halves and the like, "word=value". */
  readonly parts: string;
  /** How a ten and a unit make one word: twenty-five, fünfundzwanzig. None where they stay apart: treinta y cinco. */
  readonly join?: (ten: string, unit: string, value: number) => readonly string[];
}

const LANGUAGE_NUMBERS: Record<Language, Numbers> = {
  en: {
    small: 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    parts: 'half=0.5 quarter=0.25',
    join: (ten, unit) => [`${ten}-${unit}`],
  },
  de: {
    small:
      'ein|eine|einen|einem|einer|eines|eins zwei|zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
    parts:
      'halb=0.5 halbe=0.5 halber=0.5 halbes=0.5 halben=0.5 dreiviertel=0.75 anderthalb=1.5 eineinhalb=1.5 einundeinhalb=1.5 zweieinhalb=2.5 dreieinhalb=3.5 viereinhalb=4.5 hundert=100',
    join: (ten, unit) => [`${unit === 'eins' ? 'ein' : unit}und${ten}`],
  },
  fr: {
    small: 'un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
    tens: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts|quatre-vingt quatre-vingt-dix',
    parts: 'demi=0.5 demie=0.5 moitie=0.5 soixante-quinze=75 cent=100',
    join: (ten, unit) => [`${ten}-${unit}`, `${ten}-et-${unit}`],
  },
  es: {
    small:
      'un|una|uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    parts: 'medio=0.5 media=0.5 mitad=0.5 cien=100',
    join: (ten, unit) => (ten === 'veinte' ? [`veinti${unit}`] : []),
  },
  it: {
    small:
      'un|uno|una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    parts: 'mezzo=0.5 mezza=0.5 mezz=0.5 meta=0.5 cento=100',
    join: (ten, unit) => [(/^[uo]/.test(unit) ? ten.slice(0, -1) : ten) + unit],
  },
  pt: {
    small:
      'um|uma dois|duas tres quatro cinco seis sete oito nove dez onze doze treze catorze|quatorze quinze dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    parts: 'meio=0.5 meia=0.5 metade=0.5 cem=100',
  },
  nl: {
    small: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    parts: 'half=0.5 halve=0.5 anderhalf=1.5 anderhalve=1.5 tweeeneenhalf=2.5 driekwart=0.75 honderd=100',
    join: (ten, unit) => [`${unit}en${ten}`],
  },
  sv: {
    small: 'en|ett tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio attio nittio',
    parts: 'halv=0.5 halva=0.5 halvt=0.5 trekvart=0.75 hundra=100',
    join: (ten, unit) => [ten + unit],
  },
};

/** Whether a ten, a joint and a unit in words of their own make one number, and what may stand between: "twenty five", "treinta y cinco". */
const JOINTS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['', '-']),
  fr: new Set(['', '-', 'et']),
  es: new Set(['y']),
  pt: new Set(['e']),
  it: new Set(['']),
};

const UNITS = 9;

function tableOf({ small, tens, parts, join }: Numbers): ReadonlyMap<string, number> {
  const table = new Map<string, number>();
  const ones = small.split(' ').map((words) => words.split('|'));
  ones.forEach((words, i) => words.forEach((word) => table.set(word, i + 1)));
  tens.split(' ').forEach((words, i) =>
    words.split('|').forEach((ten) => {
      const value = (i + 2) * 10;
      table.set(ten, value);
      for (const [at, units] of ones.slice(0, UNITS).entries())
        for (const unit of units) for (const word of join?.(ten, unit, at + 1) ?? []) table.set(word, value + at + 1);
    }),
  );
  for (const part of parts.split(' ')) {
    const [word = '', value = ''] = part.split('=');
    table.set(word, Number(value));
  }
  return table;
}

const TABLES = new Map(LANGUAGES.map((language) => [language, tableOf(LANGUAGE_NUMBERS[language])]));

/** Nouns that stand for a part of one thing, by language: three quarters, un tiers, la mitad. */
const FRACTION_NOUNS: Record<Language, Readonly<Record<string, number>>> = {
  en: {
    half: 1 / 2,
    third: 1 / 3,
    thirds: 1 / 3,
    quarter: 1 / 4,
    quarters: 1 / 4,
    fourth: 1 / 4,
    fourths: 1 / 4,
    eighth: 1 / 8,
    eighths: 1 / 8,
  },
  de: { halb: 1 / 2, halbe: 1 / 2, halber: 1 / 2, halbes: 1 / 2, halben: 1 / 2, drittel: 1 / 3, viertel: 1 / 4, achtel: 1 / 8 },
  fr: { demi: 1 / 2, demie: 1 / 2, moitie: 1 / 2, tiers: 1 / 3, quart: 1 / 4, quarts: 1 / 4, huitieme: 1 / 8 },
  es: { medio: 1 / 2, media: 1 / 2, mitad: 1 / 2, tercio: 1 / 3, tercios: 1 / 3, cuarto: 1 / 4, cuartos: 1 / 4, octavo: 1 / 8 },
  it: { mezzo: 1 / 2, mezza: 1 / 2, meta: 1 / 2, terzo: 1 / 3, terzi: 1 / 3, quarto: 1 / 4, quarti: 1 / 4, ottavo: 1 / 8 },
  pt: { meio: 1 / 2, meia: 1 / 2, metade: 1 / 2, terco: 1 / 3, tercos: 1 / 3, quarto: 1 / 4, quartos: 1 / 4, oitavo: 1 / 8 },
  nl: { half: 1 / 2, halve: 1 / 2, derde: 1 / 3, kwart: 1 / 4, achtste: 1 / 8 },
  sv: { halv: 1 / 2, halva: 1 / 2, tredjedel: 1 / 3, tredjedelar: 1 / 3, kvart: 1 / 4, kvarts: 1 / 4, fjardedel: 1 / 4, attondel: 1 / 8 },
};

/** Words that multiply the number before them: 2 dozen is 24, une vingtaine 20. */
const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    10: 'dizaine dizaines decena decenas decina decine dezena dezenas tiental',
    12: 'dozen dozens doz dz dutzend douzaine douzaines docena docenas dozzina dozzine duzia duzias dozijn dussin',
    15: 'quinzaine quindicina quinzena',
    20: 'vingtaine veintena ventina vintena twintigtal',
    30: 'trentaine treintena trentina trintena dertigtal',
    40: 'quarantaine cuarentena quarantina',
    100: 'hundred',
  }).flatMap(([factor, words]) => words.split(' ').map((word): [string, number] => [word, Number(factor)])),
);

/** Two of a kind. A German "paar" that is no noun is a few, and so is a Dutch or Swedish one without a number. */
const PAIRS: Partial<Record<Language, RegExp>> = {
  en: /^(?:couple|pairs?|pr)$/i,
  de: /^Paare?$/,
  fr: /^paires?$/i,
  es: /^par(?:es)?$/i,
  it: /^pai[oa]$/i,
  pt: /^par(?:es)?$/i,
};

/** Whether a word, as it is written, stands for two: "a couple of carrots", "2 Paar Würstchen". */
export function isPair(word: string, language: Language): boolean {
  return PAIRS[language]?.test(word) ?? false;
}

/** The value of a number word in one language, or null. The word is lower case and without accents. */
export function numberWord(word: string, language: Language): number | null {
  return TABLES.get(language)?.get(word) ?? null;
}

/** Whether words between a ten and a unit leave them one number: the nothing of "twenty five", the "y" of "treinta y cinco". */
export function joinsTens(joint: string, language: Language): boolean {
  return JOINTS[language]?.has(joint) ?? false;
}

/** The part that a noun such as "third" stands for in one language, or null. The word is lower case and without accents. */
export function fractionNoun(word: string, language: Language): number | null {
  const table = FRACTION_NOUNS[language];
  return Object.hasOwn(table, word) ? (table[word] ?? null) : null;
}

/** 12 for "dozen" and its translations, otherwise null. The word is lower case and without accents. */
export function multiplierWord(word: string): number | null {
  return MULTIPLIERS.get(word) ?? null;
}

/** Whether a German number says "of" by its ending: "Saft einer halben Zitrone". The word is lower case and without accents. */
export function isGenitive(word: string, language: Language): boolean {
  return language === 'de' && /^(?:einer|eines|zweier|dreier)\b/.test(word);
}

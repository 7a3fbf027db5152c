import type { Language } from '../languages';

/** Number words that stand for one fixed value, by language (lower case, no accents). */
const NUMBER_WORDS: Record<Language, Readonly<Record<string, number>>> = {
  en: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    half: 0.5,
    quarter: 0.25,
  },
  de: {
    ein: 1,
    eine: 1,
    einen: 1,
    einem: 1,
    einer: 1,
    eines: 1,
    eins: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    funf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    elf: 11,
    zwolf: 12,
    halb: 0.5,
    halbe: 0.5,
    halber: 0.5,
    halbes: 0.5,
    halben: 0.5,
    dreiviertel: 0.75,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    zweieinhalb: 2.5,
    dreieinhalb: 3.5,
  },
  fr: {
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    demi: 0.5,
    demie: 0.5,
    moitie: 0.5,
  },
  es: {
    un: 1,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    medio: 0.5,
    media: 0.5,
    mitad: 0.5,
  },
  it: {
    un: 1,
    uno: 1,
    una: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    dodici: 12,
    mezzo: 0.5,
    mezza: 0.5,
    mezz: 0.5,
    meta: 0.5,
  },
  pt: {
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    tres: 3,
    quatro: 4,
    cinco: 5,
    seis: 6,
    sete: 7,
    oito: 8,
    nove: 9,
    dez: 10,
    doze: 12,
    meio: 0.5,
    meia: 0.5,
    metade: 0.5,
  },
};

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
};

/** Words that multiply the number before them: 2 dozen is 24. */
const MULTIPLIERS: Readonly<Record<string, number>> = {
  dozen: 12,
  doz: 12,
  dutzend: 12,
  douzaine: 12,
  douzaines: 12,
  docena: 12,
  docenas: 12,
  dozzina: 12,
  duzia: 12,
  duzias: 12,
};

const has = (table: Readonly<Record<string, number>>, word: string): boolean => Object.hasOwn(table, word);

/** The value of a number word in one language, or null. The word is lower case and without accents. */
export function numberWord(word: string, language: Language): number | null {
  const table = NUMBER_WORDS[language];
  return has(table, word) ? (table[word] ?? null) : null;
}

/** The part that a noun such as "third" stands for in one language, or null. The word is lower case and without accents. */
export function fractionNoun(word: string, language: Language): number | null {
  const table = FRACTION_NOUNS[language];
  return has(table, word) ? (table[word] ?? null) : null;
}

/** 12 for "dozen" and its translations, otherwise null. The word is lower case and without accents. */
export function multiplierWord(word: string): number | null {
  return has(MULTIPLIERS, word) ? (MULTIPLIERS[word] ?? null) : null;
}

/** Whether a German number says "of" by its ending: "Saft einer halben Zitrone". The word is lower case and without accents. */
export function isGenitive(word: string, language: Language): boolean {
  return language === 'de' && /^(?:einer|eines|zweier|dreier)\b/.test(word);
}

import { LANGUAGES, type Language, foldWord } from '../languages';
import { DUTCH } from './spellings/dutch';
import { ENGLISH } from './spellings/english';
import { FRENCH } from './spellings/french';
import { GERMAN } from './spellings/german';
import { ITALIAN } from './spellings/italian';
import { OTHER_SCRIPTS } from './spellings/other-scripts';
import { PORTUGUESE } from './spellings/portuguese';
import { SPANISH } from './spellings/spanish';
import { SWEDISH } from './spellings/swedish';
import { SYMBOLS } from './spellings/symbols';
import { type UnitKey, isUnitKey } from './unit-table';

/*
 * Spellings of units lie in spellings/, "key: spelling spelling", without accents and dots; an underscore stands for a space.
 * Plurals are written out, so a lookup never has to guess.
 */

function tableOf(...lists: string[]): Map<string, UnitKey> {
  const table = new Map<string, UnitKey>();
  for (const line of lists.join('\n').split('\n')) {
    const colon = line.indexOf(':');
    const key = line.slice(0, colon).replace('_', ' ');
    if (!isUnitKey(key)) throw new Error(`Unknown unit key in the alias table: ${key}`);
    for (const alias of line
      .slice(colon + 1)
      .trim()
      .split(' '))
      table.set(foldWord(alias.replaceAll('_', ' ')), key);
  }
  return table;
}

const TABLES: Record<Language, Map<string, UnitKey>> = {
  en: tableOf(SYMBOLS, OTHER_SCRIPTS, ENGLISH),
  de: tableOf(SYMBOLS, OTHER_SCRIPTS, GERMAN),
  fr: tableOf(SYMBOLS, OTHER_SCRIPTS, FRENCH),
  es: tableOf(SYMBOLS, OTHER_SCRIPTS, SPANISH),
  it: tableOf(SYMBOLS, OTHER_SCRIPTS, ITALIAN),
  pt: tableOf(SYMBOLS, OTHER_SCRIPTS, PORTUGUESE),
  nl: tableOf(SYMBOLS, OTHER_SCRIPTS, DUTCH),
  sv: tableOf(SYMBOLS, OTHER_SCRIPTS, SWEDISH),
};

/** Longest spelling, in words: "cuillère à soupe", "colher de sopa". */
export const LONGEST_UNIT = 3;

/**
 * Reads a unit's spelling in one language: "Tablespoons", "fl. oz.", "cuillères à soupe".
 * A lone "T" is a tablespoon and "t" a teaspoon, as American recipes write them. Null when it is no unit.
 */
export function readUnit(spelling: string, language: Language = 'en'): UnitKey | null {
  if (language === 'en' && (spelling === 'T' || spelling === 't')) return spelling === 'T' ? 'tbsp' : 'tsp';
  return TABLES[language].get(foldWord(spelling).replace(/\s+/g, ' ').trim()) ?? null;
}

/** Looks up an already folded spelling (lower case, no accents, no dots, single spaces). */
export function unitOfFolded(folded: string, language: Language): UnitKey | null {
  return TABLES[language].get(folded) ?? null;
}

/** Shorter words are abbreviations or mean much else. */
const SHORTEST_OPENER = 4;
const OPENERS = new Map(LANGUAGES.map((language) => [language, openersOf(TABLES[language])]));

function openersOf(table: ReadonlyMap<string, UnitKey>): Set<string> {
  const longer = [...table.keys()].filter((spelling) => spelling.includes(' '));
  return new Set(longer.map((spelling) => spelling.slice(0, spelling.indexOf(' '))).filter((word) => word.length >= SHORTEST_OPENER));
}

/** Whether a folded word begins a unit of several words: the "cuillerée" of "cuillerée à soupe". */
export function opensUnit(folded: string, language: Language): boolean {
  return OPENERS.get(language)?.has(folded) ?? false;
}

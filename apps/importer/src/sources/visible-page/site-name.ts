import { wordsOf } from '../lines/line-agreement';

/** What sites are called, and recipes are not. */
export const SITE_WORDS = /(?<!\p{L})(?:blog|weblog|website|home ?page|home|welcome|willkommen|bienvenue|bienvenid[oa]s?|kitchen|cookbook|recipes|küche|rezepte|cuisine|recettes|cocina|recetas|cucina|ricette|cozinha|receitas|keuken|recepten|kuchnia|przepisy)(?!\p{L})/iu;
export const SEPARATOR = /\s[-–—|:·•»/]|[|:»]\s/;
const SHORTEST_WORD_OF_ADDRESS = 4;
const SHORTEST_NAME = 4;

/** "My little kitchen blog", unless the page is saved under such a name; or what the address calls the site: "Nan cooks" on nan-cooks.example. */
export function namesSite(text: string, url: string): boolean {
  const letters = lettersOf(text);
  if (letters.length >= SHORTEST_NAME && new URL(url).hostname.split('.').some((name) => lettersOf(name) === letters)) return true;
  return SITE_WORDS.test(text) && !SEPARATOR.test(text) && !isSavedUnder(text, url);
}

/** Whether the name of the page's file has a word of the text, one long enough to be no chance. */
export function isSavedUnder(text: string, url: string): boolean {
  const words = wordsOfAddress(url);
  return wordsOf(text).some((word) => word.length >= SHORTEST_WORD_OF_ADDRESS && words.has(word));
}

/** "Crème brûlée" at ".../creme-brulee.html". */
export function isNameOfFile(text: string, url: string): boolean {
  return lettersOf(text) === lettersOf(fileIn(url).replace(/\.\p{L}+$/u, ''));
}

export function wordsOfAddress(url: string): ReadonlySet<string> {
  return new Set(wordsOf(fileIn(url)));
}

function fileIn(url: string): string {
  return new URL(url).pathname.split('/').findLast(Boolean) ?? '';
}

function lettersOf(text: string): string {
  return text.normalize('NFD').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

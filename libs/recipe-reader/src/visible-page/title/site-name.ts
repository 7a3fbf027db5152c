import { foldText } from '@simmer/culinary';
import { wordsOf } from '../../lines/line-agreement';
import { wordsOfAddress } from '../../lines/words-of-address';
import { fileOfAddress } from '../../values/address';
import { SITE_WORDS } from '../../words/vocabulary';

/** "Nan's kitchen", "La cuisine de Nan", "Welcome to Nan's"; "Home fries" and "Kitchen sink cookies" are dishes. */
const CALLED_AS_SITES_ARE = new RegExp(
  `${SITE_WORDS.source}\\P{L}*$|^(?:\\p{L}{1,4}['’\\s]\\s?)?(?:welcome|willkommen|bienvenue|bienvenid[oa]s?|cuisine|recettes|cocina|recetas|cucina|ricette|cozinha|receitas|kuchnia|przepisy)(?!\\p{L})`,
  'iu',
);
const SEPARATOR = /\s[-–—|:·•»/]|[|:»]\s/;
const SHORTEST_WORD_OF_ADDRESS = 4;
const SHORTEST_HOST_NAME = 4;

/** "My little kitchen blog", unless the page is saved under such a name; or what the address calls the site: "Nan cooks" on nan-cooks.example, but on its front page. */
export function namesSite(text: string, url: string): boolean {
  const letters = lettersOf(text);
  const { hostname, pathname } = new URL(url);
  if (letters.length >= SHORTEST_HOST_NAME && pathname.length > 1 && hostname.split('.').some((name) => lettersOf(name) === letters))
    return true;
  return CALLED_AS_SITES_ARE.test(text) && !SEPARATOR.test(text) && !isSavedUnder(text, url);
}

/** Whether the name of the page's file has a word of the text, one long enough to be no chance. */
export function isSavedUnder(text: string, url: string): boolean {
  const words = wordsOfAddress(url);
  return wordsOf(foldText(text)).some((word) => word.length >= SHORTEST_WORD_OF_ADDRESS && words.has(word));
}

/** "Crème brûlée" at ".../creme-brulee.html". */
export function isNameOfFile(text: string, url: string): boolean {
  return lettersOf(text) === lettersOf(fileOfAddress(url).replace(/\.\p{L}+$/u, ''));
}

export function lettersOf(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

import { attribute, textOf } from '../page/element-text';
import type { Page, PageElement } from '../page/page';
import type { Fact } from '../parsed-recipe';
import { wordsOf } from '../lines/line-agreement';
import { absoluteAddress } from '../values/address';

const MOST_TITLES = 10;
const MOST_LOWER_HEADINGS = 40;
const SEPARATOR = /\s[-–—|:·•»/]|[|:»]\s/;
/** What sites are called, and recipes are not. */
const SITE_WORDS = /(?<!\p{L})(?:blog|weblog|website|home ?page|home|welcome|willkommen|bienvenue|bienvenid[oa]s?|kitchen|cookbook|recipes|küche|rezepte|cuisine|recettes|cocina|recetas|cucina|ricette|cozinha|receitas|keuken|recepten|kuchnia|przepisy)(?!\p{L})/iu;
const SEPARATOR_BEHIND = /^\s*(?:$|[-–—|:·•»«/(])/;
const SEPARATOR_BEFORE = /[-–—|:·•»/]\s*$/;

/** The first heading of the first order that the page's own title begins with or mentions; others may be the site's. */
export function readTitle(page: Page): Fact<string> | undefined {
  const documentTitle = page.elements.find((element) => element.name === 'title');
  const whole = documentTitle ? textOf(documentTitle).toLowerCase() : '';
  const headings = page.elements.filter(({ name }) => name === 'h1' || name === 'h2' || name === 'h3');
  const first = textsOf(headings.filter((heading) => heading.name === 'h1' && !leadsHome(heading, page)).slice(0, MOST_TITLES));
  const words = new Set(wordsOf(whole));
  const mentioned = first.filter((text) => wordsOf(text).filter((word) => words.has(word)).length >= wordsOf(text).length * 0.5);
  const beginning = mentioned.find((text) => whole.startsWith(text.toLowerCase()));
  if (beginning !== undefined) return { value: beginning, place: 'h1', confidence: 0.6 };
  const lower = lowerTitle(whole, first, headings);
  if (lower !== undefined) return { value: lower, place: 'heading', confidence: 0.55 };
  const value = mentioned[0] ?? first[0];
  if (value === undefined) return undefined;
  if (mentioned.length > 0 || whole === '') return { value, place: 'h1', confidence: 0.6 };
  return { value, place: 'h1', confidence: first.length === 1 && (namesSite(whole, value) || isInAddress(value, page.url)) ? 0.45 : 0.35 };
}

/** "My little kitchen blog" as the title of every page. */
function namesSite(whole: string, heading: string): boolean {
  return !SEPARATOR.test(whole) && SITE_WORDS.test(whole) && !SITE_WORDS.test(heading);
}

/** ".../2020/plum-jam.html" is the page of the plum jam. */
function isInAddress(heading: string, url: string): boolean {
  const named = new Set(wordsOf(new URL(url).pathname.split('/').findLast(Boolean) ?? ''));
  const words = wordsOf(heading);
  return words.length > 0 && words.filter((word) => named.has(word)).length >= words.length * 0.7;
}

/** Forums and older blogs have the site's name, or nothing, as the heading of the first order: "Plum jam - The Jam Forum", "Nan's kitchen: Plum jam". */
function lowerTitle(whole: string, first: string[], headings: PageElement[]): string | undefined {
  if (whole === '' || (first.length > 0 && !first.every((text) => isEndOf(whole, text.toLowerCase())))) return undefined;
  const lower = textsOf(headings.filter(({ name }) => name !== 'h1').slice(0, MOST_LOWER_HEADINGS));
  return lower.find((text) => isBeginningOf(whole, text.toLowerCase())) ?? (first.length === 0 ? lower.find((text) => isEndOf(whole, text.toLowerCase())) : undefined);
}

function isBeginningOf(whole: string, text: string): boolean {
  return whole.startsWith(text) && SEPARATOR_BEHIND.test(whole.slice(text.length));
}

function isEndOf(whole: string, text: string): boolean {
  return whole.endsWith(text) && SEPARATOR_BEFORE.test(whole.slice(0, -text.length));
}

/** The name of a site leads to its front page. */
function leadsHome(heading: PageElement, { elements, url }: Page): boolean {
  const link = elements.slice(heading.index, heading.end).find(({ name }) => name === 'a');
  const address = link && absoluteAddress(attribute(link, 'href'), url);
  return address !== undefined && address === new URL('/', url).href && address !== url;
}

function textsOf(elements: PageElement[]): string[] {
  return elements.map((element) => textOf(element)).filter((text) => /\p{L}/u.test(text));
}

import { attribute, textOf } from '../../page/element-text';
import type { Page, PageElement } from '../../page/page';
import type { Fact } from '../../parsed-recipe';
import { wordsOf } from '../../lines/line-agreement';
import { wordsOfAddress } from '../../lines/words-of-address';
import { absoluteAddress } from '../../values/address';
import { isFileName } from '../../values/file-name';
import { SAYS_RECIPE, sectionNamed, SITE_WORDS } from '../../words/vocabulary';
import { dishBelowSite } from './title-below-site';
import { looksLikeHeading } from '../rows/element-kinds';
import { isSavedUnder, namesSite } from './site-name';

const MOST_TITLES = 10;
const ELEMENTS_BELOW = 4;
const MOST_LOWER_HEADINGS = 40;
/** "Recipes – Plum jam": a word of the site's, before what the page is called. */
const SITE_WORD_BEFORE = new RegExp(`^${SITE_WORDS.source}\\s*[-–—|:·•»/]\\s*`, 'iu');
/** What follows the address of a page where the same page is shown in another way. */
const OTHER_VIEW = /^(?:(?:amp|print|comment-page-\d+)\/?)?(?:[?#]|$)/i;
const FIRST_PAGE_OF_FOLDER = /(?<=\/)(?:index|default|home)\.\w{3,5}$/i;
const NAME_OF_FILE = /\/([a-z]+(?:[-_][a-z]+)*)\.html?$/i;
/** What editors and programs write before anybody else does. */
const NAMES_ANY_PAGE =
  /^(?:index|default|home|main|(?:new|web|my|recipe)?[ -]?page|page title|title|(?:html )?document|untitled.{0,12}|recipe (?:details?|view|card)|(?:react|next|vue|svelte) app|vite \+ \w+(?: \+ ts)?)$/i;
const SHORTEST_NAME = 4;
const NAMED_TITLE = /(?:^|[\s_-])(?:recipe|post|entry|article|page)[_-]{0,2}(?:title|name|heading)(?:$|\s)/i;
const LARGE_SIZE = /^(?:[5-7]|\+[2-9])$/;
const LARGE_STYLE =
  /font-size\s*:\s*(?:x{1,3}-large|(?:1[89]|[2-9]\d)(?:\.\d+)?pt|(?:2[4-9]|[3-9]\d)(?:\.\d+)?px|(?:1\.[5-9]|[2-9])\d*\s*r?em|(?:1[5-9]\d|[2-9]\d\d)%)/i;
/** Wikis name the folder of a page before it. */
const FOLDER_BEFORE =
  /^(?:cookbook|recipes?(?: for)?|kochbuch|rezepte?|livre de (?:cuisine|recettes)|recettes?|libro de cocina|recetas?|ricett[ae]|receitas?|kookboek|recept(?:en)?|przepis|рецепт)\s*[:：/]\s*(?=\p{L})/iu;
const MATTER = new Set(['article', 'main']);
const LINE_OF_TEXT = /^(?:p|div|td|center)$/;
const SEPARATOR_BEHIND = /^\s*(?:$|[-–—|:·•»«/(])/;
const SEPARATOR_BEFORE = /[-–—|:·•»/]\s*$/;

/** The heading that names the dish, without the folder of a wiki: "Cookbook:Plum jam". */
export function readTitle(page: Page): Fact<string> | undefined {
  const title = titleHeading(page);
  return title && { ...title, value: title.value.replace(FOLDER_BEFORE, '') };
}

/** The first heading of the first order that the page's own title begins with or mentions; others may be the site's. */
function titleHeading(page: Page): Fact<string> | undefined {
  const documentTitle = page.elements.find((element) => element.name === 'title');
  const stated = documentTitle ? textOf(documentTitle).toLowerCase() : '';
  const whole = isFileName(stated) || NAMES_ANY_PAGE.test(stated) || SAYS_RECIPE.test(stated) ? '' : stated;
  const { headings } = page;
  const highest = headings.length > 0 ? headingsOfFirstOrder(headings, whole) : textThatStandsOut(page, whole);
  const [named, another] = headings.length > 0 ? [] : textsOf(page.elementsNamed((classes) => NAMED_TITLE.test(classes)));
  if (named !== undefined && another === undefined) return { value: named, place: 'box named title', confidence: 0.5 };
  const own = highest.filter((heading) => !leadsUp(heading, page)).slice(0, MOST_TITLES);
  const inTwoLines = nameInTwoLines(own, whole, page);
  if (inTwoLines !== undefined) return { value: inTwoLines, place: 'h1', confidence: 0.6 };
  const lowerDish = dishBelowSite(whole, textsOf(own), page);
  if (lowerDish !== undefined) return { value: lowerDish, place: 'heading', confidence: 0.5 };
  const first = withoutSites(textsOf(own), page);
  const words = new Set(wordsOf(whole));
  const mentioned = first.filter(
    (text) => wordsOf(text).filter((word) => words.has(word)).length >= wordsOf(text).length * 0.5 || goesOnFrom(whole, text.toLowerCase()),
  );
  const beginning = mentioned.find((text) => whole.startsWith(text.toLowerCase()));
  if (beginning !== undefined) return { value: beginning, place: 'h1', confidence: 0.6 };
  const lower = lowerTitle(whole, mentioned.length > 0 ? mentioned : first, headings);
  if (lower !== undefined) return { value: lower, place: 'heading', confidence: 0.55 };
  const inAddress = mentioned.length === 0 ? namedByAddress(words, headings, page) : undefined;
  if (inAddress) return { value: textOf(inAddress), place: inAddress.name === 'h1' ? 'h1' : 'heading', confidence: 0.45 };
  const value = mentioned[0] ?? first[0];
  if (value === undefined) return whole === '' ? titleOfAddress(page.url) : undefined;
  if (mentioned.length > 0 || whole === '') return { value, place: 'h1', confidence: 0.6 };
  return { value, place: 'h1', confidence: first.length === 1 && !SITE_WORDS.test(value) && namesNoDish(whole, own, page) ? 0.45 : 0.35 };
}

/** "Roast plums" and, in the heading or the text right below, "with almond cream": the page's own title says both. */
function nameInTwoLines([first]: PageElement[], whole: string, { elements }: Page): string | undefined {
  const second =
    first &&
    elements
      .slice(first.end, first.end + ELEMENTS_BELOW)
      .find((element) => element.end - element.index <= ELEMENTS_BELOW && textOf(element) !== '');
  if (!first || !second || first.name !== 'h1') return undefined;
  const both = `${titleIn(first)} ${titleIn(second)}`;
  return both.length > titleIn(first).length + 1 && whole.startsWith(both.toLowerCase()) ? both : undefined;
}

/** The page's own title, without any word of the heading: it names the site, or a folder as a link on the page does too ("Desserts"), or the heading stands where no site has its name. */
function namesNoDish(whole: string, highest: PageElement[], page: Page): boolean {
  return (
    namesSite(whole, page.url) ||
    highest.some(isInMatter) ||
    page.elements.some((element) => element.name === 'a' && textOf(element).toLowerCase() === whole)
  );
}

function withoutSites(texts: string[], page: Page): string[] {
  const others = texts.filter((text) => !namesSite(text, page.url));
  return others.length > 0 ? others : texts;
}

/** A page without a title of its own, such as an article without the page around it, may begin with a heading of any order. */
function headingsOfFirstOrder(headings: PageElement[], whole: string): PageElement[] {
  const first = headings.filter(({ name }) => name === 'h1');
  return first.length > 0 || whole !== '' ? first : headings.slice(0, 1);
}

/** Pages older than style sheets, and those of word processors, have no headings: their title is what stands in large type, or at least, on a page without a title of its own, in bold. */
function textThatStandsOut({ elements }: Page, whole: string): PageElement[] {
  const large = elements.filter(isInLargeType);
  return large.length > 0 || whole !== ''
    ? large
    : elements.filter((element) => LINE_OF_TEXT.test(element.name) && looksLikeHeading(element, textOf(element)));
}

function isInLargeType({ name, attributes }: PageElement): boolean {
  return (
    name === 'big' ||
    (name === 'font' && LARGE_SIZE.test(attributes.size ?? '')) ||
    (attributes.style !== undefined && LARGE_STYLE.test(attributes.style))
  );
}

/** What heads the matter of a page is not the name of its site. */
function isInMatter({ parent }: PageElement): boolean {
  for (let box = parent; box; box = box.parent) if (MATTER.has(box.name)) return true;
  return false;
}

/** A page of a hand that gave it no title and no heading was at least saved under a name: "nut-bread.html". */
function titleOfAddress(url: string): Fact<string> | undefined {
  const name = NAME_OF_FILE.exec(new URL(url).pathname)?.[1]?.replace(/[-_]+/g, ' ');
  return name === undefined || name.length < SHORTEST_NAME || NAMES_ANY_PAGE.test(name) || SAYS_RECIPE.test(name) || SITE_WORDS.test(name)
    ? undefined
    : { value: `${name.charAt(0).toUpperCase()}${name.slice(1)}`, place: 'address', confidence: 0.1 };
}

/** ".../2020/plum-jam.html" is the page of the plum jam, even where it keeps the title of the page that it was copied from. */
function namedByAddress(title: Set<string>, headings: PageElement[], page: Page): PageElement | undefined {
  const named = wordsOfAddress(page.url);
  if (title.size === 0 || [...title].some((word) => named.has(word))) return undefined;
  return headings.slice(0, MOST_LOWER_HEADINGS).find((heading) => isSavedUnder(textOf(heading), page.url) && !leadsUp(heading, page));
}

/** "Borscht with garlic bread" on the page "Recipes – Borscht". */
function goesOnFrom(whole: string, heading: string): boolean {
  const name = whole.replace(SITE_WORD_BEFORE, '');
  return name !== whole && name !== '' && heading.startsWith(name) && !/^\p{L}/u.test(heading.slice(name.length));
}

/** Forums and older blogs have the site's name, or nothing, as the heading of the first order: "Plum jam - The Jam Forum", "Nan's kitchen: Plum jam". */
function lowerTitle(whole: string, first: string[], headings: PageElement[]): string | undefined {
  if (whole === '' || (first.length > 0 && !first.every((text) => isPartBehind(whole, text.toLowerCase())))) return undefined;
  const lower = textsOf(headings.filter(({ name }) => name !== 'h1').slice(0, MOST_LOWER_HEADINGS));
  return (
    lower.find((text) => isBeginningOf(whole, text.toLowerCase())) ??
    (first.length === 0 ? lower.find((text) => isEndOf(whole, text.toLowerCase())) : undefined)
  );
}

function isBeginningOf(whole: string, text: string): boolean {
  return whole.startsWith(text) && SEPARATOR_BEHIND.test(whole.slice(text.length));
}

function isEndOf(whole: string, text: string): boolean {
  return whole.endsWith(text) && SEPARATOR_BEFORE.test(whole.slice(0, -text.length));
}

/** "nan" in "Plum jam - nan: Nan Quill". */
function isPartBehind(whole: string, text: string): boolean {
  const at = whole.lastIndexOf(text);
  return at > 0 && SEPARATOR_BEFORE.test(whole.slice(0, at)) && SEPARATOR_BEHIND.test(whole.slice(at + text.length));
}

/** The name of a site leads to its front page, or to that of the folder in which the page lies. */
function leadsUp(heading: PageElement, { elements, url }: Page): boolean {
  const link = elements.slice(heading.index, heading.end).find(({ name }) => name === 'a');
  const address = link && absoluteAddress(attribute(link, 'href'), url)?.replace(FIRST_PAGE_OF_FOLDER, '');
  return Boolean(address?.endsWith('/') && url.startsWith(address) && !OTHER_VIEW.test(url.slice(address.length)));
}

function textsOf(elements: PageElement[]): string[] {
  return elements.map(titleIn).filter((text) => /\p{L}/u.test(text) && !isPartOfRecipe(text));
}

/** Without what is set small beside the name: who wrote it, how it is rated. */
function titleIn(element: PageElement): string {
  return textOf(element, { without: ({ name }) => name === 'small' }) || textOf(element);
}

/** "Ingredients" is no dish, however high its heading. */
function isPartOfRecipe(heading: string): boolean {
  const named = sectionNamed(heading);
  return SAYS_RECIPE.test(heading) || (named !== null && named.exact && named.section !== 'other');
}

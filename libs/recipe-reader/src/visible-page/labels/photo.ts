import { attribute } from '../../page/element-text';
import type { Page, PageElement } from '../../page/page';
import type { Fact } from '../../parsed-recipe';
import { absoluteAddress } from '../../values/address';
import { HEADING } from '../rows/element-kinds';

const CONFIDENCE = 0.4;
/** Drawings, signs and portraits, and what belongs to the site's looks; photographs are none of these. */
const NO_PHOTOGRAPH =
  /^data:|\/themes?\/|signature|logo|icon|avatar|sprite|pixel|badge|banner|placeholder|fallback|default|spacer|print|button|share|facebook|pinterest|loading|blank|\.svg|\.gif/i;

const MATTER = new Set(['article', 'main']);

/** The first photograph from the page's heading down to `end`, an index among the elements; else the first one above, and at last the one that a post shows below its text. */
export function readPicture(page: Page, end: number): Fact<string> | null {
  // what stands within the heading adorns it
  const heading = page.elements.find(({ name }) => name === 'h1');
  let above: string | null = null;
  for (const element of page.elements) {
    if (element.index >= end) break;
    if (element.name !== 'img') continue;
    const address = photographIn(element, page);
    if (address && element.index >= (heading?.end ?? 0)) return { value: address, place: 'img', confidence: CONFIDENCE };
    above ??= address;
  }
  const found = above ?? belowText(page, end, heading);
  return found === null ? null : { value: found, place: 'img', confidence: CONFIDENCE };
}

function photographIn(picture: PageElement, page: Page): string | null {
  const source = attribute(picture, 'data-src') || attribute(picture, 'src');
  const isPhotograph = !NO_PHOTOGRAPH.test(source) && !NO_PHOTOGRAPH.test(picture.attributes.class ?? '') && !isOfSite(picture, page);
  return isPhotograph ? absoluteAddress(source, page.url) : null;
}

/** In the same article, or else the box that holds the page's heading too, before anything else has a heading. */
function belowText(page: Page, end: number, heading: PageElement | undefined): string | null {
  let box = page.elements[end - 1]?.parent;
  while (box && box.name !== 'article' && !(heading && box.index < heading.index)) box = box.parent;
  for (const element of box ? page.elements.slice(end, box.end) : []) {
    if (box?.name !== 'article' && element.name === 'a') break;
    if (HEADING.test(element.name)) break;
    const address = element.name === 'img' ? photographIn(element, page) : null;
    if (address) return address;
  }
  return null;
}

/** In a menu, in a link to the front page, or in the head of the page as long as the recipe's own heading is elsewhere. */
function isOfSite(picture: PageElement, { elements, url }: Page): boolean {
  for (let box = picture.parent; box && !MATTER.has(box.name); box = box.parent) {
    if (box.name === 'nav' || box.name === 'footer' || (box.name === 'a' && leadsToFrontPage(box, url))) return true;
    if (box.name === 'header') return isPageHead(box) && !elements.slice(box.index, box.end).some(({ name }) => name === 'h1');
  }
  return false;
}

/** A page out of a file has no address, and so no front page. */
function leadsToFrontPage(link: PageElement, url: string): boolean {
  const address = absoluteAddress(attribute(link, 'href'), url);
  return address !== null && address === absoluteAddress('/', url);
}

/** An article has a head of its own. */
function isPageHead({ parent }: PageElement): boolean {
  for (let box = parent; box; box = box.parent) if (MATTER.has(box.name)) return false;
  return true;
}

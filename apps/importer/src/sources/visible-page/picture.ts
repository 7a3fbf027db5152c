import { attribute } from '../page/element-text';
import type { Page } from '../page/page';
import type { Fact } from '../parsed-recipe';
import { absoluteAddress } from '../values/address';

const CONFIDENCE = 0.4;
/** Drawings, signs and portraits; photographs are none of these. */
const NO_PHOTOGRAPH = /^data:|logo|icon|avatar|sprite|pixel|badge|banner|placeholder|fallback|default|spacer|print|button|share|facebook|pinterest|loading|blank|\.svg|\.gif/i;

/** The first photograph from the page's heading down to `end`, an index among the elements; else the first one above. */
export function readPicture(page: Page, end: number): Fact<string> | null {
  const heading = page.elements.findIndex(({ name }) => name === 'h1');
  let above: string | null = null;
  for (const element of page.elements) {
    if (element.index >= end) break;
    if (element.name !== 'img') continue;
    const source = attribute(element, 'data-src') || attribute(element, 'src');
    const address = NO_PHOTOGRAPH.test(source) || NO_PHOTOGRAPH.test(element.attributes.class ?? '') ? null : absoluteAddress(source, page.url);
    if (address && element.index > heading) return { value: address, place: 'img', confidence: CONFIDENCE };
    above ??= address;
  }
  return above === null ? null : { value: above, place: 'img', confidence: CONFIDENCE };
}

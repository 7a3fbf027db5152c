import type { Page } from '../page/page';
import { decodeEntities } from '../page/plain-text';
import type { RecipeFacts } from '../parsed-recipe';
import { indexById, isItem, isOfType, itemsBelow, listOf, type SchemaItem } from '../schema-org/item';
import { bearsNameOf, bestFirst, fullness, WORTH_OF_PAGE } from '../schema-org/fullness';
import { factsOfRecipe } from '../schema-org/recipe-of-item';
import { absoluteAddress } from '../values/address';
import { readJson } from './lenient-json';

const CONFIDENCE = 0.9;
const WRAPPING =
  /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/g;

/** Reads the schema.org Recipe of the page's JSON-LD; of several the fullest first, and of equally full ones the one that names this page as its own or bears the name of the page. */
export function readJsonLd(page: Page): RecipeFacts[] {
  const documents = page.scripts.filter((script) => /ld\+json|json\+ld/i.test(script.type)).map((script) => documentOf(script.text));
  const recipes: { item: SchemaItem; place: string }[] = [];
  for (const [index, document] of documents.entries()) {
    for (const item of itemsBelow(document)) if (isOfType(item, 'Recipe')) recipes.push({ item, place: `script ${index + 1} › Recipe` });
  }
  let byId: Map<string, SchemaItem> | undefined;
  const resolve = (item: SchemaItem): SchemaItem =>
    typeof item['@id'] === 'string' ? ((byId ??= indexById(documents)).get(item['@id']) ?? item) : item;
  const read = new Map(
    recipes.map(({ item, place }) => [factsOfRecipe(item, { pageUrl: page.url, place, confidence: CONFIDENCE, resolve }), item]),
  );
  const isPages = (facts: RecipeFacts): boolean => isOfPage(read.get(facts) ?? {}, page.url) || bearsNameOf(page, facts);
  return bestFirst([...read.keys()], (facts) => fullness(facts) + (recipes.length > 1 && isPages(facts) ? WORTH_OF_PAGE : 0));
}

function isOfPage({ url, '@id': id, mainEntityOfPage }: SchemaItem, pageUrl: string): boolean {
  const own = pathOf(pageUrl, pageUrl);
  return [url, id, mainEntityOfPage].flatMap(listOf).some((named) => {
    const address = isItem(named) ? (named['@id'] ?? named.url) : named;
    // "#recipe" is on any page
    return typeof address === 'string' && !address.startsWith('#') && pathOf(address, pageUrl) === own;
  });
}

/** What identifies a page of a site. */
function pathOf(address: string, pageUrl: string): string | null {
  const absolute = absoluteAddress(address, pageUrl);
  if (absolute === null) return null;
  const { hostname, pathname } = new URL(absolute);
  return hostname.replace(/^www\./, '') + pathname.replace(/\/$/, '');
}

function documentOf(source: string): unknown {
  const whole = source.trim();
  const text = /^[{[]/.test(whole) && /[}\]]$/.test(whole) ? whole : whole.replace(WRAPPING, '').trim();
  const value = readJson(text);
  if (isItem(value) || Array.isArray(value)) return value;
  // some sites escape the whole script for HTML
  const decoded = decodeEntities(text);
  return decoded === text ? value : readJson(decoded);
}

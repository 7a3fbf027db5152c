import type { Page } from '../page/page';
import { decodeEntities } from '../page/plain-text';
import type { RecipeFacts } from '../parsed-recipe';
import { indexById, isItem, isOfType, itemsBelow, type SchemaItem } from '../schema-org/item';
import { fullness } from '../schema-org/fullness';
import { factsOfRecipe } from '../schema-org/recipe-of-item';
import { readJson } from './lenient-json';

const CONFIDENCE = 0.9;
const WRAPPING = /^\s*(?:<!--|\/\/\s*<!\[CDATA\[|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\/\s*\]\]>|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*;?\s*$/g;

/** Reads the schema.org Recipe of the page's JSON-LD; of several the fullest. */
export function readJsonLd(page: Page): RecipeFacts | null {
  const documents = page.scripts.filter((script) => /ld\+json|json\+ld/i.test(script.type)).map((script) => documentOf(script.text));
  const recipes: { item: SchemaItem; place: string }[] = [];
  for (const [index, document] of documents.entries()) {
    for (const item of itemsBelow(document)) if (isOfType(item, 'Recipe')) recipes.push({ item, place: `script ${index + 1} › Recipe` });
  }
  if (recipes.length === 0) return null;
  let byId: Map<string, SchemaItem> | undefined;
  const resolve = (item: SchemaItem): SchemaItem => (typeof item['@id'] === 'string' ? ((byId ??= indexById(documents)).get(item['@id']) ?? item) : item);
  const read = recipes.map(({ item, place }) => factsOfRecipe(item, { pageUrl: page.url, place, confidence: CONFIDENCE, resolve }));
  return read.reduce((best, facts) => (fullness(facts) > fullness(best) ? facts : best));
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

import { readJson, readLeniently } from '../json-ld/lenient-json';
import type { PageScript } from '../page/scripts-aside';
import { decodeEntities } from '../page/plain-text';
import { isItem } from '../schema-org/item';
import { thingsOfStore } from './state-store';

const SPEAKS_OF_RECIPE = /ingr[eé]d|zutat/i;
/** Escaped for HTML, as in an attribute. */
const ESCAPED = /^[{[\s]+&/;
const ASSIGNED = /(?:=|:|\()\s*(?=[{[])/g;
const PARSED_STRING = /JSON\.parse\(\s*(?=["'`])/g;
const NEXT_CHUNK = /__next_f\.push\(\s*(?=\[)/g;
const MOST_ATTEMPTS = 6;
const MOST_TEXT = 3_000_000;

/** The data that the page's scripts carry, where it speaks of ingredients: JSON scripts, assigned literals, parsed strings, streamed chunks. */
export function stateDocuments(scripts: readonly PageScript[]): unknown[] {
  const documents: unknown[] = [];
  const chunks: string[] = [];
  for (const { text, type, id } of scripts) {
    if (/ld\+json/i.test(type) || text.length > MOST_TEXT) continue;
    if (text.includes('__next_f')) chunks.push(...argumentsOf(text));
    else if (SPEAKS_OF_RECIPE.test(text)) documents.push(...documentsOf(text, type, id));
  }
  if (chunks.length > 0) documents.push(...streamedDocuments(chunks.join('')));
  return [...documents, ...documents.flatMap((document) => thingsOfStore(document, (name) => SPEAKS_OF_RECIPE.test(name)))];
}

function documentsOf(source: string, type: string, id: string): unknown[] {
  const text = source.trim();
  if (/json/i.test(type) || text.startsWith('{') || text.startsWith('[')) {
    const value = readJson(ESCAPED.test(text) ? decodeEntities(text) : text);
    return id === '__NUXT_DATA__' && Array.isArray(value) ? [unflattened(value)] : [value, ...documentsWithin(value)];
  }
  const found: unknown[] = [];
  for (const match of firstMatches(text, PARSED_STRING)) {
    const string = readLeniently(text, match.index + match[0].length);
    if (typeof string === 'string' && SPEAKS_OF_RECIPE.test(string)) found.push(readJson(string));
  }
  if (found.length > 0) return found;
  for (const match of firstMatches(text, ASSIGNED)) {
    const value = readLeniently(text, match.index + match[0].length);
    if (typeof value === 'object' && value !== null) found.push(value);
  }
  return found;
}

/** An answer that the page was given may keep what it says as a text: {"status": 200, "body": "{…}"}. */
function documentsWithin(document: unknown): unknown[] {
  const texts = isItem(document) ? Object.values(document).filter((value) => typeof value === 'string') : [];
  return texts.filter((text) => /^\s*[{[]/.test(text) && SPEAKS_OF_RECIPE.test(text)).map(readJson);
}

function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) if (found.push(match) === MOST_ATTEMPTS) break;
  return found;
}

/** The strings of `self.__next_f.push([1, "…"])`. */
function argumentsOf(text: string): string[] {
  return [...text.matchAll(NEXT_CHUNK)].flatMap((match) => {
    const value = readLeniently(text, match.index + match[0].length);
    return Array.isArray(value) && typeof value[1] === 'string' ? [value[1]] : [];
  });
}

/** Lines of the form `id:value`, where the value is JSON or something of no interest. */
function streamedDocuments(stream: string): unknown[] {
  return stream
    .split('\n')
    .filter((line) => SPEAKS_OF_RECIPE.test(line))
    .map((line) => {
      const start = line.search(/[{[]/);
      return start < 0 ? undefined : readJson(line.slice(start));
    });
}

const MOST_RESOLVED = 20_000;

/** Nuxt writes its state as a flat list in which objects refer to their values by position. */
function unflattened(list: unknown[]): unknown[] {
  let resolved = 0;
  const valueAt = (position: unknown, depth: number): unknown => {
    const value = typeof position === 'number' ? list[position] : undefined;
    if (depth > 12 || ++resolved > MOST_RESOLVED || typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value))
      return typeof value[0] === 'string' ? valueAt(value[1], depth + 1) : value.map((entry) => valueAt(entry, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, valueAt(entry, depth + 1)]));
  };
  return list.flatMap((entry, position) =>
    typeof entry === 'object' && entry !== null && Object.keys(entry).some((name) => SPEAKS_OF_RECIPE.test(name))
      ? [valueAt(position, 0)]
      : [],
  );
}

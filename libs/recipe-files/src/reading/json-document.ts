import { readJson } from '@simmer/recipe-reader';
import type { OpenedFile } from '../opened-file';

interface JsonDocument {
  value: unknown;
  /** Counted from 1; of a file with an object on each line. */
  damagedLines: readonly number[];
}

const NO_DOCUMENT: JsonDocument = { value: undefined, damagedLines: [] };
/** Other texts begin with a bracket too: "[[Soups]]", "{\rtf1". */
const STARTS_AS_JSON = /^\s*(?:\{\s*"[^"]{1,100}"\s*:|\[\s*\{\s*")/;
const ENDS_AS_JSON = /[}\]][\s;,]*$/;
const LONGEST_END = 200;
const documents = new WeakMap<OpenedFile, JsonDocument>();

/** What the file says when it is JSON, read once per file; a list when each line is an object of its own, undefined when it is no JSON. */
export function jsonOf(file: OpenedFile): unknown {
  return documentOf(file).value;
}

/** The lines that could not be read of a file with an object on each line. */
export function damagedLines(file: OpenedFile): readonly number[] {
  return documentOf(file).damagedLines;
}

/** Whether it begins as JSON and its end is missing, as of what was cut off on its way. */
export function isCutOffJson({ text }: OpenedFile): boolean {
  return STARTS_AS_JSON.test(text) && !ENDS_AS_JSON.test(text.slice(-LONGEST_END));
}

function documentOf(file: OpenedFile): JsonDocument {
  const document = documents.get(file) ?? documentIn(file.text);
  documents.set(file, document);
  return document;
}

function documentIn(text: string): JsonDocument {
  if (!/^\s*[[{]/.test(text)) return NO_DOCUMENT;
  return documentOfLines(text) ?? { value: readJson(text), damagedLines: [] };
}

/** Null unless at least half of the lines are objects. */
function documentOfLines(text: string): JsonDocument | null {
  if (!beginsLineByLine(text)) return null;
  const objects: unknown[] = [];
  const damaged: number[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const object = line.trim() === '' ? null : objectIn(line);
    if (object === undefined) damaged.push(index + 1);
    else if (object !== null) objects.push(object);
  }
  return objects.length >= damaged.length ? { value: objects, damagedLines: damaged } : null;
}

/** Whether the first two lines look like one object each, by their start. */
function beginsLineByLine(text: string): boolean {
  const start = text.search(/\S/);
  const end = text.indexOf('\n', start);
  return (
    text[start] === '{' &&
    end > start + 1 &&
    text
      .slice(end, end + 1_000)
      .trimStart()
      .startsWith('{')
  );
}

function objectIn(line: string): object | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined; // the caller reports the line
  }
}

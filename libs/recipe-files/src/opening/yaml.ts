import { parse, parseAllDocuments } from 'yaml';

/** More would be an attempt to blow up the memory; recipes have none. */
const MAX_ALIASES = 100;
const MAX_DEPTH = 50;
const KEY_LINE = /^([A-Za-z][\w -]{0,40}):(?:[ \t]+(.*))?$/;
const ITEM_LINE = /^[ \t]*-[ \t]+(.*)$/;
const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** Fields by name, in lower case: texts, numbers, lists, and fields again. */
export type FrontMatter = Record<string, unknown>;

/**
 * The documents of a YAML file, mistakes overlooked where they can be; none when it cannot be understood. One that is to be `faultless` has none
 * at all: a text with colons in it is YAML with mistakes.
 */
export function yamlDocuments(text: string, { faultless = false } = {}): unknown[] {
  if (isNestedTooDeeply(text)) return [];
  try {
    const documents = parseAllDocuments(text, { logLevel: 'silent', uniqueKeys: faultless, prettyErrors: false });
    if (faultless && documents.some(({ errors }) => errors.length > 0)) return [];
    return documents.map((document) => document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown);
  } catch {
    // too broken to be read, or too many aliases
    return [];
  }
}

/** The fields that a text begins with between rules, and the text below; null when it does not start so. */
export function frontMatterIn(text: string): { fields: FrontMatter; below: string } | null {
  const match = FRONT_MATTER.exec(text);
  return match && { fields: fieldsOfYaml(match[1] ?? ''), below: text.slice(match[0].length) };
}

/** Whether the fields that a text begins with have one that fits; cheaper than reading them. */
export function hasFrontMatterField(text: string, field: RegExp): boolean {
  return field.test(FRONT_MATTER.exec(text.slice(0, 100_000))?.[1] ?? '');
}

/** The parser takes minutes over thousands of brackets within each other. */
function isNestedTooDeeply(text: string): boolean {
  let depth = 0;
  for (const [bracket] of text.matchAll(/[[\]{}]/g)) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1;
    if (Math.abs(depth) > MAX_DEPTH) return true;
  }
  return false;
}

function fieldsOfYaml(block: string): FrontMatter {
  if (isNestedTooDeeply(block)) return fieldsOfLines(block);
  try {
    const value: unknown = parse(block, { maxAliasCount: MAX_ALIASES, logLevel: 'silent', uniqueKeys: false, prettyErrors: false });
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key.toLowerCase(), field]));
  } catch {
    // written by hand: one wrong line must not lose the others
  }
  return fieldsOfLines(block);
}

/** Keys at the margin, with a text beside them or a list below; an indented line continues the previous one. */
function fieldsOfLines(block: string): FrontMatter {
  const fields = new Map<string, string[]>();
  let values: string[] = [];
  for (const line of block.split('\n')) {
    const [, key, beside = ''] = KEY_LINE.exec(line) ?? [];
    const item = ITEM_LINE.exec(line)?.[1];
    if (key !== undefined) {
      values = beside === '' ? [] : [unquoted(beside)];
      fields.set(key.trim().toLowerCase(), values);
    } else if (item !== undefined) values.push(unquoted(item));
    else if (line.trim() !== '' && values.length > 0) values.push(`${values.pop()} ${line.trim()}`);
  }
  return Object.fromEntries([...fields].map(([key, all]) => [key, all.length === 1 ? all[0] : all]));
}

const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

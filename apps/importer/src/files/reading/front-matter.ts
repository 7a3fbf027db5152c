import { parse } from 'yaml';

const FRONT_MATTER = /^\ufeff?\s*---[ \t]*\n([\s\S]*?)\n---[ \t]*(?:\n|$)/;
const KEY_LINE = /^([A-Za-z][\w -]*?)[ \t]*:(?:[ \t]+(.*))?$/;
const ITEM_LINE = /^[ \t]*-[ \t]+(.*)$/;

/** Fields by name, in lower case: texts, numbers, and lists of them. */
export type FrontMatter = Record<string, unknown>;

/** The YAML block that a Markdown file begins with, and the text below it; null when it has none. */
export function frontMatterIn(text: string): { fields: FrontMatter; body: string } | null {
  const match = FRONT_MATTER.exec(text);
  if (!match) return null;
  return { fields: fieldsOfYaml(match[1] ?? ''), body: text.slice(match[0].length).trim() };
}

/** Whether a text has front matter with such a field; cheaper than reading it. */
export function hasFrontMatterField(text: string, field: RegExp): boolean {
  return field.test(FRONT_MATTER.exec(text.slice(0, 100_000))?.[1] ?? '');
}

function fieldsOfYaml(block: string): FrontMatter {
  try {
    const value: unknown = parse(block, { maxAliasCount: 100, logLevel: 'silent' });
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return inLowerCase(value as FrontMatter);
  } catch {
    // written by hand: one wrong line must not lose the others
  }
  return fieldsOfLines(block);
}

function inLowerCase(fields: FrontMatter): FrontMatter {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]));
}

/** Keys at the margin, with a text beside them or a list below; an indented line goes on with the one before. */
function fieldsOfLines(block: string): FrontMatter {
  const fields = new Map<string, string[]>();
  let values: string[] = [];
  for (const line of block.split('\n')) {
    const [, key, beside = ''] = KEY_LINE.exec(line) ?? [];
    const item = ITEM_LINE.exec(line)?.[1];
    if (key !== undefined) {
      values = beside === '' ? [] : [unquoted(beside)];
      fields.set(key.toLowerCase(), values);
    } else if (item !== undefined) values.push(unquoted(item));
    else if (line.trim() !== '' && values.length > 0) values.push(`${values.pop()} ${line.trim()}`);
  }
  return Object.fromEntries([...fields].map(([key, all]) => [key, all.length === 1 ? all[0] : all]));
}

const unquoted = (value: string): string => value.trim().replace(/^(["'])(.*)\1$/, '$2');

import { parseAllDocuments } from 'yaml';

/** More would be an attempt to blow up the memory; recipes have none. */
const MAX_ALIASES = 100;
const FRONT_MATTER = /^\s*---[ \t]*\n([\s\S]*?)\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** The documents of a YAML file, mistakes overlooked where they can be; none when it cannot be understood. */
export function yamlDocuments(text: string): unknown[] {
  try {
    return parseAllDocuments(text, { logLevel: 'silent', uniqueKeys: false }).map((document) => document.toJS({ maxAliasCount: MAX_ALIASES }) as unknown);
  } catch {
    // too broken to be read, or too many aliases
    return [];
  }
}

/** The YAML between the rules at the start of a text, and the text below it; null when it does not start so. */
export function frontMatterIn(text: string): { yaml: string; below: string } | null {
  const match = FRONT_MATTER.exec(text);
  return match && { yaml: match[1] ?? '', below: text.slice(match[0].length) };
}

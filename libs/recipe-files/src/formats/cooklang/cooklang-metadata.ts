import { isItem } from '@simmer/recipe-reader';
import { frontMatterIn } from '../../opening/yaml';
import { blockOf, lineOf } from '../../reading/plain-values';

/** What a recipe says of itself, by name: in lower case, words apart by one space, nested ones with a dot ("source.name"). */
export type Metadata = Readonly<Record<string, unknown>>;

const OLD_METADATA = /^>>[ \t]*([^:\n]+):[ \t]*(.*)$/gm;

/** The metadata of a recipe, in front matter or in lines with ">>", and the text without them. */
export function metadataIn(text: string): { metadata: Metadata; body: string } {
  const front = frontMatterIn(text);
  const metadata: Record<string, unknown> = {};
  const put = (name: string, value: unknown): void => {
    metadata[
      name
        .toLowerCase()
        .replace(/[_\s-]+/g, ' ')
        .trim()
    ] = value;
  };
  for (const [key, value] of Object.entries(front?.fields ?? {})) {
    put(key, value);
    if (isItem(value)) for (const [inner, nested] of Object.entries(value)) put(`${key}.${inner}`, nested);
  }
  const below = front?.below ?? text;
  for (const [, key = '', value = ''] of below.matchAll(OLD_METADATA)) put(key, value.trim());
  return { metadata, body: below.replace(OLD_METADATA, '') };
}

export const hasOldMetadata = (text: string): boolean => text.search(OLD_METADATA) >= 0;

/** Other metadata, a line for each. */
export function otherMetadata(metadata: Metadata, known: readonly string[]): string[] {
  const others = Object.entries(metadata).filter(([name]) => !known.includes(name.split('.')[0] ?? ''));
  return others.flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.map(lineOf).filter(Boolean).join(', ') : blockOf(value);
    return text === '' ? [] : [`${name[0]?.toUpperCase()}${name.slice(1)}: ${text}`];
  });
}

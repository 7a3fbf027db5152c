import { ALLERGENS } from '@simmer/contracts/constants';
import { parseDocument } from 'yaml';
import type { PackedWords } from '../data/packed';
import { FORMS, FREE_OF, SIZES } from '../food';
import { JOINERS } from '../text/words';
import type { Problem } from './problem';
import type { SourceFile } from './read-catalogue';

const LISTS = ['preparation', 'quality', 'parts', 'leaves'] as const;
const MAPS: Readonly<Record<string, readonly string[]>> = {
  forms: FORMS,
  free: FREE_OF,
  joiners: JOINERS,
  sizes: SIZES,
  allergens: ALLERGENS,
};

/** Reads the words of one language (catalogue/words/LANGUAGE.yaml). */
export function readWords({ file, text }: SourceFile): { words: PackedWords; problems: Problem[] } {
  const document = parseDocument(text);
  const problems: Problem[] = document.errors.map(({ message }) => ({ file, entry: 'YAML', text: message.split('\n')[0] ?? message }));
  const content = (document.errors.length ? {} : document.toJS()) as Record<string, unknown>;
  const words: Record<string, unknown> = {};
  for (const key of LISTS) {
    words[key] = oneLine(content[key]);
    if (!words[key]) problems.push({ file, entry: key, text: 'is missing or empty' });
  }
  for (const [key, known] of Object.entries(MAPS)) {
    const lists = Object.entries((content[key] ?? {}) as Record<string, unknown>);
    words[key] = Object.fromEntries(lists.map(([name, list]) => [name, oneLine(list)]));
    for (const [name] of lists)
      if (!known.includes(name.split(' of ')[0] ?? ''))
        problems.push({ file, entry: key, text: `"${name}" is none of ${known.join(', ')}` });
  }
  for (const key of Object.keys(content))
    if (!(LISTS as readonly string[]).includes(key) && !(key in MAPS))
      problems.push({ file, entry: key, text: 'is no list of words: see the README' });
  return { words: words as unknown as PackedWords, problems };
}

const oneLine = (value: unknown): string =>
  String(value ?? '')
    .split(/[,\n]/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter((word) => word !== '')
    .join(',');

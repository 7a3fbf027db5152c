import { PLATE_VERSION, plateGround, type PlateGround } from './kinds';

const MOST_WORDS = 12;
const WORD_CHARACTERS = 40;
const TITLE_CHARACTERS = 120;

/**
 * Where the gateway draws a dish from the address alone, the same one every time, and the table top it stands on. `words` are ingredients, the
 * most important first. The version in the address changes when the drawings do.
 */
export function plateAddress(title: string, category = '', words: readonly string[] = []): { url: string; ground: PlateGround } {
  const shown = [...new Set(words)].slice(0, MOST_WORDS).map((word) => word.replaceAll(',', ' ').slice(0, WORD_CHARACTERS));
  const query = new URLSearchParams({
    title: title.slice(0, TITLE_CHARACTERS),
    ...(category && { category: category.slice(0, WORD_CHARACTERS) }),
    ...(shown.length > 0 && { words: shown.join(',') }),
  });
  // it stands on every card: what an address may hold as it is, is not escaped
  return {
    url: `/plates/${PLATE_VERSION}.svg?${query.toString().replaceAll('%2C', ',')}`,
    ground: plateGround(title.slice(0, TITLE_CHARACTERS), category),
  };
}

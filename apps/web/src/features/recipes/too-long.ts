import * as t from '@simmer/messages/recipe';

/** What to say of a text that is longer than `most` characters; undefined for one that fits. */
export function tooLong(text: string, most: number): string | undefined {
  const { length } = text.trim();
  return length > most ? t.tooLong({ most, length }) : undefined;
}

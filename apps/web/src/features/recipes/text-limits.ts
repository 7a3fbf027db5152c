/** The most characters that a recipe's texts may have. */
export const TEXT_LIMITS = { title: 200, description: 5_000, makes: 120, tag: 60, notes: 10_000 };

/** What to say of a text that is longer than `most` characters; undefined for one that fits. */
export function tooLong(text: string, most: number): string | undefined {
  const { length } = text.trim();
  return length > most ? `Use at most ${most.toLocaleString('en')} characters. These are ${length.toLocaleString('en')}.` : undefined;
}

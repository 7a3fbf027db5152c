const KEY = 'simmer.handed-over-text';

/** Keeps a text that was pasted or shared elsewhere until the screen that reads it opens. */
export function handOverText(text: string): void {
  sessionStorage.setItem(KEY, text);
}

/** The text that was handed over, once: taking it empties the place. Null when there is none. */
export function takeHandedOverText(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}

const KEY = 'simmer.handed-over-text';

let taker: (() => void) | undefined;

/** Keeps a text that was pasted or shared elsewhere until the screen that reads it opens; an open one takes it at once. */
export function handOverText(text: string): void {
  sessionStorage.setItem(KEY, text);
  taker?.();
}

/** The text that was handed over, once: taking it empties the place. Null when there is none. */
export function takeHandedOverText(): string | null {
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return text;
}

/** Takes every text that is handed over while the screen that reads it is open. Gives the end of that back. */
export function whileOpenTake(take: (text: string) => void): () => void {
  taker = () => {
    const text = takeHandedOverText();
    if (text !== null) take(text);
  };
  return () => {
    taker = undefined;
  };
}

/** "Without" in the eight languages that name foods; each with the word before what is left out. */
export const WITHOUT_WORDS = 'no|without|not|ohne|kein|keine|keinen|sans|sin|senza|sem|zonder|geen|utan';

const DENIED = new RegExp(
  String.raw`(?<!\p{L})(?:${WITHOUT_WORDS})\s+\p{L}+|\p{L}+[- ]free(?!\p{L})|\p{L}{3,}(?:frei|vrij|fri)e?[nrst]?(?!\p{L})`,
  'giu',
);

/** A title without what it says the dish does not have: "Gluten-free pizza", "Suppe ohne Sahne". */
export const withoutDenials = (title: string): string => title.replace(DENIED, ' ');

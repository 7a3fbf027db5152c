import iconv from 'iconv-lite';

/** In the order of preference when the text fits several alike. */
const CANDIDATES = ['windows-1252', 'cp437', 'cp850', 'macintosh'] as const;

const LETTER = /\p{L}/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;
/** Letters above ASCII of the languages that these encodings were used for. */
const ACCENTED = /[À-ÖØ-öø-ÿŒœŠšŽžŸ]/;
const FRACTION = /[¼½¾]/;
const OPENING = /[“„‘«¿¡]/;
const CLOSING = /[”’»]/;
const SIGN = /[°–—…•®©™·€£§²³\u00a0]/;

/** The single-byte encoding in which the bytes above ASCII make most sense where they stand. */
export function bestLatinEncoding(sample: Uint8Array): string {
  const buffer = Buffer.from(sample);
  let best: string = CANDIDATES[0];
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const encoding of CANDIDATES) {
    const score = scoreOf(iconv.decode(buffer, encoding));
    if (score > bestScore) {
      best = encoding;
      bestScore = score;
    }
  }
  return best;
}

function scoreOf(text: string): number {
  let score = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) > 0x7f) score += fitOf(text[at] as string, text[at - 1] ?? ' ', text[at + 1] ?? ' ');
  }
  return score;
}

/** How well a character fits between its neighbours: 3 at home, 0 conceivable, below that strange. */
function fitOf(character: string, before: string, after: string): number {
  if (ACCENTED.test(character)) return letterFit(character, before, after);
  if (FRACTION.test(character)) return 3;
  if (OPENING.test(character)) return !LETTER.test(before) && /[\p{L}\d]/u.test(after) ? 3 : -1;
  if (CLOSING.test(character)) return /[\p{L}\p{P}\d]/u.test(before) && !LETTER.test(after) ? 3 : -1;
  if (SIGN.test(character)) return LETTER.test(before) && LETTER.test(after) ? -1 : 2;
  return -3;
}

function letterFit(character: string, before: string, after: string): number {
  if (UPPER.test(character) && LOWER.test(before)) return -2;
  const neighbours = Number(LETTER.test(before)) + Number(LETTER.test(after));
  return [-1, 1, 2][neighbours] as number;
}

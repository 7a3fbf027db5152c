import { decodeHTML } from 'entities';

/** Spaces of any width and line ends of any kind, where they are more than one plain space. */
const SPACES = / \s+|[^\S ]\s*/g;
/** Soft hyphens, zero-width characters (but for the joiner within an emoji), direction marks, byte order marks and control characters: invisible, and no part of a word. */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc]|\u200d(?!\p{Extended_Pictographic})/gu;
const TAG = /<\/?[a-z!?][^<>]*>/gi;
const BLOCK_TAG = /<(?:br|\/?(?:p|div|li|ul|ol|tr|h[1-6]|section|table|blockquote|dd|dt))\b[^<>]*>/gi;
const CODE_START = /<(?:script|style)\b/i;
const CODE_END = /<\/(?:script|style)\s*>/i;
/** The cells of a row stand side by side. */
const CELL_TAG = /<\/?t[dh]\b[^<>]*>/gi;
const ESCAPING_ROUNDS = 3;
/** No recipe has a text this long; what is beyond it is dropped. */
const MAX_SOURCE = 100_000;

/** One line of plain text from text that may hold entities (also doubly escaped ones) and mark-up. */
export function plainText(source: string): string {
  return (isClean(source) ? source : withoutMarkup(source)).replace(SPACES, ' ').trim();
}

/** Plain text, one entry per line or block of the source; blank ones are left out. */
export function plainLines(source: string): string[] {
  return (isClean(source) ? source : withoutMarkup(source))
    .split(/[\r\n\u2028\u2029\v\f]+/)
    .map((line) => line.replace(SPACES, ' ').trim())
    .filter(Boolean);
}

export function decodeEntities(source: string): string {
  return source.includes('&') ? decodeHTML(source) : source;
}

/** Nothing to decode, strip or repair: true of most texts. */
const isClean = (source: string): boolean => source.length <= MAX_SOURCE && !NEEDS_CLEANING.test(source);
const NEEDS_CLEANING =
  /u(?:00|20|21)|[&<\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffcÂÃ]|â€/;

/** Mark-up in an escaped string shows only once the entities are decoded, so the two take turns. Line breaks of blocks stay. */
function withoutMarkup(source: string): string {
  let text = source.slice(0, MAX_SOURCE);
  for (let round = 0; round < ESCAPING_ROUNDS; round++) {
    const before = text;
    if (text.includes('<')) text = withoutCode(text).replace(BLOCK_TAG, '\n').replace(CELL_TAG, ' ').replace(TAG, '');
    text = decodeEntities(withEscapes(text));
    if (text === before) break;
  }
  text = stripTags(text);
  return repaired(text).replace(INVISIBLE, '');
}

/** Removing a tag can put another one together ('<<b>script>'): go on until none is left. */
function stripTags(source: string): string {
  let text = source;
  for (let round = 0; round < 5 && text.includes('<'); round++) {
    const stripped = text.replace(TAG, '');
    if (stripped === text) break;
    text = stripped;
  }
  return text.includes('<') ? text.replace(/<(?=[a-z/!?])/gi, '') : text;
}

function withoutCode(source: string): string {
  let text = source;
  for (let start = text.search(CODE_START); start >= 0; start = text.search(CODE_START)) {
    const rest = text.slice(start);
    const end = CODE_END.exec(rest);
    if (!end) return text.slice(0, start);
    text = `${text.slice(0, start)} ${rest.slice(end.index + end[0].length)}`;
  }
  return text;
}

/** Escapes of JSON that lost their backslash on the way through a site's editor: "Salt u0026 pepper", "cru00e8me", "itu2019s". */
const withEscapes = (text: string): string =>
  text.replace(BARE_ESCAPE, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Latin letters and signs, quotes and dashes, fractions; a "u2020" may be a name and a year. */
const BARE_ESCAPE = /\\?u(00(?:2[0267]|3[ceCE]|[a-fA-F][0-9a-fA-F])|20(?:09|0[bB]|1[3489cdCD]|22|26)|21(?:5[0-9a-eA-E]))/g;

/** UTF-8 that was once read as Windows-1252 ("1Â¼ cups", "crÃ¨me"): the two characters are one. */
function repaired(text: string): string {
  if (!MISREAD.test(text)) return text;
  return text
    .replace(/Â([\u00a0-\u00bf])/g, '$1')
    .replace(/Ã([\u0080-\u00bf])/g, (_match, second: string) => String.fromCharCode(second.charCodeAt(0) + 0x40))
    .replace(/â€[™˜]/g, '’')
    .replace(/â€[œ\u009d]/g, '"')
    .replace(/â€[“”]/g, '–');
}

const MISREAD = /Â[\u00a0-\u00bf]|Ã[\u0080-\u00bf]|â€/;

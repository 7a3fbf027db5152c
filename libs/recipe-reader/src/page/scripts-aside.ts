export interface PageScript {
  type: string;
  id: string;
  text: string;
}

/** Scripts that can hold data; the text of longer ones is dropped. */
const MOST_SCRIPT_LENGTH = 3_000_000;
const AFTER_NAME = /[\s>/]/;
const NAMES = ['script', 'style', 'svg', 'noscript'] as const;
const LONGEST_NAME = Math.max(...NAMES.map((name) => name.length));
const TO_LOWER_CASE = 32;
const S = 115;
const N = 110;
const MUST_CLOSE = new Set<CodeName>(['svg', 'noscript']);
const EXCLAMATION_MARK = 33;

export interface PartedPage {
  markup: string;
  scripts: PageScript[];
  /** What stands in the page for browsers that run no scripts, mostly its pictures once more. */
  fallbacks: string[];
}

/**
 * Takes scripts, what stands in for them, styles, drawings and comments out of the page. More than half of a page is code that no element of it
 * needs; found by searching, it costs a tenth of what it costs in the HTML parser.
 */
export function setScriptsAside(html: string): PartedPage {
  const parted: PartedPage = { markup: '', scripts: [], fallbacks: [] };
  const parts: string[] = [];
  /** A drawing or fallback that is never closed hides nothing; once that is known it is not searched for again. */
  const neverClosed = new Set<CodeName>();
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const name = codeStartingAt(html, at);
    if (name === null || neverClosed.has(name)) {
      at++;
      continue;
    }
    const end = name === '!--' ? endOfComment(html, at) : endOfElement(html, at, name, parted);
    if (end === null) {
      neverClosed.add(name);
      at++;
      continue;
    }
    parts.push(html.slice(from, at));
    from = end;
    at = end;
  }
  parts.push(html.slice(from));
  return { ...parted, markup: parts.join('') };
}

type CodeName = '!--' | (typeof NAMES)[number];

/** The name of the code that begins at that '<', if any does. */
function codeStartingAt(html: string, at: number): CodeName | null {
  const first = html.charCodeAt(at + 1);
  if (first === EXCLAMATION_MARK) return html.startsWith('!--', at + 1) ? '!--' : null;
  const letter = first | TO_LOWER_CASE;
  if (letter !== S && letter !== N) return null;
  const start = html.slice(at + 1, at + 1 + LONGEST_NAME).toLowerCase();
  return NAMES.find((name) => start.startsWith(name) && AFTER_NAME.test(html.charAt(at + 1 + name.length))) ?? null;
}

function endOfComment(html: string, at: number): number {
  const end = html.indexOf('-->', at + 2);
  return end < 0 ? html.length : end + 3;
}

/** Null where it never closes and must. */
function endOfElement(html: string, at: number, name: CodeName, { scripts, fallbacks }: PartedPage): number | null {
  const tagEnd = html.indexOf('>', at);
  if (tagEnd < 0) return html.length;
  if (html[tagEnd - 1] === '/' && name === 'svg') return tagEnd + 1;
  const close = startOfEndTag(html, tagEnd + 1, name);
  if (close < 0 && MUST_CLOSE.has(name)) return null;
  const textEnd = close < 0 ? html.length : close;
  if (name === 'script' && textEnd - tagEnd <= MOST_SCRIPT_LENGTH) {
    const tag = html.slice(at, tagEnd);
    scripts.push({ type: attributeIn(tag, TYPE), id: attributeIn(tag, ID), text: html.slice(tagEnd + 1, textEnd) });
  }
  if (close < 0) return html.length;
  if (name === 'noscript') fallbacks.push(html.slice(tagEnd + 1, textEnd));
  const end = html.indexOf('>', textEnd);
  return end < 0 ? html.length : end + 1;
}

function startOfEndTag(html: string, from: number, name: string): number {
  for (let at = html.indexOf('</', from); at >= 0; at = html.indexOf('</', at + 2)) {
    if (html.slice(at + 2, at + 2 + name.length).toLowerCase() === name) return at;
  }
  return -1;
}

const TYPE = /[\s"']type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ID = /[\s"']id\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

function attributeIn(tag: string, attribute: RegExp): string {
  const match = attribute.exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}

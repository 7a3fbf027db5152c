export interface PageScript {
  type: string;
  id: string;
  text: string;
}

/** Scripts that can hold data; of longer ones not even the text is kept. */
const MOST_SCRIPT_LENGTH = 3_000_000;
const AFTER_NAME = /[\s>/]/;
const LOWER_S = 115;
const UPPER_S = 83;
const EXCLAMATION_MARK = 33;

/**
 * Takes scripts, styles, drawings and comments out of the page; gives the rest and the scripts. Half of a page is code that no element of it
 * needs; found by searching, it costs a tenth of what it costs in the HTML parser.
 */
export function setScriptsAside(html: string): { markup: string; scripts: PageScript[] } {
  const scripts: PageScript[] = [];
  const kept: string[] = [];
  /** A drawing that is never closed hides nothing; once that is known it is not searched for again. */
  let drawingsClose = true;
  let from = 0;
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    const name = codeStartingAt(html, at);
    if (name === null || (name === 'svg' && !drawingsClose)) {
      at++;
      continue;
    }
    const end = name === '!--' ? endOfComment(html, at) : endOfElement(html, at, name, scripts);
    if (name === 'svg' && end === html.length) {
      drawingsClose = false;
      at++;
      continue;
    }
    kept.push(html.slice(from, at));
    from = end;
    at = end;
  }
  kept.push(html.slice(from));
  return { markup: kept.join(''), scripts };
}

/** The name of the code that begins at that '<', if any does. */
function codeStartingAt(html: string, at: number): '!--' | 'script' | 'style' | 'svg' | null {
  const first = html.charCodeAt(at + 1);
  if (first === EXCLAMATION_MARK) return html.startsWith('!--', at + 1) ? '!--' : null;
  if (first !== LOWER_S && first !== UPPER_S) return null;
  const start = html.slice(at + 1, at + 7).toLowerCase();
  const name = start === 'script' ? 'script' : start.startsWith('style') ? 'style' : start.startsWith('svg') ? 'svg' : null;
  return name !== null && AFTER_NAME.test(html.charAt(at + 1 + name.length)) ? name : null;
}

function endOfComment(html: string, at: number): number {
  const end = html.indexOf('-->', at + 2);
  return end < 0 ? html.length : end + 3;
}

function endOfElement(html: string, at: number, name: string, scripts: PageScript[]): number {
  const tagEnd = html.indexOf('>', at);
  if (tagEnd < 0) return html.length;
  if (html[tagEnd - 1] === '/' && name === 'svg') return tagEnd + 1;
  const close = startOfEndTag(html, tagEnd + 1, name);
  const textEnd = close < 0 ? html.length : close;
  if (name === 'script' && textEnd - tagEnd <= MOST_SCRIPT_LENGTH) {
    const tag = html.slice(at, tagEnd);
    scripts.push({ type: attributeIn(tag, TYPE), id: attributeIn(tag, ID), text: html.slice(tagEnd + 1, textEnd) });
  }
  if (close < 0) return html.length;
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

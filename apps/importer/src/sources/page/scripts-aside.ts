export interface PageScript {
  type: string;
  id: string;
  text: string;
}

/** Half of a page is code that no element of it needs. Found by searching, it costs a tenth of what it costs in the HTML parser. */
const STARTS = /<(?:(?:script|style|svg)(?=[\s>/])|!--)/gi;
const ENDS: Record<string, RegExp> = { '<script': /<\/script/gi, '<style': /<\/style/gi, '<svg': /<\/svg/gi };
/** Scripts that can hold data; of the others (trackers, libraries) not even the text is kept. */
const MOST_SCRIPT_LENGTH = 3_000_000;

/** Takes scripts, styles, drawings and comments out of the page; gives the rest and the scripts. */
export function setScriptsAside(html: string): { markup: string; scripts: PageScript[] } {
  const scripts: PageScript[] = [];
  const kept: string[] = [];
  /** A drawing that is never closed hides nothing; once that is known it is not searched for again. */
  let drawingsClose = true;
  let from = 0;
  STARTS.lastIndex = 0;
  for (let start = STARTS.exec(html); start; start = STARTS.exec(html)) {
    const at = start.index;
    const name = start[0].toLowerCase();
    if (name === '<svg' && !drawingsClose) continue;
    const end = name === '<!--' ? endOfComment(html, at) : endOfElement(html, at, name, scripts);
    if (name === '<svg' && end === html.length) {
      drawingsClose = false;
      continue;
    }
    kept.push(html.slice(from, at));
    from = end;
    STARTS.lastIndex = end;
  }
  kept.push(html.slice(from));
  return { markup: kept.join(''), scripts };
}

function endOfComment(html: string, at: number): number {
  const end = html.indexOf('-->', at + 2);
  return end < 0 ? html.length : end + 3;
}

function endOfElement(html: string, at: number, name: string, scripts: PageScript[]): number {
  const tagEnd = html.indexOf('>', at);
  if (tagEnd < 0) return html.length;
  if (html[tagEnd - 1] === '/' && name === '<svg') return tagEnd + 1;
  const closing = ENDS[name] as RegExp;
  closing.lastIndex = tagEnd + 1;
  const close = closing.exec(html);
  const textEnd = close ? close.index : html.length;
  if (name === '<script' && textEnd - tagEnd <= MOST_SCRIPT_LENGTH) {
    const tag = html.slice(at, tagEnd);
    scripts.push({ type: attributeIn(tag, 'type'), id: attributeIn(tag, 'id'), text: html.slice(tagEnd + 1, textEnd) });
  }
  if (!close) return html.length;
  const end = html.indexOf('>', textEnd);
  return end < 0 ? html.length : end + 1;
}

function attributeIn(tag: string, name: string): string {
  const match = new RegExp(`[\\s"']${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}

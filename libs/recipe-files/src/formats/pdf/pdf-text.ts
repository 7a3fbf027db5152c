import { extractTextItems, getDocumentProxy, type StructuredTextItem } from 'unpdf';
import { UnreadableFile } from '../../unreadable-file';

/** Cookbooks have as many; longer ones would only cost memory. */
const MAX_PAGES = 1_000;
/** Of the size of the letters: how far lines and words have to be apart. */
const NEW_LINE = 0.5;
const NEW_PARAGRAPH = 1.9;
const NEW_WORD = 0.15;

/** The lines of a PDF, with a form feed between pages; empty when it holds no text. Throws UnreadableFile for a damaged or locked one. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  try {
    // pdf.js takes the buffer for itself
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    try {
      if (document.numPages > MAX_PAGES) throw new UnreadableFile({ code: 'too-many-pages', params: { most: MAX_PAGES } });
      const { items } = await extractTextItems(document);
      return items.map((page) => linesOfPage(page).join('\n')).join('\f');
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const isLocked = error instanceof Error && /password/i.test(error.message);
    throw new UnreadableFile({ code: isLocked ? 'locked' : 'damaged' }, { cause: error });
  }
}

/** In the order of the file, so that columns stay apart. */
function linesOfPage(items: readonly StructuredTextItem[]): string[] {
  const lines: string[] = [];
  let line = '';
  let last: StructuredTextItem | null = null;
  for (const item of items.filter(({ str }) => str.trim() !== '')) {
    const size = item.fontSize || item.height || 10;
    const drop = last ? Math.abs(last.y - item.y) : 0;
    if (last && (drop > size * NEW_LINE || item.x < last.x)) {
      lines.push(line);
      if (drop > size * NEW_PARAGRAPH) lines.push('');
      line = item.str;
    } else {
      const gap = last ? item.x - (last.x + last.width) : 0;
      line += (gap > size * NEW_WORD && !/\s$/.test(line) ? ' ' : '') + item.str;
    }
    last = item;
  }
  return [...lines, line].map((text) => text.trimEnd());
}

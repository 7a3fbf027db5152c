import { markedEncoding, utf8Text } from '@simmer/recipe-reader';

/** Where a page may declare its encoding; the standard says 1,024 bytes, some pages need more. */
const DECLARATION_BYTES = 4_096;
const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i;
const XML_DECLARED = /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:-]+)/i;
const FALLBACK = 'windows-1252';

/** The page as text: byte order mark, then the header, then what the page declares, then UTF-8 where it is valid, else Windows-1252. */
export function decodePage(body: Uint8Array, contentType: string): { text: string; encoding: string } {
  const declared = markedEncoding(body) ?? known(/charset\s*=\s*["']?\s*([\w:-]+)/i.exec(contentType)?.[1]) ?? declaredEncoding(body);
  const encoding = declared ?? (utf8Text(body) === null ? FALLBACK : 'utf-8');
  return { text: new TextDecoder(encoding).decode(body), encoding };
}

function declaredEncoding(body: Uint8Array): string | null {
  const start = new TextDecoder('latin1').decode(body.subarray(0, DECLARATION_BYTES));
  const encoding = known(XML_DECLARED.exec(start)?.[1] ?? DECLARED.exec(start)?.[1]);
  // a page whose declaration could be read byte by byte is not in UTF-16, whatever it says
  return encoding?.startsWith('utf-16') ? 'utf-8' : encoding;
}

function known(label: string | undefined): string | null {
  if (!label) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    // a label nobody knows says nothing
    return null;
  }
}

import { decodeText } from '../../opening/decode-text';

/** A page in one file, as browsers save it: an e-mail message of which the first HTML part is the page. */
interface SavedPage {
  html: string;
  /** Where the page was. */
  address: string | null;
}

const HEADERS_END = /\n\s*\n/;
const MOST_PARTS = 500;

export function isMhtml(text: string): boolean {
  const head = text.slice(0, 2_000);
  return (
    /^(?:From|MIME-Version|Snapshot-Content-Location|Content-Type|Subject|Date):/i.test(head) &&
    /^Content-Type:\s*multipart\/related/im.test(head)
  );
}

export function pageOfMhtml(text: string): SavedPage | null {
  const [head = ''] = text.split(HEADERS_END, 1);
  const boundary = /boundary="?([^"\n;]+)"?/i.exec(head)?.[1];
  if (!boundary) return null;
  const address = /^(?:Snapshot-Content-Location|Content-Location):\s*(https?:\/\/\S+)/im.exec(head)?.[1] ?? null;
  for (const part of text.split(`--${boundary}`, MOST_PARTS).slice(1)) {
    const bodyStart = HEADERS_END.exec(part);
    if (!bodyStart) continue;
    const headers = part.slice(0, bodyStart.index);
    if (!/^Content-Type:\s*text\/html/im.test(headers)) continue;
    const location = /^Content-Location:\s*(https?:\/\/\S+)/im.exec(headers)?.[1] ?? null;
    return { html: decodedBody(part.slice(bodyStart.index + bodyStart[0].length), headers), address: address ?? location };
  }
  return null;
}

function decodedBody(body: string, headers: string): string {
  const encoding = /^Content-Transfer-Encoding:\s*([\w-]+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === 'base64') return decodeText(Buffer.from(body, 'base64'));
  return encoding === 'quoted-printable' ? decodeText(quotedPrintable(body)) : body;
}

/** "=C3=A9" is a byte each, "=" at the end of a line joins it with the next. */
function quotedPrintable(body: string): Buffer {
  const joined = body.replace(/=[ \t]*\n/g, '');
  const bytes = joined
    .replace(/[^\u0000-\u007f]+/g, (text) => Buffer.from(text).toString('latin1'))
    .replace(/=([0-9A-F]{2})/gi, (_match, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return Buffer.from(bytes, 'latin1');
}

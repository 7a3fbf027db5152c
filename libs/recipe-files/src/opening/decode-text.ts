import iconv from 'iconv-lite';
import jschardet from 'jschardet';
import { markedEncoding, utf8Text } from '@simmer/recipe-reader';
import { bestLatinEncoding } from './latin-encoding';

/** Enough to detect an encoding. */
const SAMPLE_BYTES = 65_536;
const DECLARED = /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w:-]+)|<meta[^>]+charset\s*=\s*["']?\s*([\w:-]+)/i;
/** Files with these declarations are most often Windows-1252 or a DOS page; their bytes decide. */
const UNRELIABLE = /^(?:utf-?(?:8|16)|us-ascii|ascii|iso-?8859-?1|latin-?1|windows-?1252|cp1252)$/i;
/** Among the bytes above ASCII and the letters of a text; more than that is a script of its own, not a few accents. */
const MOST_ACCENTS = 0.25;

/** The text of a file by what is in it, line ends as \n; empty when it is binary. Never throws. */
export function decodeText(bytes: Uint8Array): string {
  return decoded(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)).replace(/\r\n?/g, '\n');
}

function decoded(bytes: Buffer): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const marked = markedEncoding(bytes);
  if (marked) return iconv.decode(bytes, marked);
  if (sample.includes(0)) {
    const encoding = unmarkedUtf16(sample);
    return encoding ? iconv.decode(bytes, encoding) : '';
  }
  if (sample.subarray(0, 5).toString('latin1') === '%PDF-') return '';
  return utf8Text(bytes) ?? iconv.decode(bytes, declaredIn(sample) ?? guessed(sample));
}

/** Without a byte order mark, UTF-16 of a European language is known by every second byte being zero; other zeros mean binary. */
function unmarkedUtf16(sample: Buffer): string | null {
  const zeros = [0, 0];
  for (let at = 0; at < sample.length; at++) if (sample[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length * 0.3;
  const least = sample.length * 0.02;
  if (odd > most && even < least) return 'utf-16le';
  return even > most && odd < least ? 'utf-16be' : null;
}

function declaredIn(sample: Buffer): string | null {
  const match = DECLARED.exec(sample.subarray(0, 4_096).toString('latin1'));
  const label = match?.[1] ?? match?.[2];
  return label && !UNRELIABLE.test(label) && iconv.encodingExists(label) ? label : null;
}

function guessed(sample: Buffer): string {
  let accents = 0;
  let letters = 0;
  for (const byte of sample) {
    if (byte >= 0x80) accents++;
    else if ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a) letters++;
  }
  if (accents / Math.max(1, accents + letters) > MOST_ACCENTS) {
    const { encoding } = jschardet.detect(sample);
    if (encoding && iconv.encodingExists(encoding)) return encoding;
  }
  return bestLatinEncoding(sample);
}

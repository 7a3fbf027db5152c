import { gunzipSync } from 'node:zlib';
import { type Archive, type InflationBudget, isZip, MAX_INFLATED_BYTES, MAX_MEMBER_BYTES, openArchive } from './archive';
import { decodeText } from './opening/decode-text';
import { BeyondLimits, UnreadableFile } from './unreadable-file';

/** A file whose form is not known yet: its bytes, its text, and its members when it is an archive. */
export interface OpenedFile {
  name: string;
  bytes: Uint8Array;
  /** Decoded by what is in it (UTF-8, UTF-16, Windows-1252, CP437, CP850 …), line ends as \n; empty for an archive or another binary file. */
  text: string;
  /** Null unless it is a zip. */
  archive: Archive | null;
  /** The archive that it is a member of, for the pictures that lie beside it; null for a file on its own. */
  beside: Archive | null;
}

interface OpeningContext {
  budget: InflationBudget;
  beside: Archive | null;
  /** Whether it lies in an archive within an archive; then it is not opened as one itself. */
  isNested: boolean;
}

/** Opens a file by its first bytes; what is gzipped is inflated. Throws UnreadableFile when it is damaged or past the limits. */
export async function openFile(name: string, bytes: Uint8Array, context: OpeningContext = onItsOwn()): Promise<OpenedFile> {
  const plain = isGzip(bytes) ? gunzip(bytes, context.budget) : bytes;
  const isArchive = isZip(plain) && !context.isNested;
  const archive = isArchive ? await openArchive(plain, context.budget, context.beside !== null) : null;
  return new LazyFile(name, plain, archive, context.beside);
}

/** Opens a member as a file of its own; it may be an archive again (one level deep). Throws as `Archive.checkedBytes` and `openFile` do. */
export async function openMember(archive: Archive, name: string): Promise<OpenedFile> {
  return openFile(name, await archive.checkedBytes(name), { budget: archive.budget, beside: archive, isNested: archive.isNested });
}

function onItsOwn(): OpeningContext {
  return { budget: { bytes: MAX_INFLATED_BYTES }, beside: null, isNested: false };
}

class LazyFile implements OpenedFile {
  private decoded: string | null = null;

  constructor(
    readonly name: string,
    readonly bytes: Uint8Array,
    readonly archive: Archive | null,
    readonly beside: Archive | null,
  ) {}

  get text(): string {
    this.decoded ??= this.archive ? '' : decodeText(this.bytes);
    return this.decoded;
  }
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function gunzip(bytes: Uint8Array, budget: InflationBudget): Uint8Array {
  try {
    const plain = gunzipSync(bytes, { maxOutputLength: Math.max(1, Math.min(MAX_MEMBER_BYTES, budget.bytes)) });
    budget.bytes -= plain.length;
    return plain;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new BeyondLimits();
    throw new UnreadableFile({ code: 'damaged' }, { cause: error });
  }
}

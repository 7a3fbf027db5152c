import { crc32 } from 'node:zlib';
import iconv from 'iconv-lite';
import JSZip from 'jszip';
import type { SkippedRecipe } from './file-recipe';
import { BeyondLimits, UnreadableFile } from './unreadable-file';

/** A zip from a stranger. Names are safe: relative, without `..`, and without what macOS adds. */
export interface Archive {
  names: readonly string[];
  /** What it holds that is not safe to open, so that nobody misses it in silence. */
  refused: readonly SkippedRecipe[];
  /** Throws UnreadableFile for a damaged or too large member, BeyondLimits when all that was inflated is too much. */
  bytes(name: string): Promise<Uint8Array>;
  /** The same, and throws when they are not the ones that were packed: in a text nobody sees a wrong letter, while a picture is still one. */
  checkedBytes(name: string): Promise<Uint8Array>;
  /** What this archive and the ones that it lies in or holds may still inflate. */
  readonly budget: InflationBudget;
  /** Whether it lies in another; then its members are not opened as archives any more. */
  readonly isNested: boolean;
}

/** What is left to inflate of one upload, its nested archives together. */
export interface InflationBudget {
  bytes: number;
}

/** Mealie keeps about eight members per recipe, so this is a library of 6,000 recipes. */
export const MAX_MEMBERS = 50_000;
export const MAX_MEMBER_BYTES = 64 * 1024 * 1024;
/** Five times the largest upload: pictures, most of any export, hardly compress. */
export const MAX_INFLATED_BYTES = 1024 * 1024 * 1024;

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
const EMPTY_ZIP_START = Buffer.from('PK\u0005\u0006', 'latin1');
const DIRECTORY_ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');
const UNIX_FILE_KIND = 0o170000;
const UNIX_LINK = 0o120000;

export function isZip(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(4, bytes.length));
  return start.equals(ZIP_START) || start.equals(EMPTY_ZIP_START);
}

/**
 * Opens a zip; nothing of it is inflated yet. Throws UnreadableFile for a damaged or encrypted one, BeyondLimits for an overfull one.
 */
export async function openArchive(bytes: Uint8Array, budget: InflationBudget, isNested: boolean): Promise<Archive> {
  if (countEntries(bytes) > MAX_MEMBERS) throw new BeyondLimits({ code: 'too-many-members', params: { most: MAX_MEMBERS } });
  return new ZipArchive(await loadZip(bytes), budget, isNested);
}

/** By the entries themselves; the number that the zip states may be a lie. */
function countEntries(bytes: Uint8Array): number {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  let count = 0;
  for (let at = buffer.indexOf(DIRECTORY_ENTRY); at >= 0 && count <= MAX_MEMBERS; at = buffer.indexOf(DIRECTORY_ENTRY, at + 4)) count++;
  return count;
}

async function loadZip(bytes: Uint8Array): Promise<JSZip> {
  try {
    return await JSZip.loadAsync(bytes, { decodeFileName: decodeName });
  } catch (error) {
    const isLocked = error instanceof Error && /encrypted/i.test(error.message);
    throw new UnreadableFile({ code: isLocked ? 'locked' : 'damaged' }, { cause: error });
  }
}

/** Names that are not marked as UTF-8 are, except from old Windows programs. */
function decodeName(name: string[] | Uint8Array | Buffer): string {
  const bytes = Buffer.from(name as Uint8Array);
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') ? iconv.decode(bytes, 'cp437') : text;
}

class ZipArchive implements Archive {
  readonly refused: SkippedRecipe[] = [];
  private readonly members = new Map<string, JSZip.JSZipObject>();
  /** Reading a member twice costs its bytes only once. */
  private readonly inflated = new Set<string>();

  constructor(
    zip: JSZip,
    readonly budget: InflationBudget,
    readonly isNested: boolean,
  ) {
    for (const member of Object.values(zip.files)) {
      const name = (member.unsafeOriginalName ?? member.name).replaceAll('\\', '/').trim();
      if (member.dir || isAppleExtra(name)) continue;
      const reason = dangerOf(member, name);
      if (reason === null) this.members.set(name, member);
      else this.refused.push({ name, reason });
    }
  }

  get names(): string[] {
    return [...this.members.keys()];
  }

  async bytes(name: string): Promise<Uint8Array> {
    const member = this.members.get(name);
    if (!member) throw new UnreadableFile({ code: 'member-missing', params: { name } });
    if (this.inflated.has(name)) return inflate(member, { bytes: MAX_MEMBER_BYTES });
    this.inflated.add(name);
    return inflate(member, this.budget);
  }

  async checkedBytes(name: string): Promise<Uint8Array> {
    const bytes = await this.bytes(name);
    if (crc32(bytes) !== statedChecksum(this.members.get(name))) throw new UnreadableFile({ code: 'member-damaged', params: { name } });
    return bytes;
  }
}

function dangerOf(member: JSZip.JSZipObject, name: string): SkippedRecipe['reason'] | null {
  if (isLink(member)) return { code: 'link' };
  return isSafe(name) ? null : { code: 'name-leads-out' };
}

function isLink(member: JSZip.JSZipObject): boolean {
  return (Number(member.unixPermissions ?? 0) & UNIX_FILE_KIND) === UNIX_LINK;
}

function isSafe(name: string): boolean {
  return name !== '' && !name.includes('\u0000') && !/^(?:\/|[a-z]:)/i.test(name) && !name.split('/').includes('..');
}

function isAppleExtra(name: string): boolean {
  return /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name);
}

/** Counts while inflating, because the sizes that a zip states may be lies, and what was inflated in vain counts too. */
function inflate(member: JSZip.JSZipObject, budget: InflationBudget): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let length = 0;
    const stream = member.nodeStream();
    const stop = (error: UnreadableFile): void => {
      stream.pause();
      parts.length = 0;
      reject(error);
    };
    stream.on('error', (error) => reject(new UnreadableFile({ code: 'member-damaged', params: { name: member.name } }, { cause: error })));
    stream.on('data', (part: Buffer) => {
      length += part.length;
      budget.bytes -= part.length;
      if (budget.bytes < 0) stop(new BeyondLimits());
      else if (length > MAX_MEMBER_BYTES) stop(new UnreadableFile({ code: 'member-too-large', params: { name: member.name } }));
      else parts.push(part);
    });
    stream.on('end', () => resolve(Buffer.concat(parts)));
  });
}

/** The library compares checksums only by inflating the whole archive beforehand, and keeps them out of its types. */
function statedChecksum(member: JSZip.JSZipObject | undefined): number {
  return (member as unknown as { _data: { crc32: number } })._data.crc32 >>> 0;
}

/** What is being read; null when it turns out damaged or too much by itself, so that the others go on. Throws BeyondLimits. */
export async function ifSound<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BeyondLimits || !(error instanceof UnreadableFile)) throw error;
    return null;
  }
}

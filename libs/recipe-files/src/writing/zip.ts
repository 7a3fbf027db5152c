import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** A file inside a zip. `packed` bytes (pictures, gzip) are stored as they are: deflating them again gains nothing. */
export interface ZipMember {
  name: string;
  bytes: Uint8Array;
  packed?: boolean;
}

const compress = promisify(deflateRaw);

const MEMBER = 0x04034b50;
const ENTRY = 0x02014b50;
const END_64 = 0x06064b50;
const END_64_LOCATOR = 0x07064b50;
const END = 0x06054b50;
const NAMES_ARE_UTF8 = 0x0800;
const DEFLATED = 8;
const STORED = 0;
/** Versions of the form that a program must know to read it: 2.0, and 4.5 with 64-bit numbers. */
const PLAIN = 20;
const WITH_64_BITS = 45;
/** Stands for a number that is in the 64-bit record. */
const SEE_64_32 = 0xffff_ffff;
const SEE_64_16 = 0xffff;
/** 1 January 1980, the first day a zip knows: the same recipes make the same file. */
const DATE = 0x0021;

/**
 * A zip, part by part: never more than one member is in memory, beside some 100 bytes for each. With more than 65,534 members or
 * 4 GiB its end is written in the 64-bit form; a single member stays below 4 GiB.
 */
export async function* writeZip(members: AsyncIterable<ZipMember>): AsyncIterable<Uint8Array> {
  const directory: Uint8Array[] = [];
  let offset = 0;
  for await (const { name, bytes, packed } of members) {
    const body = packed ? bytes : await compress(bytes);
    const about = aboutMember(Buffer.from(name), bytes, body, packed ? STORED : DEFLATED);
    const head = memberHead(about);
    directory.push(directoryEntry(about, offset));
    offset += head.length + body.length;
    yield head;
    yield body;
  }
  yield* directory;
  const size = directory.reduce((sum, entry) => sum + entry.length, 0);
  yield endOfZip(directory.length, size, offset);
}

interface AboutMember {
  name: Buffer;
  /** The fields that a member's head and its entry in the directory have in common. */
  fields: Buffer;
}

function aboutMember(name: Buffer, bytes: Uint8Array, body: Uint8Array, method: number): AboutMember {
  const fields = Buffer.alloc(24);
  fields.writeUInt16LE(NAMES_ARE_UTF8, 0);
  fields.writeUInt16LE(method, 2);
  fields.writeUInt16LE(DATE, 6);
  fields.writeUInt32LE(crc32(bytes), 8);
  fields.writeUInt32LE(body.length, 12);
  fields.writeUInt32LE(bytes.length, 16);
  fields.writeUInt16LE(name.length, 20);
  return { name, fields };
}

function memberHead({ name, fields }: AboutMember): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt32LE(MEMBER, 0);
  start.writeUInt16LE(PLAIN, 4);
  return Buffer.concat([start, fields, name]);
}

function directoryEntry({ name, fields }: AboutMember, offset: number): Buffer {
  const isFar = offset >= SEE_64_32;
  const start = Buffer.alloc(8);
  start.writeUInt32LE(ENTRY, 0);
  start.writeUInt16LE(isFar ? WITH_64_BITS : PLAIN, 4);
  start.writeUInt16LE(isFar ? WITH_64_BITS : PLAIN, 6);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(isFar ? SEE_64_32 : offset, 10);
  const entry = Buffer.concat([start, fields, place, name, isFar ? farOffset(offset) : Buffer.alloc(0)]);
  entry.writeUInt16LE(isFar ? 12 : 0, 30);
  return entry;
}

/** The extra field for an offset of 4 GiB or more. */
function farOffset(offset: number): Buffer {
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(offset), 4);
  return extra;
}

function endOfZip(count: number, size: number, offset: number): Buffer {
  const needs64 = count >= SEE_64_16 || size >= SEE_64_32 || offset >= SEE_64_32;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(needs64 ? SEE_64_16 : count, 8);
  end.writeUInt16LE(needs64 ? SEE_64_16 : count, 10);
  end.writeUInt32LE(needs64 ? SEE_64_32 : size, 12);
  end.writeUInt32LE(needs64 ? SEE_64_32 : offset, 16);
  return needs64 ? Buffer.concat([endOf64(count, size, offset), end]) : end;
}

function endOf64(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(56);
  end.writeUInt32LE(END_64, 0);
  end.writeBigUInt64LE(44n, 4);
  end.writeUInt16LE(WITH_64_BITS, 12);
  end.writeUInt16LE(WITH_64_BITS, 14);
  end.writeBigUInt64LE(BigInt(count), 24);
  end.writeBigUInt64LE(BigInt(count), 32);
  end.writeBigUInt64LE(BigInt(size), 40);
  end.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(END_64_LOCATOR, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}

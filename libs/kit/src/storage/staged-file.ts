import { createHash } from 'node:crypto';
import { FIRST_BYTES, type StagedFile } from '@simmer/contracts';

/** Inspects a file while it streams, so that it need not be read again. */
export class FileDigest {
  private readonly hash = createHash('sha256');
  private start = Buffer.alloc(0);
  private length = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.length += chunk.length;
    if (this.start.length < FIRST_BYTES) this.start = Buffer.concat([this.start, chunk.subarray(0, FIRST_BYTES - this.start.length)]);
  }

  /** Call once, at the end of the file. */
  finish(): Pick<StagedFile, 'bytes' | 'sha256' | 'firstBytes'> {
    return { bytes: this.length, sha256: this.hash.digest('base64url'), firstBytes: this.start.toString('base64') };
  }
}

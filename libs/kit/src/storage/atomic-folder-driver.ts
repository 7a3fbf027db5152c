import { mkdirSync } from 'node:fs';
import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { ProblemError } from '@simmer/contracts';
import { FSDriver } from 'flydrive/drivers/fs';
import { v7 as uuidv7 } from 'uuid';

/** Where files are written before they get their names. Leftovers of killed processes are orphans. */
export const PARTS_FOLDER = 'parts';

/** A folder whose files are there completely or not at all: written in another place first, then renamed. */
export class AtomicFolderDriver extends FSDriver {
  constructor(
    private readonly root: string,
    /** Bytes that stay free on its disk. */
    private readonly minFree: number,
  ) {
    super({ location: root, visibility: 'private' });
    // originals may have location data: readable by this user only
    mkdirSync(root, { recursive: true, mode: 0o700 });
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.viaPart(key, (part) => super.put(part, contents));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.viaPart(key, (part) => super.putStream(part, contents));
  }

  private async viaPart(key: string, write: (part: string) => Promise<void>): Promise<void> {
    await this.assertRoom();
    const part = `${PARTS_FOLDER}/${uuidv7()}`;
    try {
      await write(part);
      await mkdir(dirname(join(this.root, key)), { recursive: true });
      await rename(join(this.root, part), join(this.root, key));
    } catch (error) {
      await rm(join(this.root, part), { force: true });
      throw error;
    }
  }

  /** Throws `service.storage-full` while the disk has less free than it must keep. */
  private async assertRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(this.root);
    if (bavail * bsize < this.minFree) throw new ProblemError('service.storage-full', undefined, { retryAfter: 3_600 });
  }
}

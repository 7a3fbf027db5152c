import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { v7 as uuidv7 } from 'uuid';

/** A folder whose files are there completely or not at all: written under another name first, then renamed. */
export class AtomicFolderDriver extends FSDriver {
  constructor(private readonly root: string) {
    super({ location: root, visibility: 'private' });
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.viaPart(key, (part) => super.put(part, contents));
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.viaPart(key, (part) => super.putStream(part, contents));
  }

  private async viaPart(key: string, write: (part: string) => Promise<void>): Promise<void> {
    const part = `${key}.${uuidv7()}.part`;
    try {
      await write(part);
      await rename(join(this.root, part), join(this.root, key));
    } catch (error) {
      await rm(join(this.root, part), { force: true });
      throw error;
    }
  }
}

import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@simmer/kit';
import { GatewayConfig } from '../../gateway.config';

/** So long somebody may have a page of an earlier version open, which asks for its parts. */
const KEPT_FOR_MS = 7 * 86_400_000;

/** Below the folder of the web app; the build names these by their content. */
export const HASHED = /^(?:[a-z]{2}\/)?assets\//;

/** The files of earlier builds of the web app, for a week. */
@Injectable()
export class EarlierBuilds implements OnApplicationBootstrap {
  /** Undefined where none are kept. */
  readonly folder: string | undefined;
  private readonly current: string;

  constructor(
    @Inject(GatewayConfig.token) { WEB_DIR, EARLIER_FILES_DIR }: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.current = resolve(WEB_DIR);
    this.folder = EARLIER_FILES_DIR === undefined ? undefined : resolve(EARLIER_FILES_DIR);
  }

  /** Beside the first requests: a start does not wait for it. */
  onApplicationBootstrap(): void {
    if (this.folder === undefined) return;
    void this.keep(this.folder, new Date()).catch((error: unknown) =>
      this.logger.error({ err: error }, 'the files of this build were not kept'),
    );
  }

  /** Adds the files of this build, and removes what no build has had for a week. */
  async keep(folder: string, now: Date): Promise<void> {
    for (const file of await filesIn(this.current, (path) => HASHED.test(path)))
      await keepFile(join(this.current, file), join(folder, file), now);
    for (const file of await filesIn(folder, () => true)) {
      const { mtimeMs } = await stat(join(folder, file));
      if (now.getTime() - mtimeMs > KEPT_FOR_MS) await rm(join(folder, file), { force: true });
    }
  }
}

/** Its time is when a build had it last. */
async function keepFile(from: string, to: string, now: Date): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await utimes(to, now, now);
}

async function filesIn(folder: string, isWanted: (path: string) => boolean): Promise<string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter(isWanted);
}

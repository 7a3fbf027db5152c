import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where files lie that are too large for memory, while they are worked on. */
export const SCRATCH_FOLDER = join(tmpdir(), 'simmer-scratch');
/** Nothing is worked on for so long: what is older was left by a process that was killed. */
const LEFT_AFTER_MS = 86_400_000;

/** The path of a new file, and the way to remove it. What processes that were killed left behind goes now. */
export async function scratchFile(): Promise<{ path: string; remove(): Promise<void> }> {
  await mkdir(SCRATCH_FOLDER, { recursive: true, mode: 0o700 });
  await removeLeftBehind();
  const path = join(SCRATCH_FOLDER, randomUUID());
  return { path, remove: () => rm(path, { force: true }) };
}

async function removeLeftBehind(): Promise<void> {
  for (const name of await readdir(SCRATCH_FOLDER)) {
    const path = join(SCRATCH_FOLDER, name);
    const { mtimeMs = Infinity } = await stat(path).catch(() => ({ mtimeMs: undefined })); // another process has removed it
    if (mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(path, { force: true });
  }
}

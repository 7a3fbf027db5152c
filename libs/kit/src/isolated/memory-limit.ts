import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const KILOBYTE = 1_024;

/**
 * Lets a process take only so many megabytes more than it has now: the kernel refuses the rest, whoever in the process asks for it, V8 or a native library.
 * RLIMIT_DATA counts private writable memory; V8 reserves half a gigabyte of that at its start without using it, so the limit is set above what is there.
 * False where that cannot be done: outside of Linux, and without `prlimit` of util-linux.
 */
export async function limitMemory(processId: number, megabytes: number): Promise<boolean> {
  try {
    const status = await readFile(`/proc/${processId}/status`, 'utf8');
    const held = Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1]) * KILOBYTE;
    await run('prlimit', [`--pid=${processId}`, `--data=${held + megabytes * KILOBYTE * KILOBYTE}`, '--core=0']);
    return true;
  } catch {
    return false;
  }
}

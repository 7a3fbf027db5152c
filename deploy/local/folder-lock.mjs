// One start at a time for each data folder. The kernel's lock (flock) is let go when its holder dies, however it dies.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Waits for the lock on `file`; resolves with the function that lets it go. */
export async function lock(file) {
  // the holder lives as long as its input is open: as long as this process does, or until it is let go
  const holder = spawn('flock', [file, 'sh', '-c', 'echo held; exec cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => Promise.reject(new Error(`${file} cannot be locked.`))),
  ]);
  return async () => {
    holder.stdin.end();
    await once(holder, 'exit');
  };
}

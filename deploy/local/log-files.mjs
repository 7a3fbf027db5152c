// Logs that stay small: of each file the newest part, and one before it.
import { copyFileSync, existsSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const limit = 5 * 2 ** 20;
const lookEvery = 10_000;

/** Keeps a copy of a log that has grown too large and empties it. Its writer has it open and appends, so the file itself has to stay. */
export function keepSmall(file, mostBytes = limit) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= mostBytes) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

/** Keeps every log of a folder small for as long as this process lives; returns how to end it. */
export function watchLogs(folder, { mostBytes = limit, everyMs = lookEvery } = {}) {
  const look = () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names) if (name.endsWith('.log')) keepSmall(join(folder, name), mostBytes);
  };
  const timer = setInterval(look, everyMs).unref();
  return () => clearInterval(timer);
}

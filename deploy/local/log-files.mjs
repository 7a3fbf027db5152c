// Logs that stay small: of each file the newest part, and one before it.
import { copyFileSync, existsSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const limit = 5 * 2 ** 20;
const lookEvery = 10_000;

/** Keeps a copy of a log that has grown too large and empties it. Its writer has it open and appends, so the file itself has to stay. */
export function keepSmall(file, mostBytes = limit, copy = copyFileSync) {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= mostBytes) return;
  try {
    copy(file, `${file}.1`);
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
    // on a full disk room is worth more than what the log has said
    rmSync(`${file}.1`, { force: true });
  }
  truncateSync(file);
}

/** Keeps every log of a folder small for as long as this process lives; returns how to end it. What keeps it from that is told once. */
/**
 * @param {string} folder
 * @param {{ mostBytes?: number, everyMs?: number, tell?: (line: string) => unknown }} [options]
 */
export function watchLogs(folder, { mostBytes = limit, everyMs = lookEvery, tell = (line) => process.stderr.write(line) } = {}) {
  const told = new Set();
  const attempt = (act) => {
    try {
      act();
    } catch (error) {
      if (!told.has(error.message)) tell(`A log is not kept small: ${error.message}\n`);
      told.add(error.message);
    }
  };
  const look = () => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of names) if (name.endsWith('.log')) attempt(() => keepSmall(join(folder, name), mostBytes));
  };
  const timer = setInterval(() => attempt(look), everyMs).unref();
  return () => clearInterval(timer);
}

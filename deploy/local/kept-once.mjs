// What a data folder settles at its first use and keeps from then on.
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** What `file` says; `make` says it where there is no file yet. Of starts at the same moment all get what the first has made. */
export function keptOnce(file, make) {
  return read(file) ?? madeOnce(file, make());
}

function madeOnce(file, made) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made, null, 2), { mode: 0o600 });
  try {
    // whole at once, and never over what another start has made
    linkSync(draft, file);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return read(file);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  }
}

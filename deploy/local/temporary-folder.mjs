// Folders for one run of a program, in the system's temporary place. Each names the process that made it, so that the next run knows what was left behind.
import { existsSync, lstatSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInfrastructure } from './infrastructure.mjs';
import { endRecorded, identify, isAlive, readRecord, writeRecord } from './process-record.mjs';

const ownerFile = (folder) => join(folder, 'owner.json');
/** @type {Promise<void> | undefined} */
let cleared;

/**
 * Makes a folder; whoever asks for it removes it. What runs that were killed have left behind goes first, with the servers that it still holds.
 * @param {string} name
 */
export async function temporaryFolder(name) {
  await (cleared ??= removeLeftBehind());
  const folder = mkdtempSync(join(tmpdir(), `simmer-${name}-`));
  writeRecord(ownerFile(folder), identify(process.pid));
  return folder;
}

/**
 * Removes our own folders whose process is gone, and nothing else. One that cannot be removed is named, and holds up nobody.
 * @param {string} [place]
 * @param {(line: string) => unknown} [tell]
 */
export async function removeLeftBehind(place = tmpdir(), tell = (line) => process.stderr.write(line)) {
  for (const name of readdirSync(place).filter((name) => name.startsWith('simmer-'))) {
    const folder = join(place, name);
    try {
      if (isOurs(folder) && isLeftBehind(folder)) await remove(folder);
    } catch (error) {
      tell(`${folder}, of a run that is over, could not be removed: ${error.message}\n`);
    }
  }
}

/** A link, or what another user has made under such a name, is not ours. */
function isOurs(folder) {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  return stat?.isDirectory() === true && stat.uid === process.getuid?.();
}

function isLeftBehind(folder) {
  const owner = ownerOf(folder);
  return owner !== undefined && !isAlive(owner);
}

async function remove(folder) {
  const taken = takenOut(folder);
  if (!taken) return;
  await endWhatRuns(taken);
  rmSync(taken, { recursive: true, force: true });
}

/** Undefined for a folder that is not ours, and for one that is being made at this moment. */
function ownerOf(folder) {
  try {
    return readRecord(ownerFile(folder));
  } catch (error) {
    if (error instanceof SyntaxError || ['ENOENT', 'EACCES', 'EPERM'].includes(error.code)) return undefined;
    throw error;
  }
}

const TAKEN = /-removed-by-\d+$/;

/** Another run may be clearing up at the same time: who renames it removes it. */
function takenOut(folder) {
  const taken = `${folder.replace(TAKEN, '')}-removed-by-${process.pid}`;
  try {
    renameSync(folder, taken);
    return taken;
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A folder of data has the processes of the product and its servers on record. */
async function endWhatRuns(folder) {
  const run = join(folder, 'run');
  if (!existsSync(run)) return;
  await endRecorded(run, 'app-', 'SIGKILL');
  await openInfrastructure({ dataDir: folder }).remove();
}

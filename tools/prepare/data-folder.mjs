// The data folder (.data) and who may use it: one start at a time.
import { chmodSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { dropRecord, identify, isAlive, readRecord, writeRecord } from '../../deploy/local/process-record.mjs';
import { stopLeftovers } from './product.mjs';
import { checkDiskSpace } from './disk-space.mjs';

/** What a new folder needs for the servers' files and the demo content, and some to cook with. One that is in use is opened however little is left. */
const neededGigabytes = 0.5;

const ownerFile = (dataDir) => join(dataDir, 'run', 'owner.json');

/** Takes the folder for this process; what a killed start left running is stopped, servers are left to be taken over. */
export async function takeDataFolder(dataDir, { fresh = false } = {}) {
  const owner = readRecord(ownerFile(dataDir));
  if (isAlive(owner))
    throw new Error(`Simmer already runs on ${dataDir} (process ${owner.pid}): stop it there with Ctrl-C, then start again.`);
  await stopLeftovers(dataDir);
  if (fresh) await removeDataFolder(dataDir);
  makeDataFolder(dataDir);
  writeRecord(ownerFile(dataDir), identify(process.pid));
}

export const leaveDataFolder = (dataDir) => dropRecord(ownerFile(dataDir));

function makeDataFolder(dataDir) {
  const run = join(dataDir, 'run');
  if (existsSync(run)) return;
  makeFolder(dataDir, dataDir);
  checkDiskSpace(dataDir, neededGigabytes);
  makeFolder(run, dataDir);
  chmodSync(run, 0o700); // what runs where is nobody else's to know
}

function makeFolder(folder, dataDir) {
  try {
    makeWithParents(folder);
  } catch (error) {
    throw new Error(`${dataDir} cannot be made a data folder (${error.code}): choose another one with --data.`, { cause: error });
  }
}

/** One by one: `recursive` of Node never returns where the system makes no folders, as below /proc. */
function makeWithParents(folder) {
  if (isFolder(folder)) return;
  makeWithParents(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // another start may have made it meanwhile
    if (!isFolder(folder)) throw error;
  }
}

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Removes only a folder that Simmer made: anything else is somebody's, whatever the option said. */
async function removeDataFolder(dataDir) {
  if (!existsSync(dataDir)) return;
  if (!existsSync(join(dataDir, 'run'))) throw new Error(`${dataDir} is not a data folder of Simmer: nothing was removed.`);
  const infrastructure = openInfrastructure({ dataDir });
  await infrastructure.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

// The data folder (.data) and who may use it: one start at a time.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openInfrastructure } from '../../deploy/local/infrastructure.mjs';
import { dropRecord, identify, isAlive, readRecord, writeRecord } from '../../deploy/local/process-record.mjs';
import { stopLeftovers } from './product.mjs';

const ownerFile = (dataDir) => join(dataDir, 'run', 'owner.json');

/** Takes the folder for this process; what a killed start left running is stopped, servers are left to be taken over. */
export async function takeDataFolder(dataDir, { fresh = false } = {}) {
  const owner = readRecord(ownerFile(dataDir));
  if (isAlive(owner)) throw new Error(`Simmer already runs on ${dataDir} (process ${owner.pid}): stop it there with Ctrl-C, then start again.`);
  await stopLeftovers(dataDir);
  if (fresh) await removeDataFolder(dataDir);
  mkdirSync(join(dataDir, 'run'), { recursive: true });
  writeRecord(ownerFile(dataDir), identify(process.pid));
}

export const leaveDataFolder = (dataDir) => dropRecord(ownerFile(dataDir));

/** Removes only a folder that Simmer made: anything else is somebody's, whatever the option said. */
async function removeDataFolder(dataDir) {
  if (!existsSync(dataDir)) return;
  if (!existsSync(join(dataDir, 'run'))) throw new Error(`${dataDir} is not a data folder of Simmer: nothing was removed.`);
  const infrastructure = openInfrastructure({ dataDir });
  await infrastructure.remove();
  rmSync(dataDir, { recursive: true, force: true });
}

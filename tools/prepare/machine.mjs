// Can this machine run Simmer at all? Asked first, because everything after it takes time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRepository, repository } from './repository.mjs';
import { checkDiskSpace } from './disk-space.mjs';

const oldestNode = [20, 19];
const neededGigabytes = 2;

export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new Error(`This is Node ${process.versions.node}: install Node ${oldestNode.join('.')} or newer and start again.`);
  }
  if (spawnSync('npm', ['--version']).status !== 0) throw new Error('npm is missing: install it beside Node and start again.');
  // the room is for packages; the servers ask for theirs where they are built
  if (!existsSync(inRepository('node_modules/.package-lock.json'))) checkDiskSpace(repository, neededGigabytes);
}

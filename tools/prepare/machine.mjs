// Can this machine run Simmer at all? Asked first, because everything after it takes time.
import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { inRepository, repository } from './repository.mjs';

const oldestNode = [20, 19];
const neededBytes = 2 * 2 ** 30;

export function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new Error(`This is Node ${process.versions.node}: install Node ${oldestNode.join('.')} or newer and start again.`);
  }
  if (spawnSync('npm', ['--version']).status !== 0) throw new Error('npm is missing: install it beside Node and start again.');
  // the room is for packages; the servers ask for theirs where they are built
  if (existsSync(inRepository('node_modules/.package-lock.json'))) return;
  const disk = statfsSync(repository);
  const free = disk.bavail * disk.bsize;
  if (free < neededBytes) {
    throw new Error(`Only ${(free / 2 ** 30).toFixed(1)} GB are free on the disk of ${repository}: make room for 2 GB and start again.`);
  }
}

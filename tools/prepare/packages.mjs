// node_modules as package-lock.json wants it.
import { existsSync, readFileSync } from 'node:fs';
import { CommandFailed, runCommand } from './command.mjs';
import { inRepository, projectNode, repository } from './repository.mjs';

/** Runs `npm ci` unless what is installed is what the lock file names. */
export async function installPackages({ signal, log }) {
  if (areInstalled()) return;
  log('npm ci');
  try {
    await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], { signal, cwd: repository });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(`npm ci failed: ${adviceOn(error)}, then start again. (${npmReason(error)})`);
  }
}

const adviceOn = ({ lastLines }) =>
  lastLines.includes('ENOSPC')
    ? 'there is no space left on this disk; make some'
    : 'check that this machine reaches its npm registry (npm config get registry)';

const npmReason = ({ lastLines }) => /npm error (code .*)/.exec(lastLines)?.[1] ?? lastLines.split('\n').at(-1);

/** npm writes its own record last, so a half-done installation has none and counts as absent. */
function areInstalled() {
  const record = inRepository('node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(projectNode)) return false;
  const installed = packagesIn(record);
  const wanted = Object.entries(packagesIn(inRepository('package-lock.json'))).filter(([path]) => path.startsWith('node_modules/'));
  return wanted.every(([path, { version, optional }]) => (installed[path] ? installed[path].version === version : optional === true));
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

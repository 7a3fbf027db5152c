// Schemathesis, a tester of HTTP APIs in Python, in a virtual environment of its own below .cache.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../prepare/command.mjs';
import { inRepository } from '../prepare/repository.mjs';

const version = '4.32.5';

/** Installs it once for this checkout. Resolves with the path of its command. */
export async function schemathesis() {
  const home = inRepository('.cache', `schemathesis-${version}`);
  const stamp = join(home, 'installed');
  if (!existsSync(stamp)) await install(home);
  writeFileSync(stamp, version);
  return join(home, 'bin', 'st');
}

async function install(home) {
  rmSync(home, { recursive: true, force: true });
  try {
    await runCommand('python3', ['-m', 'venv', home]);
    await runCommand(join(home, 'bin', 'pip'), ['install', '--quiet', `schemathesis==${version}`]);
  } catch (error) {
    const reason = error instanceof CommandFailed ? error.lastLines : error.message;
    throw new Error(`Schemathesis could not be installed. It needs python3 with venv and pip (Debian: python3-venv).\n${reason}`);
  }
}

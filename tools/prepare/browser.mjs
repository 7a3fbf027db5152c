// The browser for tests: an address in CHROMIUM_PATH, the machine's own, or Debian's package.
import { existsSync } from 'node:fs';
import { CommandFailed, runCommand } from './command.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium, or undefined when there is none. */
export const browserPath = () => [process.env.CHROMIUM_PATH, ...places].find((path) => path && existsSync(path));

/**
 * The path of a Chromium; as root on a Debian it is installed when there is none.
 * @param {{ signal?: AbortSignal, log?: (line: string) => unknown }} [options]
 */
export async function installBrowser({ signal, log = sayAside } = {}) {
  const path = browserPath();
  if (path) return path;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error('No Chromium was found: install it, or set CHROMIUM_PATH to one, and start again.');
  log('installing chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runCommand('apt-get', ['-o', 'Acquire::Check-Valid-Until=false', 'update'], { signal });
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { signal, env });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    throw new Error(
      `Chromium could not be installed: check that this machine reaches its Debian mirror, then start again.\n${error.lastLines}`,
    );
  }
  return browserPath();
}

const sayAside = (line) => process.stderr.write(`${line}\n`);

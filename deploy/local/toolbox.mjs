// The toolbox: one Debian root with every server in it, made once per machine in the user's cache and shared by all clones.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statfsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const here = import.meta.dirname;
const buildScript = join(here, 'build-root.sh');
const neededBytes = 3 * 2 ** 30;

/** The folder of the root that this recipe makes: another recipe has another name, so a changed one builds anew. */
export function toolboxRoot() {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'simmer');
  const recipe = createHash('sha256').update(readFileSync(buildScript)).digest('hex').slice(0, 12);
  return join(cache, `servers-${recipe}`);
}

/**
 * Builds the root if this machine does not have it yet. Resolves with its path.
 * @param {{ log: (step: string) => void, signal?: AbortSignal }} options
 */
export async function ensureToolbox({ log, signal }) {
  const root = toolboxRoot();
  refuseWhereItCannotRun();
  if (existsSync(root)) return root;
  const cache = join(root, '..');
  mkdirSync(cache, { recursive: true });
  const disk = statfsSync(cache);
  if (disk.bavail * disk.bsize < neededBytes) {
    throw new Error(`The servers need 3 GB free under ${cache}: make room there, or set XDG_CACHE_HOME to a folder on a larger disk.`);
  }
  log('building the servers, once for this machine (about two minutes)');
  await build({ cache, root, log, signal });
  return root;
}

function refuseWhereItCannotRun() {
  const otherwise = 'start a Docker engine with Compose, or set SIMMER_NATS_URL, SIMMER_REDIS_URL, SIMMER_MONGO_URL and SIMMER_SMTP_URL.';
  if (process.platform !== 'linux') throw new Error(`The servers can be built on Linux only: ${otherwise}`);
  if (process.getuid?.() !== 0) throw new Error(`The servers need root or Docker: run this as root, ${otherwise}`);
  if (spawnSync('unshare', ['--mount', '--propagation', 'private', 'true']).status !== 0) {
    throw new Error(`This machine does not allow private mounts (unshare --mount): ${otherwise}`);
  }
}

/** flock lets go when its process dies, however it dies; the final rename makes the root appear whole or not at all. */
async function build({ cache, root, log, signal }) {
  const half = `${root}.half`;
  const script = `
    [ ! -e "$2" ] || exit 0
    clean() { rm -rf --one-file-system "$1" "$1.bin" "$1.log"; }
    trap 'clean "$1"' EXIT
    trap 'exit 130' INT TERM
    clean "$1"
    unshare --mount --propagation private sh "$3" "$1" && mv "$1" "$2"`;
  const child = spawn('flock', [join(cache, 'lock'), 'sh', '-c', script, 'sh', half, root, buildScript], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const callOff = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  signal?.addEventListener('abort', callOff);
  /** @type {string[]} */
  const lastWords = [];
  createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('step: ') && log(line.slice(6)));
  createInterface({ input: child.stderr }).on('line', (line) => lastWords.push(line) > 5 && lastWords.shift());
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve));
  signal?.removeEventListener('abort', callOff);
  signal?.throwIfAborted();
  if (code !== 0) {
    throw new Error(
      `The servers could not be built: check that this machine reaches deb.debian.org and proxy.golang.org, then start again. (${lastWords.join(' | ')})`,
    );
  }
}

/** The numeric user and group of an account inside the root, for the ownership of its data. */
export function accountIn(root, user) {
  const line = readFileSync(join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!gid) throw new Error(`${root} has no account called ${user}: remove that folder, and start again.`);
  return { uid: Number(uid), gid: Number(gid) };
}

/** The argument vector that runs a command in the root with `data` as /data. */
export function inRoot(root, data, user, command) {
  return ['unshare', '--mount', '--propagation', 'private', join(here, 'run-in-root.sh'), root, data, user, ...command];
}

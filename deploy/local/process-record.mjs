// What we started, on record: a process id alone may by now belong to somebody else, so its start time is kept with it.
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A process, told apart from another one that has its number later.
 * @typedef {{ pid: number, startedAt?: string, boot: string, root?: string, ports?: Record<string, number>, background?: boolean }} ProcessRecord
 */

/** Start time in clock ticks since boot; undefined when there is no such process or only its zombie is left. */
function startedAt(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined; // the process is gone, which is the answer
  }
}

const bootId = () => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

/**
 * @param {number | undefined} pid
 * @returns {ProcessRecord}
 */
export const identify = (pid) => ({ pid: pid ?? 0, startedAt: pid === undefined ? undefined : startedAt(pid), boot: bootId() });

/**
 * Every process that runs inside `root` with `folder` as its /data: the server's children too, and when the server itself is gone.
 * The number of its mount namespace would not do: the system gives it to the next server, of whatever folder, once it is free.
 */
function familyOf({ root, folder }) {
  const own = identityOf(folder);
  const isMember = (pid) => {
    try {
      return readlinkSync(`/proc/${pid}/root`) === root && identityOf(`/proc/${pid}/root/data`) === own;
    } catch {
      return false; // gone, or a zombie
    }
  };
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter(isMember);
}

function identityOf(folder) {
  const { dev, ino } = statSync(folder);
  return `${dev}:${ino}`;
}

/**
 * @param {ProcessRecord | undefined} record
 * @returns {record is ProcessRecord}
 */
export const isAlive = (record) =>
  record !== undefined && record.boot === bootId() && record.startedAt !== undefined && startedAt(record.pid) === record.startedAt;

export const readRecord = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
export const writeRecord = (file, record) => writeFileSync(file, JSON.stringify(record, null, 2));
export const dropRecord = (file) => rmSync(file, { force: true });

/**
 * Sends the signal and waits until the process is gone; after `patience` milliseconds it is killed.
 * @param {ProcessRecord | undefined} record
 * @param {NodeJS.Signals} signal
 */
export async function end(record, signal, patience = 10_000) {
  const deadline = Date.now() + patience;
  if (isAlive(record)) send(record.pid, signal);
  while (isAlive(record)) {
    if (Date.now() > deadline) send(record.pid, 'SIGKILL');
    await wait(20);
  }
}

/** Ends every process that `folder` has on record under a name that begins so, and drops the records. */
export async function endRecorded(folder, prefix, signal, patience) {
  if (!existsSync(folder)) return;
  const files = readdirSync(folder).filter((name) => name.startsWith(prefix));
  await Promise.all(
    files.map(async (name) => {
      await end(readRecord(join(folder, name)), signal, patience);
      dropRecord(join(folder, name));
    }),
  );
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // it ended between the look and the signal
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends what a server has left behind: backends of a killed PostgreSQL may otherwise hold its memory and keep the next one from starting. */
export async function endFamily({ root, folder }) {
  if (!existsSync(folder)) return;
  await Promise.all(familyOf({ root, folder }).map((pid) => end(identify(pid), 'SIGKILL')));
}

// What we started, on record: a process id alone may by now belong to somebody else, so its start time is kept with it.
import { existsSync, readFileSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

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

export const identify = (pid) => ({ pid, startedAt: startedAt(pid), boot: bootId(), namespace: linkOf(pid, 'ns/mnt') });

function linkOf(pid, name) {
  try {
    return readlinkSync(`/proc/${pid}/${name}`);
  } catch {
    return undefined; // gone, or a zombie
  }
}

/** A server runs in a mount namespace of its own, inside the root: that tells its children, even when the server itself is gone. */
function familyOf({ namespace, boot, root }) {
  if (boot !== bootId()) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name)).map(Number);
  return pids.filter((pid) => linkOf(pid, 'ns/mnt') === namespace && linkOf(pid, 'root') === root);
}

export const isAlive = (record) =>
  record !== undefined && record.boot === bootId() && record.startedAt !== undefined && startedAt(record.pid) === record.startedAt;

export const readRecord = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
export const writeRecord = (file, record) => writeFileSync(file, JSON.stringify(record, null, 2));
export const dropRecord = (file) => rmSync(file, { force: true });

/** Sends the signal and waits until the process is gone; after `patience` milliseconds it is killed. */
export async function end(record, signal, patience = 10_000) {
  const deadline = Date.now() + patience;
  if (isAlive(record)) process.kill(record.pid, signal);
  while (isAlive(record)) {
    if (Date.now() > deadline) process.kill(record.pid, 'SIGKILL');
    await wait(20);
  }
}

/** Ends what a server has left behind: backends of a killed PostgreSQL may otherwise hold its memory and keep the next one from starting. */
export async function endFamily(record) {
  if (!record?.namespace) return;
  const left = familyOf(record).map(identify);
  await Promise.all(left.map((member) => end(member, 'SIGKILL')));
}

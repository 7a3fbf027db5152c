// Runs a tool of ours again where there is no network but loopback: whatever address a test makes up, nothing is ever sent to it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectNode, typescriptFlags } from '../prepare/repository.mjs';

const mark = 'SIMMER_LOOPBACK_ONLY';

/** Whether this process has loopback alone. */
export const isLoopbackOnly = () => process.env[mark] === '1';

/** Runs this command again in a network namespace of its own. Resolves with how that ended. Needs Linux and root. */
export async function runLoopbackOnly() {
  const again = spawn(
    'unshare',
    ['--net', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh', projectNode, ...typescriptFlags, ...process.argv.slice(1)],
    {
      stdio: 'inherit',
      env: { ...process.env, [mark]: '1' },
    },
  );
  // Ctrl-C reaches both: the one inside stops what it has started, and this one waits for it
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => again.kill(name));
  const [code] = await once(again, 'exit');
  return code ?? 1;
}

// Runs one command to its end, quietly; what it said is shown only when it fails.
import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

const remembered = 25;

export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {number | string} code
   * @param {{ stdout: string, stderr: string }} output
   */
  constructor(command, code, output) {
    super(`${command} ended with ${code}`);
    this.output = output;
    this.lastLines = lastLines(output);
  }
}

/**
 * `signal` ends the command and whatever it started. Resolves with its output.
 * @param {string} program
 * @param {readonly string[]} argv
 * @param {{ signal?: AbortSignal, env?: NodeJS.ProcessEnv, cwd?: string }} [options]
 */
export async function runCommand(program, argv, { signal, env = process.env, cwd } = {}) {
  signal?.throwIfAborted();
  const child = spawn(program, argv, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  // the hard way at once: npm would first finish what it does, and nothing half-done here counts as done
  const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL');
  signal?.addEventListener('abort', stop);
  const output = { stdout: '', stderr: '' };
  for (const name of /** @type {const} */ (['stdout', 'stderr']))
    child[name].setEncoding('utf8').on('data', (text) => (output[name] += text));
  try {
    const code = await new Promise((resolve, reject) =>
      child.once('error', reject).once('close', (status, killedBy) => resolve(status ?? killedBy)),
    );
    signal?.throwIfAborted();
    if (code !== 0) throw new CommandFailed([program, ...argv].join(' '), code, output);
    return output.stdout;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

/** Without colours and stack frames: what went wrong, for a person. */
function lastLines({ stdout, stderr }) {
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`).trim().split('\n');
  return lines
    .filter((line) => !/^\s+at /.test(line))
    .slice(-remembered)
    .join('\n');
}

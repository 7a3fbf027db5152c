// Demo content, once for each data folder. What the seed prints (the demo accounts) is kept and shown at every start.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailed, runCommand } from './command.mjs';
import { inRepository, projectNode } from './repository.mjs';

/**
 * Resolves with what a newcomer is told about the demo content.
 * @param {{ dataDir: string, environment: Record<string, string>, signal?: AbortSignal }} place
 */
export async function seedOnce({ dataDir, environment, signal }) {
  const stamp = join(dataDir, 'seeded.txt');
  if (!existsSync(stamp)) {
    try {
      const told = await runCommand(projectNode, [inRepository('dist/apps/dev/seed.js')], {
        signal,
        env: { ...process.env, ...environment },
      });
      writeFileSync(stamp, told);
    } catch (error) {
      if (!(error instanceof CommandFailed)) throw error;
      throw new Error(`The demo content could not be made; npm start -- --fresh begins again.\n${error.lastLines}`);
    }
  }
  return readFileSync(stamp, 'utf8').trimEnd();
}

/**
 * The demo cook's sign-in, out of what the seed tells.
 * @param {string} told
 */
export function accountOf(told) {
  const [, email, password] = /Cook:\s+(\S+)\s+password: (.+)/.exec(told) ?? [];
  if (!email || !password) throw new Error('The seed names no cook: npm start -- --fresh makes the demo content again.');
  return { email, password };
}

// Runs a command as a check: passed when it ends well; its output is the report when it does not.
import { CommandFailed, runCommand } from '../prepare/command.mjs';
import { inRepository, projectNode, repository } from '../prepare/repository.mjs';

export const bin = (name) => inRepository('node_modules', '.bin', name);

/**
 * Runs the project's Node with these arguments; resolves to one passed or one failed check.
 * @param {string[]} argv
 * @param {{ signal?: AbortSignal, env?: NodeJS.ProcessEnv }} [options]
 */
export async function runCheck(argv, { signal, env = {} } = {}) {
  return runProgram(projectNode, argv, { signal, env });
}

/**
 * @param {string} program
 * @param {string[]} argv
 * @param {{ signal?: AbortSignal, env?: NodeJS.ProcessEnv }} [options]
 */
export async function runProgram(program, argv, { signal, env = {} } = {}) {
  try {
    await runCommand(program, argv, { signal, cwd: repository, env: childEnvironment(env) });
    return { passed: 1, failed: 0 };
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return { passed: 0, failed: 1, report: error.lastLines };
  }
}

/** The project's Node first on the path, so that whatever a check starts runs on it too. */
export const childEnvironment = (extra) => ({
  ...process.env,
  NX_DAEMON: 'false',
  PATH: `${inRepository('node_modules', '.bin')}:${process.env.PATH}`,
  ...extra,
});

export const addUp = (results) => ({
  passed: results.reduce((sum, { passed }) => sum + passed, 0),
  failed: results.reduce((sum, { failed }) => sum + failed, 0),
  report: results
    .map(({ report }) => report)
    .filter(Boolean)
    .join('\n'),
});

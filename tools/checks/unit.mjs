// The tiers that Jest runs, and the tests of the tools themselves by Node's own runner.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../prepare/command.mjs';
import { projectNode, repository } from '../prepare/repository.mjs';
import { childEnvironment } from './run-check.mjs';

export const jestCommand = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

/** One of the projects of jest.config.mjs. Tiers on servers run one file after the other: two cores are shared with the servers. */
export const jestTier = (tier) => async ({ env, signal }) => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-jest-'));
  const results = join(folder, 'results.json');
  const workers = tier === 'unit' ? '2' : '1';
  const argv = [...jestCommand, '--selectProjects', tier, '--json', `--outputFile=${results}`, '-w', workers];
  try {
    const failure = await ended(runCommand(projectNode, argv, { signal, cwd: repository, env: childEnvironment(env) }));
    const { numPassedTests, numFailedTests, numFailedTestSuites, numRuntimeErrorTestSuites } = JSON.parse(readFileSync(results, 'utf8'));
    const failed = Math.max(numFailedTests + numRuntimeErrorTestSuites, numFailedTestSuites, failure ? 1 : 0);
    return { passed: numPassedTests, failed, report: failure };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

export async function nodeTests({ env, signal }) {
  const failure = await ended(runCommand(projectNode, ['--test', '--test-reporter=tap', 'tools/**/*.test.mjs'], { signal, cwd: repository, env: childEnvironment(env) }), true);
  const count = (name, otherwise) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(failure)?.[1] ?? otherwise);
  // a run that ended without its counts has failed
  return { passed: count('pass', 0), failed: count('fail', 1) + count('cancelled', 0), report: failure };
}

/** The servers that we build and start ourselves, killed and started again in a data folder of their own. Where others serve, there is nothing of ours to try. */
export async function serverTests({ isNative, signal, log }) {
  if (!isNative) {
    log('not tried: the servers of this data folder are not started from the toolbox');
    return { passed: 0, failed: 0 };
  }
  const said = await ended(runCommand(projectNode, ['deploy/local/self-test.mjs'], { signal, cwd: repository, env: childEnvironment({}) }), true);
  const [, passed = 0, failed = 1] = /^(\d+) passed, (\d+) failed$/m.exec(said) ?? [];
  return { passed: Number(passed), failed: Number(failed), report: said };
}

/** What a command said when it failed; with `always`, also what it said when it did not. */
async function ended(running, always = false) {
  try {
    const output = await running;
    return always ? output : undefined;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return error.lastLines;
  }
}

// The tiers that Jest runs, and the tests of the tools themselves by Node's own runner.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { CommandFailed, runCommand } from '../prepare/command.mjs';
import { inRepository, projectNode, repository, typescriptFlags } from '../prepare/repository.mjs';
import { bin, childEnvironment } from './run-check.mjs';
import { withSecondRun } from './second-run.mjs';

export const jestCommand = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js'];

/** One of the projects of jest.config.mjs. Tiers on servers run one file after the other: two cores are shared with the servers. */
export const jestTier =
  (tier) =>
  async ({ env, signal, log }) => {
    const folder = await temporaryFolder('jest');
    const workers = tier === 'unit' || tier === 'component' ? '2' : '1';
    const runJest = async (files) => {
      const results = join(folder, files ? 'second.json' : 'first.json');
      const which = files ? ['-w', '1', '--runTestsByPath', ...files] : ['-w', workers];
      const argv = [...jestCommand, '--selectProjects', tier, '--json', `--outputFile=${results}`, ...which];
      const failure = await ended(runCommand(projectNode, argv, { signal, cwd: repository, env: childEnvironment(env) }));
      if (!existsSync(results)) throw new Error(`Jest ended without results:\n${failure}`);
      const said = JSON.parse(readFileSync(results, 'utf8'));
      // a run may fail without a failed test, for example when a threshold is missed
      if (failure && said.numFailedTestSuites === 0) throw new Error(`Jest failed without a failed test:\n${failure}`);
      return said;
    };
    try {
      const { passed, failed, testResults, again } = await withSecondRun(runJest);
      for (const file of again) log(`passed on its second run only: ${relative(repository, file)}`);
      return { passed, failed, report: failed > 0 ? failuresOf({ testResults }) : undefined };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

/**
 * The same tier project by project, as Nx keeps it: what has not changed since it passed is not run again. Specs on servers follow each other.
 */
export const keptTier =
  (tier) =>
  async ({ env, signal }) => {
    const folder = inRepository('dist', 'checks', tier);
    rmSync(folder, { recursive: true, force: true });
    const parallel = tier === 'integration' ? '1' : '2';
    const argv = ['run-many', '-t', tier, `--parallel=${parallel}`, '--outputStyle=static'];
    const failure = await ended(runCommand(bin('nx'), argv, { signal, cwd: repository, env: childEnvironment(env) }));
    const said = existsSync(folder) ? readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))) : [];
    const passed = said.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
    const failed = said.reduce(
      (sum, one) => sum + Math.max(one.numFailedTests + one.numRuntimeErrorTestSuites, one.numFailedTestSuites),
      0,
    );
    const report = said.map(failuresOf).filter(Boolean).join('\n') || failure;
    return { passed, failed: failure ? Math.max(failed, 1) : failed, report: failure && report };
  };

const FIRST_CHARACTERS = 1_500;

/** Every failure of a run with the beginning of its message: the last lines alone would show one of many. */
const failuresOf = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      const said = failed.map(({ fullName, failureMessages }) => `  ${fullName}\n${(failureMessages[0] ?? '').slice(0, FIRST_CHARACTERS)}`);
      return [relative(repository, name), ...(said.length > 0 ? said : [message.slice(0, FIRST_CHARACTERS)])].join('\n');
    })
    .join('\n');

export async function nodeTests({ env, signal }) {
  const output = await runCommand(projectNode, [...typescriptFlags, '--test', '--test-reporter=tap', 'tools/**/*.test.mjs'], {
    signal,
    cwd: repository,
    env: childEnvironment(env),
  }).catch((error) => {
    if (!(error instanceof CommandFailed)) throw error;
    return error.output.stdout || error.lastLines;
  });
  const count = (name, otherwise) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? otherwise);
  // a run that ended without its counts has failed
  return {
    passed: count('pass', 0),
    failed: count('fail', 1) + count('cancelled', 0),
    report: failedSubtests(output) || output.slice(-FIRST_CHARACTERS),
  };
}

/** Every failed test of a TAP report with its place and its first error lines, however many passed after it. */
const failedSubtests = (tap) =>
  [...tap.matchAll(/^ *not ok \d+ - .*\n(?: {2,}.*\n)*/gm)]
    .map(([block]) => block)
    .filter((block) => !block.includes("'subtestsFailed'"))
    .map((block) => block.slice(0, FIRST_CHARACTERS))
    .join('\n');

/** The servers that we build and start ourselves, killed and started again in a data folder of their own. Where others serve, there is nothing of ours to try. */
export async function serverTests({ isNative, signal, log }) {
  if (!isNative) {
    log('not tried: the servers of this data folder are not started from the toolbox');
    return { passed: 0, failed: 0 };
  }
  const said = await ended(
    runCommand(projectNode, ['deploy/local/self-test.mjs'], { signal, cwd: repository, env: childEnvironment({}) }),
    true,
  );
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

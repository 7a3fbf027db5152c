// Browser journeys: the built web app against the built product, in headless Chromium.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../deploy/local/temporary-folder.mjs';
import { CommandFailed, runCommand } from '../prepare/command.mjs';
import { projectNode, repository } from '../prepare/repository.mjs';
import { childEnvironment } from './run-check.mjs';

export async function browserTests({ env, signal, log }) {
  const folder = await temporaryFolder('browser');
  const results = join(folder, 'results.json');
  let report;
  try {
    const argv = ['node_modules/@playwright/test/cli.js', 'test', '-c', 'apps/e2e/playwright.config.ts', '--reporter=json,line'];
    await runCommand(projectNode, argv, {
      signal,
      cwd: repository,
      env: childEnvironment({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: results }),
    });
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    report = error.lastLines;
  }
  try {
    const { stats, suites } = JSON.parse(readFileSync(results, 'utf8'));
    for (const title of titlesOf(suites, 'flaky')) log(`passed on its second run only: ${title}`);
    return { passed: stats.expected + stats.flaky, failed: Math.max(stats.unexpected, report ? 1 : 0), report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The specs with this outcome, each with the file that it stands in. */
function titlesOf(suites, outcome) {
  return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === outcome)).map(({ title }) => `${file}: ${title}`),
    ...titlesOf(inner, outcome),
  ]);
}

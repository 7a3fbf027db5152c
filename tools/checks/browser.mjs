// Browser journeys: the built web app against the built product, in headless Chromium.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommandFailed, runCommand } from '../prepare/command.mjs';
import { projectNode, repository } from '../prepare/repository.mjs';
import { childEnvironment } from './run-check.mjs';

export async function browserTests({ env, signal }) {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-browser-'));
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
    const { stats } = JSON.parse(readFileSync(results, 'utf8'));
    const failed = stats.unexpected + stats.flaky;
    return { passed: stats.expected, failed: Math.max(failed, report ? 1 : 0), report };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

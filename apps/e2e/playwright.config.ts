import { defineConfig } from '@playwright/test';
import { browserPath } from '../../tools/prepare/browser.mjs';

/** One worker: two cores are shared with the product and its servers. */
export default defineConfig({
  testDir: 'src/web',
  workers: 1,
  // as in the other tiers: what passes only on its second run is named (tools/checks/second-run.mjs)
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../dist/e2e',
  use: {
    // it would answer in place of what a test puts in the way of a request; service-worker.spec.ts is about it
    serviceWorkers: 'block',
    // a menu that is still moving cannot be pressed, and on a slow machine it moves for long
    contextOptions: { reducedMotion: 'reduce' },
    // no film: the states of the page and one picture of its end tell enough
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});

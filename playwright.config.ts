import { defineConfig } from '@playwright/test'
import { findChromium, quietFlags } from './scripts/lib/chromium.mjs'
import type { WorkerOptions } from '#tests/support/browser.ts'

/** Tests in a browser: `npx playwright test`, on the built site (`dist`, or DIST_DIR). */
export default defineConfig<object, WorkerOptions>({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/template.ts',
  // Emptied at the start of a run: the counts of the other tests lie beside it.
  outputDir: 'test-results/browser',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // A file stays on one worker, and its academy is opened once: a site and a browser cost as much as three tests.
  fullyParallel: false,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // They end a test that hangs; a busy machine needs most of a minute for the longest story.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    // Pages that fade into each other take a third of a run; the stories of first visits and of the search have it on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: quietFlags,
    },
  },
  projects: process.env.QUICK_TESTS
    ? // The main journeys; `npm run test:whole` takes the others.
      [{ name: 'sqlite', use: { kind: 'sqlite' }, grep: /@journey/ }]
    : [
        { name: 'sqlite', use: { kind: 'sqlite' } },
        // The journeys that write, once more on a real server, which each worker would have to start for itself.
        { name: 'postgres', use: { kind: 'postgres' }, grep: /@postgres/, workers: 1 },
      ],
})

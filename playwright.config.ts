import { defineConfig } from '@playwright/test'
import { person, testLaunchOptions } from './scripts/lib/chromium.mjs'
import type { WorkerFixtures } from './scripts/e2e/fixtures.ts'
import { nginxPlace } from './scripts/lib/programs/nginx.mjs'
import { keepTemporaryFilesInMemory } from './scripts/lib/temporary-files.mjs'

keepTemporaryFilesInMemory()

// The project `nginx` runs over TLS: the journey through all areas, the cookies of the session, and what the page's content policy allows.
// scripts/serve/both-servers.test.ts holds the headers of both servers to one table. A machine without nginx skips the project, and
// `npm test` says so.
const onBoth = ['host/e2e/{debug-console,session-cookies}.spec.ts']
/** These tests expect the same of both servers, so they run on that of production alone. */
const onOne = ['host/e2e/{journey,script-digests}.spec.ts']
/** Each file of the commands takes one worker for a minute or two. These files start early, so that no worker is idle at the end. */
const ofCommands = 'scripts/{guides,pipelines,commands/*}/e2e/*.spec.ts'
/** A test of media waits for its video to play. Two at a time leave a worker to other tests, which need the processor. */
const ofMedia = 'remote-player/e2e/*.spec.ts'
const ofPages = '*/e2e/**/*.spec.ts'
/** The journey in other engines. One at a time, as each starts a whole browser, which would slow down the pages of the others. */
const ofEngines = 'scripts/checks/engines/e2e/*.spec.ts'
const behindNginx = {
  name: 'nginx',
  testMatch: [...onBoth, ...onOne],
  // Each worker starts an nginx and an app of its own, which takes as long as most of these tests.
  workers: 1,
  use: { server: 'nginx', ignoreHTTPSErrors: true } as const,
}

export default defineConfig<object, WorkerFixtures>({
  globalSetup: './scripts/e2e/global-setup.ts',
  testDir: '.',
  outputDir: '.cache/e2e',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // A busy machine is several times slower. What must be quick is measured by the test itself.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: {
    ...person,
    // A dialog that is still growing moves away under a click. A test of an animation allows it by `page.emulateMedia`.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each test costs a seventh of the suite's time: `--trace on` makes one. A failure leaves its error, page and screenshot.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: testLaunchOptions(),
  },
  projects: [
    { name: 'media', testMatch: ofMedia, workers: 2 },
    { name: 'commands', testMatch: ofCommands },
    { name: 'engines', testMatch: ofEngines, workers: 1 },
    ...(nginxPlace() ? [behindNginx] : []),
    { name: 'app', testMatch: ofPages, testIgnore: [ofMedia, ofCommands, ofEngines, ...(nginxPlace() ? onOne : [])] },
  ],
})

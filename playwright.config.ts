import { defineConfig } from '@playwright/test'
import { launchOptions, person } from './scripts/browser/chromium.mjs'
import type { WorkerFixtures } from './scripts/e2e/fixtures.ts'
import { nginxPlace } from './scripts/test/nginx.mjs'

// What a learner does in each area, and what a page must keep to itself, behind the server of production. Without one `npm test`
// fails and says so.
const behindNginx = {
  name: 'nginx',
  testMatch: [
    'host/e2e/{debug-console,guards,journey,script-digests,secrets,session,shell}.spec.ts',
    'remote-*/e2e/{browse,lesson,payment,my-courses}.spec.ts',
  ],
  use: { server: 'nginx', ignoreHTTPSErrors: true } as const,
}

export default defineConfig<object, WorkerFixtures>({
  testDir: '.',
  testMatch: ['*/e2e/**/*.spec.ts', 'scripts/*/e2e/*.spec.ts'],
  outputDir: '.cache/e2e',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/e2e-report.json' }]],
  use: { ...person, trace: 'retain-on-failure', launchOptions: launchOptions() },
  projects: [{ name: 'app' }, ...(nginxPlace() ? [behindNginx] : [])],
})

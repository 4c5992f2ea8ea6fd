import { defineConfig } from '@playwright/test'
import { launchOptions, person } from './scripts/browser/chromium.mjs'

export default defineConfig({
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
})

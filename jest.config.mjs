import { keepTemporaryFilesInMemory } from './scripts/lib/temporary-files.mjs'

keepTemporaryFilesInMemory()
// Learners are in China: a time that a test expects is Chinese time, on any machine.
process.env.TZ = 'Asia/Shanghai'
// The test of a page makes many short-lived objects. With V8's default of 16 MB, garbage collection takes more than a tenth of the time.
process.execArgv.push('--max-semi-space-size=64')

/** @type {import('@swc/core').Options} */
const swc = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', development: true } },
  },
  sourceMaps: 'inline',
}

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/scripts/jest/browser-environment.cjs',
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/e2e/', '/\\.(store|cache|data)/', '<rootDir>/sandbox/media/'],
  modulePathIgnorePatterns: ['/\\.(store|cache|data)/'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/setup.cjs'],
  transform: { '\\.(tsx?|m?jsx?)$': ['@swc/jest', swc] },
  // Libraries that ship ES modules keep them in es/, esm/ or *.mjs, wherever pnpm puts the library; @noble's are nothing else.
  transformIgnorePatterns: ['/node_modules/(?!(?:.*/)?(?:es|esm|@noble)/|.*\\.mjs$)'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/jest/css-module.cjs',
    '\\.(svg|png|webp|jpg)$': '<rootDir>/scripts/jest/asset.cjs',
  },
  // One worker less than cores, the default, leaves half of a small machine idle.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/scripts/jest/long-files-first.cjs',
  testTimeout: 60_000,
  restoreMocks: true,
  watchman: false,
}

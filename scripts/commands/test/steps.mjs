import { existsSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'
import { countJest, countPlaywright } from './counts.mjs'

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {{ name: string, command: string[], env?: Record<string, string>, count?: () => Count | null }} Step */
/** Lanes run in parallel, the steps of a lane in sequence. The first has the unit tests. The browser tests run alone: they measure time. */
/** @typedef {{ lanes: Step[][], alone: Step[] }} Plan */

const jestReport = ['--json', '--outputFile=.cache/jest-report.json']

/** For type checkers in Go: each thread would compute common types again, and the default GOGC collects garbage too often. */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' }

/** @type {Plan} */
export const everything = {
  lanes: [
    [{ name: 'unit tests', command: ['jest', ...jestReport, '--silent'], count: countJest }],
    [
      { name: 'types', command: ['npm', 'run', '--silent', 'check:types'], env: oneThread },
      { name: 'lint', command: ['oxlint'], env: oneThread },
      { name: 'boundaries', command: ['npm', 'run', '--silent', 'check:boundaries'] },
      { name: 'unused code', command: ['knip'] },
      { name: 'description of the API', command: ['tsx', 'scripts/checks/openapi/main.ts'] },
      { name: 'builds', command: ['tsx', 'scripts/build/main.ts'] },
      { name: 'browsers', command: ['tsx', 'scripts/checks/browser-support/main.ts'] },
      { name: 'budgets', command: ['tsx', 'scripts/checks/budgets.ts'] },
    ],
  ],
  alone: [{ name: 'browser tests', command: ['playwright', 'test'], count: countPlaywright }],
}

/**
 * The checks of a release of the given folders, and their browser tests. TypeScript must be registered.
 * @param {string[]} folders
 * @returns {Promise<Plan>}
 */
export async function stepsOf(folders) {
  const { checksOf } = await import('../../lib/area-checks.ts')
  const checks = checksOf(folders, jestReport).map((check) => (check.name === 'unit tests' ? { ...check, count: countJest } : check))
  const tried = folders.map((folder) => `${folder}/e2e/`).filter((folder) => existsSync(path.join(root, folder)))
  const unit = checks.filter(({ name }) => name === 'unit tests')
  const others = checks.filter((check) => !unit.includes(check))
  if (tried.length === 0) return { lanes: [unit, others], alone: [] }
  const builds = { name: 'builds of what changed', command: ['tsx', 'scripts/build/main.ts'] }
  const browser = { name: 'browser tests', command: ['playwright', 'test', ...tried], count: countPlaywright }
  return { lanes: [unit, [...others, builds]], alone: [browser] }
}

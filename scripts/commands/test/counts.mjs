import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../lib/paths.mjs'

/** Reads a report and removes the file, so that the next run cannot read an old report. @param {string} name */
function readReport(name) {
  const file = path.join(root, '.cache', name)
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return report
}

export function countJest() {
  const report = readReport('jest-report.json')
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites }
}

export function countPlaywright() {
  const stats = readReport('e2e-report.json')?.stats
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

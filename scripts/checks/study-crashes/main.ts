import process from 'node:process'
import { startApp } from '../../e2e/app-process.ts'
import { buildSources } from '../../e2e/build-sources.ts'
import { type ApiState, type Crash, tryCrash } from './try-crash.ts'

// Measures the study time that a learner loses when Chromium is killed during a lesson (docs/decisions/050-study-reports.md).

const states: ApiState[] = ['up', '503', 'hanging', '401']
const crashes: Crash[] = ['browser', 'tab', 'power']
/** The most seconds that a crash may lose. */
const limit = 5

await buildSources(console.log)
const app = await startApp()
let worst = 0
console.log('| report answered by | crash of | s played | s kept | s lost |\n|---|---|--:|--:|--:|')
try {
  for (const [row, api] of states.entries()) {
    for (const [column, crash] of crashes.entries()) {
      // Each crash comes at a different moment, so that some come just before a write.
      const { played, kept } = await tryCrash(app.url, api, crash, 18 + ((row * crashes.length + column) * 1.3) % 4)
      worst = Math.max(worst, played - kept)
      console.log(`| ${api} | ${crash} | ${[played, kept, played - kept].map((seconds) => seconds.toFixed(1)).join(' | ')} |`)
    }
  }
} finally {
  await app.stop()
}
console.log(worst <= limit ? `✓ at most ${worst.toFixed(1)} s are lost` : `✗ ${worst.toFixed(1)} s are lost, more than ${limit}`)
process.exitCode = worst <= limit ? 0 : 1

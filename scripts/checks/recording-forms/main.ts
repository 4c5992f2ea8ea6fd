import process from 'node:process'
import type { CourseDetail, Lesson } from '@xhkt/contract'
import { startApp } from '../../e2e/app-process.ts'
import { buildSources } from '../../e2e/build-sources.ts'
import { ensureEngines, enginesHere } from '../../lib/programs/engines.mjs'
import type { Driver } from '../engines/driver.ts'
import { startEngine } from '../engines/engines.ts'
import { type Content, type Outcome, tryForm } from './try-form.ts'

// Plays each lesson of the course 各种格式 to its end in each engine, and prints what a learner gets as a table. The machine's own build
// of an engine may lack a codec that its learners have.

const COURSE_ID = '1060'
const columns = ['chromium-86', 'chromium', 'firefox', 'webkit']

process.env.XHKT_ENGINES = 'all'
const missing = (await ensureEngines()).filter((name) => columns.includes(name))
await buildSources(console.log)
const app = await startApp()

const contentOf = (title: string): Content => ({
  hasPicture: !title.includes('只有声音'),
  hasGap: title === '两条线路都缺一段',
  hasCaptions: title.includes('字幕'),
})

async function lessonsOf(url: string) {
  const answer = await fetch(`${url}/v1/course/detail?course_id=${COURSE_ID}`)
  const { data } = (await answer.json()) as { data: CourseDetail }
  return data.chapters.flatMap(({ lessons }) => lessons)
}

/** The outcome of each lesson in one engine, in the order of the lessons. */
async function tryAll(start: () => Promise<Driver>, lessons: readonly Lesson[]): Promise<Outcome[]> {
  const driver = await start()
  const outcomes: Outcome[] = []
  try {
    for (const { section_id, title } of lessons) {
      const url = `${app.url}/live?course_id=${COURSE_ID}&section_id=${section_id}`
      // A browser that has crashed fails the forms that follow, and the table still shows the others.
      const failed = (error: unknown): Outcome => ({ kind: 'fault', detail: String(error) })
      outcomes.push(await tryForm(driver, url, contentOf(title)).catch(failed))
    }
  } finally {
    await driver.close()
  }
  return outcomes
}

const textOf = ({ kind, detail }: Outcome): string => (detail ? `${kind}: ${detail}` : kind)

const engines = columns.filter((name) => enginesHere().includes(name))
let faults = 0
try {
  const lessons = await lessonsOf(app.url)
  const table = new Map<string, Outcome[]>()
  for (const [engine, start] of Object.entries(startEngine)) {
    if (!engines.includes(engine)) continue
    console.log(`Playing ${lessons.length} lessons in ${engine} …`)
    table.set(engine, await tryAll(start, lessons))
  }
  console.log(`| form | ${engines.join(' | ')} |\n|---|${'---|'.repeat(engines.length)}`)
  for (const [row, { title }] of lessons.entries()) {
    const outcomes = engines.flatMap((engine) => table.get(engine)?.[row] ?? [])
    faults += outcomes.filter(({ kind }) => kind === 'fault').length
    console.log(`| ${title} | ${outcomes.map(textOf).join(' | ')} |`)
  }
} finally {
  await app.stop()
}
if (missing.length > 0) console.log(`Not tried, as it is not installed: ${missing.join(', ')}`)
console.log(faults === 0 ? '✓ each form plays, or the page says that this browser lacks the codec' : `✗ ${faults} faults`)
process.exitCode = faults === 0 ? 0 : 1

import { Refusal } from '@xhkt/release/refusal'
import type { Run } from './command.ts'
import { bucketPlace, folderPlace, type Place } from './drill/places.ts'
import { type Start, startOfDrill } from './drill/releases.ts'
import { type Result, runDrill } from './drill/run-drill.ts'
import { table } from './table.ts'

const titles = ['', 'disaster', 'store', 'files', 'time', 'repaired by']

/** Consecutive commands of the same name as one, such as `publish …` of six releases. */
const shortened = (typed: string[]): string => {
  const names = typed.map((command) => (command.startsWith('publish ') ? 'publish' : command))
  return names.filter((name, index) => name !== names[index - 1]).join(', ')
}

const rowOf = ({ disaster, store, typed, files, milliseconds, problems }: Result): string[] => [
  problems.length > 0 ? '✗' : '✓',
  disaster,
  store,
  String(files),
  `${(milliseconds / 1_000).toFixed(1)} s`,
  shortened(typed),
]

/** Makes every disaster of the runbook in stores of its own, repairs each by the operator's commands, and compares the bytes. */
export const drillCommand: Run = async ({ options, runCommand }) => {
  if (options.store !== undefined) throw new Refusal('usage', 'drill makes stores of its own: it takes no --store')
  const starts: Start[] = []
  const results: Result[] = []
  const at = async (place: Place | null): Promise<void> => {
    if (!place) return
    try {
      for (const start of starts) results.push(...(await runDrill(start, { place, runCommand })))
    } finally {
      await place.close()
    }
  }
  try {
    for (const rights of [false, true]) starts.push(await startOfDrill({ rights }))
    await at(await folderPlace())
    await at(await bucketPlace())
  } finally {
    for (const start of starts) await start.close()
  }
  const failed = results.filter(({ problems }) => problems.length > 0)
  const lines = [
    ...table(titles, results.map(rowOf)),
    ...(results.some(({ store }) => store.startsWith('bucket')) ? [] : ['There is no S3 server on this machine, so no bucket was drilled']),
    ...failed.flatMap(({ disaster, store, problems }) => [`✗ ${disaster} (${store})`, ...problems.map((problem) => `  · ${problem}`)]),
  ]
  return { lines, data: { results }, ...(failed.length > 0 && { exit: 'broken' }) }
}

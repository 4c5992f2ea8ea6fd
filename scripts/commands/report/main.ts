import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contractMajor } from '@xhkt/contract/federation/contract-majors'
import { root } from '../../lib/paths.mjs'
import { ContractGap } from './openapi/document.ts'
import { reports } from './reports.ts'

function refuse(...lines: string[]): void {
  for (const line of [...lines, 'Nothing was written.']) console.error(line)
  process.exitCode = 1
}

async function writeReports(): Promise<void> {
  // Arguments: names of folders of `shared`, to report the exports of these folders only.
  const folders = process.argv.slice(2)
  const all = await reports(folders.length > 0 ? folders : undefined)
  const breaks = all.flatMap((report) => report.breaks)
  if (breaks.length > 0) {
    const remedy = 'Undo the break, or raise the major: docs/runbook/reference.md#raise-a-contract-major.'
    refuse(`The sources break contract major ${contractMajor}:`, ...breaks.map((problem) => `  · ${problem}`), remedy)
    return
  }
  for (const { file, text, committed } of all.filter((report) => report.text !== report.committed)) {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true })
    await writeFile(path.join(root, file), text)
    console.log(`${committed === null ? 'Made' : 'Changed'} ${file}`)
  }
}

await writeReports().catch((error: unknown) => {
  if (!(error instanceof ContractGap)) throw error
  refuse(error.message)
})

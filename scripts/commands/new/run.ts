import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { root } from '../../lib/paths.mjs'
import { changesFor } from './changes-for.ts'
import { help, readRequest } from './request.ts'

/** Of `shared`, only the contract has changed. */
const report = ['--import', 'tsx', 'scripts/commands/report/main.ts', 'contract']

const list = (what: string, files: string[]): string[] => (files.length > 0 ? [what, ...files.map((file) => `  ${file}`)] : [])

/** Writes what the command line asks for, and the reports and tables that follow from it; or nothing. */
export function run(args: string[]): void {
  const request = readRequest(args)
  if (!request) {
    console.log(help)
    return
  }
  const { changes, next } = changesFor(root, request)
  const { created, changed } = changes.files()
  const takeBack = changes.write()
  try {
    execFileSync(process.execPath, report, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    takeBack()
    throw error
  }
  console.log([...list('Made', created), ...list('Changed, beside reports and tables', changed), '', ...next].join('\n'))
}

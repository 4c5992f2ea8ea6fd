import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { root } from '../../lib/paths.mjs'
import { changesFor } from './changes-for.ts'
import { help, readRequest } from './request.ts'

/** Reports the contract only, because nothing else of `shared` has changed. */
const report = ['--import', 'tsx', 'scripts/commands/report/main.ts', 'contract']

const list = (what: string, files: string[]): string[] => (files.length > 0 ? [what, ...files.map((file) => `  ${file}`)] : [])

/** Writes what the command line asks for, with the reports and tables derived from it. If a report fails, nothing remains written. */
export function run(args: string[]): void {
  const request = readRequest(args)
  if (!request) {
    console.log(help)
    return
  }
  const { changes, next } = changesFor(root, request)
  const { created, changed } = changes.files()
  const undo = changes.write()
  try {
    execFileSync(process.execPath, report, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    undo()
    throw error
  }
  console.log([...list('Made', created), ...list('Changed, beside reports and tables', changed), '', ...next].join('\n'))
}

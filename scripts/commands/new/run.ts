import { root } from '../../lib/paths.mjs'
import { changesFor } from './changes-for.ts'
import { help, readRequest } from './request.ts'

const list = (what: string, files: string[]): string[] => (files.length > 0 ? [what, ...files.map((file) => `  ${file}`)] : [])

/** Writes what the command line asks for. The reports come later, once the fields are filled in: their types take some seconds. */
export function run(args: string[]): void {
  const request = readRequest(args)
  if (!request) {
    console.log(help)
    return
  }
  const { changes, next } = changesFor(root, request)
  const { created, changed } = changes.files()
  changes.write()
  console.log([...list('Made', created), ...list('Changed', changed), '', ...next].join('\n'))
}

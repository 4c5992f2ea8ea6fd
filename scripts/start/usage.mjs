import { parseArgs } from 'node:util'
import { Complaint } from './preflight.mjs'

/** A command that was called wrongly: exit code 2, as everywhere in this project. */
export class Misuse extends Complaint {}

/**
 * What stands behind a command, which takes nothing but names and `--help`.
 * @param {string[]} args
 * @param {string} command as somebody types it
 */
export function readArgs(args, command) {
  try {
    const { values, positionals } = parseArgs({ args, options: { help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
    return { help: values.help ?? false, names: positionals }
  } catch (error) {
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new Misuse(`${what}. ${command} -- --help tells what it takes.`)
  }
}

import { parseArgs } from 'node:util'
import { Complaint } from './preflight.mjs'

/** A command that was called wrongly: exit code 2, as everywhere in this project. */
export class Misuse extends Complaint {}

/**
 * What stands behind a command: names, its own options and `--help`. Throws a Misuse.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {string} command as somebody types it
 * @param {Options} options
 */
export function readArgs(args, command, options) {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
  } catch (error) {
    // Node explains more about an unknown option than anyone asked.
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new Misuse(`${what}. ${command} -- --help tells what it takes.`)
  }
}

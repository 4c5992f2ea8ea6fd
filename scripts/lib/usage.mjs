import { parseArgs } from 'node:util'
import { Complaint } from './preflight.mjs'

/** Wrong usage of a command: exit code 2, as in every command of this project. */
export class Misuse extends Complaint {}

/**
 * Parses the arguments of a command: names, its own options and `--help`. Throws a Misuse.
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} Options
 * @param {string[]} args
 * @param {string} command the command line, for messages
 * @param {Options} options
 */
export function readArgs(args, command, options) {
  try {
    return parseArgs({ args, options: { ...options, help: { type: 'boolean', short: 'h' } }, allowPositionals: true })
  } catch (error) {
    // Only the first sentence of Node's message is about the option.
    const [what] = (error instanceof Error ? error.message : String(error)).split('. ')
    throw new Misuse(`${what}. ${command} -- --help tells what it takes.`)
  }
}

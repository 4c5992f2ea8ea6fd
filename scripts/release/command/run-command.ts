import { parseArgs } from 'node:util'
import { Refusal } from '../refusal.ts'
import { openStore } from '../store/open-store.ts'
import { withoutWrites } from '../store/without-writes.ts'
import { type Command, isOwner, type Options, optionTypes, type Outcome } from './command.ts'
import { commands } from './commands.ts'
import { exitCodes, isParseError, kindOf } from './exit-codes.ts'
import { generalHelp, helpOf } from './help.ts'

/** Where the two streams of a process go. */
export interface Terminal {
  out: (line: string) => void
  err: (line: string) => void
}

interface Chosen {
  name: string
  command: Command
  operands: string[]
}

/** An area in the place of a command means all of the steps. */
function choose(words: string[]): Chosen {
  const [first, ...others] = words
  const name = isOwner(first) ? 'release' : (first ?? '')
  const command = commands[name]
  if (!command) throw new Refusal('usage', first ? `There is no command ${first}` : 'Name an area or a command')
  return { name, command, operands: isOwner(first) ? words : others }
}

function refuseForeignOptions({ name, command }: Chosen, options: Options): void {
  const taken = new Set<string>(['store', 'json', 'help', ...command.options])
  const foreign = Object.keys(options).find((option) => !taken.has(option))
  if (foreign) throw new Refusal('usage', `${name} takes no --${foreign}`)
}

async function perform(args: string[], say: (line: string) => void): Promise<Outcome & { name: string }> {
  const { values, positionals } = parseArgs({ args, options: optionTypes, allowPositionals: true, strict: true })
  if (values.help && positionals.length === 0) return { name: 'help', lines: generalHelp(), data: {} }
  const chosen = choose(positionals)
  if (values.help) return { name: chosen.name, lines: helpOf(chosen.name, chosen.command), data: {} }
  refuseForeignOptions(chosen, values)
  const opened = await openStore(values.store)
  const store = values['dry-run'] ? withoutWrites(opened) : opened
  const run = await chosen.command.load()
  const outcome = await run({ store, operands: chosen.operands, options: values, say })
  return { name: chosen.name, ...outcome }
}

/** Node explains more about an unknown option than anyone asked. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return isParseError(error) ? (text.split('. ')[0] ?? text) : text
}

/** Runs one command line; gives its exit code. With `--json` standard output is one document and progress goes beside it. */
export async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  const json = args.includes('--json')
  try {
    const { name, lines, data, exit = 'ok' } = await perform(args, json ? terminal.err : terminal.out)
    if (json) terminal.out(JSON.stringify({ ok: true, command: name, ...data }))
    else for (const line of lines) terminal.out(line)
    return exitCodes[exit]
  } catch (error) {
    const kind = kindOf(error)
    const message = messageOf(error)
    const problems = error instanceof Refusal ? error.problems.filter(Boolean) : []
    if (json) terminal.out(JSON.stringify({ ok: false, exit: exitCodes[kind], kind, message, problems }))
    terminal.err(`✗ ${message}${problems.map((problem) => `\n  · ${problem}`).join('')}`)
    if (kind === 'usage') terminal.err('  release --help lists the commands')
    if (kind === 'unexpected' && error instanceof Error && error.stack) terminal.err(error.stack)
    return exitCodes[kind]
  }
}

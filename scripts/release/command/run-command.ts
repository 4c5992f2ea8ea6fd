import { owners } from '@xhkt/contract/federation/areas'
import { readArgs } from '../../start/usage.mjs'
import { Refusal } from '../refusal.ts'
import { openStore } from '../store/open-store.ts'
import { withoutWrites } from '../store/without-writes.ts'
import { type Command, isOwner, type Options, optionTypes, type Outcome } from './command.ts'
import { commands } from './commands.ts'
import { exitCodes, kindOf } from './exit-codes.ts'
import { generalHelp, helpOf } from './help.ts'

const typed = 'npm run release'

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
  if (!command) {
    const choice = [`Areas: ${owners.join(', ')}`, `Commands: ${Object.keys(commands).join(', ')}`]
    throw new Refusal('usage', first ? `There is no area and no command ${first}` : 'Name an area or a command', choice)
  }
  return { name, command, operands: isOwner(first) ? words : others }
}

function refuseForeign({ name, command, operands }: Chosen, options: Options): void {
  const surplus = operands[command.operands.split(' ').filter(Boolean).length]
  if (surplus !== undefined) throw new Refusal('usage', `${`${name} ${command.operands}`.trim()} takes no ${surplus} beside that`)
  const taken = new Set<string>(['store', 'json', 'help', ...command.options])
  const foreign = Object.keys(options).find((option) => !taken.has(option))
  if (foreign) throw new Refusal('usage', `${name} takes no --${foreign}`)
}

async function perform(args: string[], say: (line: string) => void): Promise<Outcome & { name: string }> {
  const { values, positionals } = readArgs(args, typed, optionTypes)
  if (values.help && positionals.length === 0) return { name: 'help', lines: generalHelp(), data: {} }
  const chosen = choose(positionals)
  if (values.help) return { name: chosen.name, lines: helpOf(chosen.name, chosen.command), data: {} }
  refuseForeign(chosen, values)
  const opened = await openStore(values.store)
  const store = values['dry-run'] ? withoutWrites(opened) : opened
  const run = await chosen.command.load()
  const outcome = await run({ store, operands: chosen.operands, options: values, say })
  return { name: chosen.name, ...outcome }
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
    const message = error instanceof Error ? error.message : String(error)
    const problems = error instanceof Refusal ? error.problems.filter(Boolean) : []
    if (json) terminal.out(JSON.stringify({ ok: false, exit: exitCodes[kind], kind, message, problems }))
    terminal.err(`✗ ${message}${problems.map((problem) => `\n  · ${problem}`).join('')}`)
    if (error instanceof Refusal && kind === 'usage') terminal.err(`  ${typed} -- --help lists the commands`)
    if (kind === 'unexpected' && error instanceof Error && error.stack) terminal.err(error.stack)
    return exitCodes[kind]
  }
}

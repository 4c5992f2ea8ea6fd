import { owners } from '@xhkt/contract/federation/areas'
import { Refusal } from '@xhkt/release/refusal'
import { openStore } from '@xhkt/release/store/open-store'
import { withoutWrites } from '@xhkt/release/store/without-writes'
import { root, storeDir } from '../../lib/paths.mjs'
import { readArgs } from '../../lib/usage.mjs'
import { type Command, isOwner, type Options, optionTypes, type Outcome, refuseBadNames } from './command.ts'
import { commands } from './commands.ts'
import { exitCodes, exitKind } from './exit-codes.ts'
import { generalHelp, helpOf } from './help.ts'

const commandLine = 'npm run release'

/** The two output streams of a process. */
export interface Terminal {
  out: (line: string) => void
  err: (line: string) => void
}

interface Chosen {
  name: string
  command: Command
  operands: string[]
}

/** The command of a command line. The name of an area alone stands for the command `release`. */
function choose(words: string[]): Chosen {
  const [first, ...others] = words
  const name = isOwner(first) ? 'release' : (first ?? '')
  const command = commands[name]
  if (!command) {
    const choice = [`Areas: ${owners.join(', ')}`, `Commands: ${Object.keys(commands).join(', ')}`]
    throw new Refusal('usage', first ? `There is no area or command ${first}` : 'Name an area or a command', choice)
  }
  return { name, command, operands: isOwner(first) ? words : others }
}

function refuseUnknown({ name, command, operands }: Chosen, options: Options): void {
  const isList = command.operands.endsWith('…')
  const surplus = isList ? undefined : operands[command.operands.split(' ').filter(Boolean).length]
  if (surplus !== undefined) throw new Refusal('usage', `${`${name} ${command.operands}`.trim()} takes no ${surplus}`)
  const taken = new Set<string>(['store', 'json', 'help', ...command.options])
  const unknown = Object.keys(options).find((option) => !taken.has(option))
  if (unknown) throw new Refusal('usage', `${name} takes no --${unknown}`)
}

/** Runs a command line for another command. */
async function runQuietly(args: string[]): Promise<{ exit: number; lines: string[] }> {
  const lines: string[] = []
  const add = (line: string): void => void lines.push(line)
  const exit = await runCommand(args, { out: add, err: add })
  return { exit, lines }
}

async function perform(args: string[], say: (line: string) => void): Promise<Outcome & { name: string }> {
  const { values, positionals } = readArgs(args, commandLine, optionTypes)
  if (values.help && positionals.length === 0) return { name: 'help', lines: generalHelp(), data: {} }
  const chosen = choose(positionals)
  if (values.help) return { name: chosen.name, lines: helpOf(chosen.name, chosen.command), data: {} }
  refuseUnknown(chosen, values)
  refuseBadNames(/[<[]release[\]>]$/.test(chosen.command.operands) ? chosen.operands[1] : undefined, values.to, values.host, values.base)
  const opened = await openStore(values.store ?? storeDir, root)
  const store = values['dry-run'] ? withoutWrites(opened) : opened
  const run = await chosen.command.load()
  const outcome = await run({ store, operands: chosen.operands, options: values, say, runCommand: runQuietly })
  return { name: chosen.name, ...outcome }
}

/** Runs a command line and returns its exit code. With `--json`, standard output is one document and progress goes to standard error. */
export async function runCommand(args: string[], terminal: Terminal): Promise<number> {
  const json = args.includes('--json')
  try {
    const { name, lines, data, exit = 'ok' } = await perform(args, json ? terminal.err : terminal.out)
    if (json) terminal.out(JSON.stringify({ ok: exit === 'ok', command: name, ...data }))
    else for (const line of lines) terminal.out(line)
    return exitCodes[exit]
  } catch (error) {
    const kind = exitKind(error)
    const message = error instanceof Error ? error.message : String(error)
    const problems = error instanceof Refusal ? error.problems.filter(Boolean) : []
    if (json) terminal.out(JSON.stringify({ ok: false, exit: exitCodes[kind], kind, message, problems }))
    terminal.err(`✗ ${message}${problems.map((problem) => `\n  · ${problem}`).join('')}`)
    if (error instanceof Refusal && kind === 'usage') terminal.err(`  ${commandLine} -- --help lists the commands`)
    if (kind === 'unexpected' && error instanceof Error && error.stack) terminal.err(error.stack)
    return exitCodes[kind]
  }
}

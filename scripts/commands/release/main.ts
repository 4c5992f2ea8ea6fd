import { exitCodes } from './exit-codes.ts'
import { runCommand } from './run-command.ts'
import { takenByNpm } from './taken-by-npm.ts'

// A reader such as `head -1` closes the pipe early. The command must still complete and end with its own exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

const args = process.argv.slice(2)
const taken = takenByNpm(process.env).map((name) => `--${name}`)
if (taken.length > 0) {
  // The values are no part of the line: npm passes some on as operands, in another place.
  console.error(`✗ npm has kept ${taken.join(', ')} for itself. Write -- before the command: npm run release -- ${args[0] ?? ''} … ${taken.join(' ')}`)
  process.exit(exitCodes.usage)
}
process.exitCode = await runCommand(args, { out: (line) => console.log(line), err: (line) => console.error(line) })

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
  console.error(`✗ npm has kept ${taken.join(', ')} for itself. Write -- before the options: npm run release -- ${[...args, ...taken].join(' ')}`)
  process.exit(exitCodes.usage)
}
process.exitCode = await runCommand(args, { out: (line) => console.log(line), err: (line) => console.error(line) })

import { runCommand } from './run-command.ts'

// A reader such as `head -1` closes the pipe early. The command must still complete and end with its own exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

process.exitCode = await runCommand(process.argv.slice(2), { out: (line) => console.log(line), err: (line) => console.error(line) })

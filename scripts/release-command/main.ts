import { runCommand } from './run-command.ts'

process.exitCode = await runCommand(process.argv.slice(2), { out: (line) => console.log(line), err: (line) => console.error(line) })

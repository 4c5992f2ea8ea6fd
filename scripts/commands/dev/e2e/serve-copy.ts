import { readArguments } from '../arguments.mjs'
import { run } from '../run.ts'

// Like `main.mjs`, but without an install: the packages of a copy are links, and an install would change the linked folders.
await run(readArguments(process.argv.slice(2), undefined))
// Standard input ends with the process that started the server.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'))

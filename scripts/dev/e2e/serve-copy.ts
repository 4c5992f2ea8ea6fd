import { readArguments } from '../arguments.mjs'
import { run } from '../run.ts'

// As `main.mjs`, but without the install: the packages of a copy are links, and an install would write through them.
await run(readArguments(process.argv.slice(2), undefined))
// Whoever started it is gone.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'))

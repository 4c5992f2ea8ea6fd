import { readArguments } from '../arguments.mjs'
import { run } from '../run.ts'

// Like `main.mjs`, without the install: the packages of a copy are links, which an install would follow.
await run(readArguments(process.argv.slice(2), undefined))
// The process that started it has ended.
process.stdin.resume().once('end', () => process.kill(process.pid, 'SIGTERM'))

import { text } from 'node:stream/consumers'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { buildIntoStore } from './build-into-store.ts'
import type { Inputs } from './input-hash.ts'

const [store = ''] = process.argv.slice(2)
const inputs = JSON.parse(await text(process.stdin)) as Inputs
buildIntoStore(new LocalFolder(store), inputs, console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

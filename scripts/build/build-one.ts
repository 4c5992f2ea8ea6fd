import type { Owner } from '@xhkt/contract/federation/areas'
import { LocalFolder } from '@xhkt/release/store/local-folder'
import { buildIntoStore } from './build-into-store.ts'

const [owner, store] = process.argv.slice(2) as [Owner, string]
buildIntoStore(new LocalFolder(store), owner, console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

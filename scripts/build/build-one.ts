import type { Owner } from '@xhkt/contract/federation/areas'
import { buildIntoStore } from '../release/build-into-store.ts'
import { LocalFolder } from '../release/store/local-folder.ts'

const [owner, store] = process.argv.slice(2) as [Owner, string]
buildIntoStore(new LocalFolder(store), owner, console.log).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

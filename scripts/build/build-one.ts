import type { Owner } from '@xhkt/shared/federation/areas'
import { buildOwner } from './build.ts'

const [owner, store] = process.argv.slice(2) as [Owner, string]
buildOwner(owner, store).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})

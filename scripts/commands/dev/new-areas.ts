import type { Area } from '@xhkt/contract/federation/areas'
import { ownerFolders } from '../../lib/owners.mjs'

/** Milliseconds between two looks. */
const interval = 1_000

/** Tells of each area whose package appears while this process runs. A package that is being written is looked at again. */
export function watchNewAreas(found: (area: Area) => void): void {
  const known = new Set(ownerFolders().keys())
  const look = (): void => {
    try {
      for (const name of ownerFolders().keys()) {
        if (known.has(name)) continue
        known.add(name)
        found(name as Area)
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  setInterval(look, interval).unref()
}

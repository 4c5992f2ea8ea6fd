import type { Area } from '@xhkt/contract/federation/areas'
import { ownerFolders } from '../../lib/owners.mjs'

/** Milliseconds between two reads of the packages. */
const interval = 1_000

/** Calls `found` for each area whose package appears while the process runs. A half-written package.json is read again later. */
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

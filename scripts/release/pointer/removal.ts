import { prefixOf } from '../release-folder.ts'
import type { ReleaseName } from '../verify.ts'
import type { Pointer } from './pointer.ts'

/** Milliseconds after its last sign of life in which a `gc` counts as running; after that it was killed. */
const markLifetime = 600_000

/** Is the `gc` that the pointer names still running? */
export function isRemoving({ gc }: Pointer): boolean {
  return gc !== undefined && Date.now() - Date.parse(gc.at) <= markLifetime
}

export function isBeingRemoved(pointer: Pointer, { owner, release }: ReleaseName): boolean {
  return isRemoving(pointer) && pointer.gc?.removing.includes(prefixOf(owner, release)) === true
}

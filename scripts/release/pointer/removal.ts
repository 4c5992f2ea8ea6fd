import { prefixOf } from '../release-folder.ts'
import type { ReleaseName } from '../verify.ts'
import type { Pointer } from './pointer.ts'

/** Milliseconds that a `gc` may take for one release; one that has not told of itself by then was killed. */
const removalTime = 600_000

/** Does what the pointer says of a `gc` still hold? */
export function isRemoving({ gc }: Pointer): boolean {
  return gc !== undefined && Date.now() - Date.parse(gc.at) <= removalTime
}

export function isBeingRemoved(pointer: Pointer, { owner, release }: ReleaseName): boolean {
  return isRemoving(pointer) && pointer.gc?.removing.includes(prefixOf(owner, release)) === true
}

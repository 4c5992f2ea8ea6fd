import { prefixOf } from '../release-folder.ts'
import { isGone } from '../store/process-identity.ts'
import type { ReleaseName } from '../verify.ts'
import type { Pointer } from './pointer.ts'

/** Milliseconds without a sign of life after which a `gc` counts as killed. */
const markLifetime = 600_000

/** Does the `gc` that the pointer names still run, by the clock? Clocks may be wrong: `isBeingDeleted` is what protects a release. */
export function isRemoving({ gc }: Pointer): boolean {
  return gc !== undefined && Math.abs(Date.now() - Date.parse(gc.at)) <= markLifetime
}

/** Are the files of a release being deleted? The process says so, whatever the clock says: no release goes live while it is deleted. */
function isBeingDeleted({ deleting = {} }: Pointer, prefix: string): boolean {
  const deletion = deleting[prefix]
  return deletion !== undefined && !isGone(deletion.process)
}

export function isBeingRemoved(pointer: Pointer, { owner, release }: ReleaseName): boolean {
  const prefix = prefixOf(owner, release)
  return isBeingDeleted(pointer, prefix) || (isRemoving(pointer) && pointer.gc?.removing.includes(prefix) === true)
}

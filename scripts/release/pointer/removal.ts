import { prefixOf } from '../release-folder.ts'
import { isGone } from '../store/process-identity.ts'
import type { ReleaseName } from '../verify.ts'
import type { Pointer } from './pointer.ts'

/** Milliseconds after its last sign of life in which a `gc` counts as running; after that it was killed. */
const markLifetime = 600_000

/** Is the `gc` that the pointer names still running? By the clock, so this only spares a person an attempt: see `isBeingDeleted`. */
export function isRemoving({ gc }: Pointer): boolean {
  return gc !== undefined && Math.abs(Date.now() - Date.parse(gc.at)) <= markLifetime
}

/** Whether its files are being deleted. No clock decides this: a release that goes live is not deleted, and the other way round. */
function isBeingDeleted({ deleting = {} }: Pointer, prefix: string): boolean {
  const deletion = deleting[prefix]
  return deletion !== undefined && !isGone(deletion.process)
}

export function isBeingRemoved(pointer: Pointer, { owner, release }: ReleaseName): boolean {
  const prefix = prefixOf(owner, release)
  return isBeingDeleted(pointer, prefix) || (isRemoving(pointer) && pointer.gc?.removing.includes(prefix) === true)
}

import type { PlaceLock } from './place-lock.ts'
import { StoragePlaceLock } from './storage-place-lock.ts'
import { WebPlaceLock } from './web-place-lock.ts'

/** Only secure origins have Web Locks, so `navigator.locks` may be missing despite its type. */
export function choosePlaceLock(sessionId: string): PlaceLock {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? new WebPlaceLock(sessionId, locks) : new StoragePlaceLock(sessionId)
}

import { type RefusalKind, Refusal } from './refusal.ts'
import { LockHeld } from './store/folder-lock.ts'
import { Conflict } from './store/release-store.ts'

/** The kind of a refusal; `unexpected` for every other error. A write that lost against another is stale. */
export function failureKind(error: unknown): 'unexpected' | RefusalKind {
  if (error instanceof Refusal) return error.kind
  return error instanceof Conflict || error instanceof LockHeld ? 'stale' : 'unexpected'
}

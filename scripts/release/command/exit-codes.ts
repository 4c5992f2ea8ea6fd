import { Misuse } from '../../start/usage.mjs'
import { LockHeld } from '../store/folder-lock.ts'
import { Conflict } from '../store/release-store.ts'
import { Refusal, type RefusalKind } from '../refusal.ts'

/** What a pipeline can act on; `release --help` lists them. */
export const exitCodes: Record<'ok' | 'unexpected' | 'takenBack' | RefusalKind, number> = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  broken: 3,
  stale: 4,
  gate: 5,
  /** A watch has done what it is for. */
  takenBack: 6,
  page: 7,
}

export function kindOf(error: unknown): 'unexpected' | RefusalKind {
  if (error instanceof Refusal) return error.kind
  if (error instanceof Conflict || error instanceof LockHeld) return 'stale'
  return error instanceof Misuse ? 'usage' : 'unexpected'
}

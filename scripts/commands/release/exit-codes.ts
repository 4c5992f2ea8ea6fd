import { failureKind } from '@xhkt/release/failure-kind'
import type { RefusalKind } from '@xhkt/release/refusal'
import { Misuse } from '../../lib/usage.mjs'

/** Exit codes, on which pipelines act. `release --help` lists them. */
export const exitCodes: Record<'ok' | 'unexpected' | 'rolledBack' | RefusalKind, number> = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  broken: 3,
  stale: 4,
  gate: 5,
  /** `watch` rolled the release back. */
  rolledBack: 6,
  page: 7,
  right: 8,
}

export const exitKind = (error: unknown): 'unexpected' | RefusalKind => (error instanceof Misuse ? 'usage' : failureKind(error))

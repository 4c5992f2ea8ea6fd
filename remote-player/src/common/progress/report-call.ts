import { api, ApiError } from '@xhkt/platform/api'
import type { StudyPlace, StudyReport } from '@xhkt/contract'
import { isFinalRefusal } from '@xhkt/contract/constants'

/** acknowledged · refused: for good · unsent: may succeed later · held: until someone is logged in again. */
export type ReportOutcome = 'acknowledged' | 'refused' | 'unsent' | 'held'

/** The server cannot read the report, and never will. Kept, it would hold back all later ones. */
const unreadable: readonly number[] = [400, 413, 422]

function outcomeOf({ kind, code, status }: ApiError): ReportOutcome {
  if (kind === 'expired') return 'held'
  // It was stored; its answer cannot be read.
  if (kind === 'answer') return 'acknowledged'
  return isFinalRefusal(code) || unreadable.includes(status) ? 'refused' : 'unsent'
}

/**
 * Sends a report, in silence (docs/product/api.md#error-messages). `keepalive` lets it outlive the page; a beacon cannot carry
 * the token. Its idempotency key is made of page load and number, because a report that was stored is sent again after a reload.
 */
export async function postReport(
  report: StudyReport,
  keepalive: boolean,
  /** Called with where the learner studies now; undefined from an older server. */
  onPlace?: (place: StudyPlace | null | undefined) => void,
): Promise<ReportOutcome> {
  try {
    const idempotencyKey = `${report.session_id}-${report.seq}`
    const answer = await api.post('/v1/video/study/report', report, { toast: false, idempotencyKey, keepalive })
    onPlace?.(answer.place)
    return 'acknowledged'
  } catch (error) {
    return error instanceof ApiError ? outcomeOf(error) : 'unsent'
  }
}

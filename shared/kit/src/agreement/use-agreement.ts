import { useEffect } from 'react'
import type { Agreement } from '@xhkt/contract'
import { serverNow } from '@xhkt/platform/api'
import { apiQuery, useQuery, useQueryClient } from '@xhkt/platform/query'
import { showAgreement, useFollowOtherTabs } from './agreement-answers.ts'

/** Milliseconds. While a signature is younger than `until`, its state is requested again after `every`. */
const polls: readonly { until: number; every: number }[] = [
  { until: 60_000, every: 3_000 },
  { until: 600_000, every: 15_000 },
]

/**
 * Milliseconds until the next request; false: the state does not change by itself, or the check takes so long that the page stops asking.
 * @param now - milliseconds of the server's clock
 */
export function pollMs(agreement: Pick<Agreement, 'state' | 'submitted_at'> | undefined, now: number): number | false {
  if (agreement?.state !== 'going') return false
  const age = now - agreement.submitted_at * 1000
  return polls.find(({ until }) => age < until)?.every ?? false
}

export const agreementQuery = (courseId: string) => apiQuery('/v1/user/agreement', { course_id: courseId })

/**
 * The agreement of a course. While it is being signed it is requested again, unless the tab is hidden; a signature in another tab is
 * followed (docs/product/agreements.md#states).
 * @param enabled - false: nothing is requested, as the state is known and does not change by itself
 */
export function useAgreement(courseId: string, enabled = true) {
  const client = useQueryClient()
  const agreement = useQuery({
    ...agreementQuery(courseId),
    enabled,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => pollMs(state.data, serverNow()),
  })
  const { data } = agreement
  useFollowOtherTabs(courseId)
  useEffect(() => {
    if (data) showAgreement(client, data)
  }, [client, data])
  return agreement
}

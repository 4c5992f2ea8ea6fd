import { apiQuery, queryClient } from '@xhkt/platform/query'
import { readStrictly } from '@xhkt/platform/storage'

const { queryKey } = apiQuery('/v1/user/notice/count')

const announcement = { learner: 'token', unread: 'count' } as const

/**
 * Sends the count to the other tabs, and shows theirs. An optimistic count is not sent: another tab would request its list because of it,
 * and get the old one.
 */
export function followOtherTabs(learner: () => string | null): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('xhkt_unread')
  let known: number | undefined
  const announce = (): void => {
    const unread = queryClient.getQueryData(queryKey)?.unread
    if (queryClient.isMutating() > 0 || unread === known) return
    known = unread
    if (unread !== undefined) channel.postMessage({ learner: learner(), unread })
  }
  queryClient.getQueryCache().subscribe(({ query }) => {
    if ((query.queryKey as readonly unknown[])[0] === queryKey[0]) announce()
  })
  queryClient.getMutationCache().subscribe(announce)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const said = readStrictly(announcement, data)
    if (said === null || said.learner !== learner()) return
    known = said.unread
    queryClient.setQueryData(queryKey, { unread: said.unread })
    void queryClient.invalidateQueries({ queryKey: ['/v1/user/notice/list'] })
  }
}

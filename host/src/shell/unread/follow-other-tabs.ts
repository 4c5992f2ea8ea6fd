import { apiQuery, queryClient } from '@xhkt/platform/query'

interface Announcement {
  learner: string | null
  unread: number
}

const { queryKey } = apiQuery('/v1/user/notice/count')

const isAnnouncement = (data: unknown): data is Announcement =>
  typeof data === 'object' && data !== null && 'learner' in data && 'unread' in data && Number.isInteger(data.unread)

/**
 * Tells the other tabs of the count, and shows theirs. A count that a running action shows ahead of its answer is not announced: a list
 * that is requested because of it would still have the old one.
 */
export function followOtherTabs(learner: () => string | null): void {
  if (!('BroadcastChannel' in window)) return
  const channel = new BroadcastChannel('xhkt_unread')
  let known: number | undefined
  const announce = (): void => {
    const unread = queryClient.getQueryData(queryKey)?.unread
    if (queryClient.isMutating() > 0 || unread === known) return
    known = unread
    if (unread !== undefined) channel.postMessage({ learner: learner(), unread } satisfies Announcement)
  }
  queryClient.getQueryCache().subscribe(({ query }) => {
    if ((query.queryKey as readonly unknown[])[0] === queryKey[0]) announce()
  })
  queryClient.getMutationCache().subscribe(announce)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isAnnouncement(data) || data.learner === null || data.learner !== learner()) return
    known = data.unread
    queryClient.setQueryData(queryKey, { unread: data.unread })
    void queryClient.invalidateQueries({ queryKey: ['/v1/user/notice/list'] })
  }
}

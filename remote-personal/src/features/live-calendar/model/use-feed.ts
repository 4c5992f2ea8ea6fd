import type { CalendarFeed } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { writeAnswer } from '@xhkt/kit/query/write-answer'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { feedQuery, renewFeed } from '../api/queries.ts'

const warning = '重新生成后，旧地址立即失效，已经订阅的日历需要换成新地址。确定重新生成吗？'

/** Replaces the shown address by a new one, or makes the first one. */
export function useRenewFeed({ path }: CalendarFeed) {
  const client = useQueryClient()
  return useAction({
    before: (replaces: string) => (replaces === '' ? Promise.resolve(true) : confirm({ content: warning })),
    // The second click of a double click would ask for a first address again.
    once: path === '',
    run: renewFeed,
    onSuccess: async (answer) => {
      await writeAnswer(client, feedQuery, answer)
      toast.success(path === '' ? '已生成订阅地址' : '已更换订阅地址')
    },
    // Another tab may have renewed it, or the answer was lost.
    onError: () => client.invalidateQueries({ queryKey: feedQuery.queryKey }),
  })
}

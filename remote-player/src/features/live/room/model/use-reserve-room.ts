import type { LiveRoom } from '@xhkt/contract'
import { errorCode } from '@xhkt/contract/constants'
import { requestLoginFor, useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { roomKey, withReservation } from '../api/room-query.ts'

interface Reservation {
  /** False: cancel it. */
  wanted: boolean
  course_id: string
  section_id: string
}

/** The answers of the other areas that show reservations. */
const others = ['/v1/home', '/v1/course/detail', '/v1/user/course/reserve']

/** The handler of 预约: reserves the lesson, or takes the reservation back. A visitor logs in first. */
export function useReserveRoom({ course_id, section_id, title, is_reserved }: LiveRoom): () => void {
  const client = useQueryClient()
  const action = `reserve ${section_id}`
  const keep = (isReserved: boolean) => {
    client.setQueriesData<LiveRoom>({ queryKey: roomKey }, (room) => room && withReservation(room, isReserved))
  }
  const askAgain = () => void client.invalidateQueries({ queryKey: roomKey })
  const { start } = useAction({
    before: ({ wanted }: Reservation) => (wanted ? requestLoginFor(action) : confirm({ content: `确定取消预约“${title}”吗？` })),
    optimistic: ({ wanted }) => {
      keep(wanted)
      return () => {
        keep(!wanted)
      }
    },
    run: ({ wanted, ...body }, idempotencyKey) =>
      wanted
        ? api.post('/v1/user/course/reserve', body, { idempotencyKey })
        : api.delete('/v1/user/course/reserve', body, { idempotencyKey }),
    onSuccess: ({ reserved }, { wanted }) => {
      keep(reserved)
      for (const path of others) void client.invalidateQueries({ queryKey: [path] })
      toast.success(wanted ? '预约成功' : '已取消预约')
    },
    onError: ({ code, kind }) => {
      if (code === errorCode.liveStarted || kind === 'transport') askAgain()
    },
  })
  useResumeAfterLogin(action, () => {
    if (!is_reserved) start({ wanted: true, course_id, section_id })
  })
  return () => start({ wanted: !is_reserved, course_id, section_id })
}

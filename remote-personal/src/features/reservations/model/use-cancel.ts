import type { Reservation } from '@xhkt/contract'
import { useAction } from '@xhkt/kit/action/use-action'
import { confirm } from '@xhkt/platform/confirm'
import { useQueryClient } from '@xhkt/platform/query'
import { toast } from '@xhkt/platform/toast'
import { cancelReservation } from '../api/queries.ts'
import { invalidateReservations, removeReservation } from './reservation-cache.ts'

/** The handler of 取消预约. The row leaves at once, and comes back when the call fails. */
export function useCancel({ course, section_id, title }: Reservation): () => void {
  const client = useQueryClient()
  const { start } = useAction({
    before: () => confirm({ content: `确定取消预约“${title}”吗？` }),
    optimistic: (lesson: { course_id: string; section_id: string }) => removeReservation(client, lesson.section_id),
    run: cancelReservation,
    onSuccess: () => {
      invalidateReservations(client)
      toast.success('已取消预约')
    },
    // The server may have cancelled it although its answer was lost.
    onError: () => invalidateReservations(client),
  })
  return () => start({ course_id: course.id, section_id })
}

import type { CalendarLesson, DataOf } from '@xhkt/contract'
import { useReservation } from '@xhkt/kit/reservation/use-reservation'
import { useQueryClient } from '@xhkt/platform/query'

const lessons = ['/v1/user/live/calendar/course']
/** The answers of other pages that show reservations. */
const others = ['/v1/home', '/v1/course/detail', '/v1/user/course/reserve']

/** The handler of 预约 in the calendar. A lesson whose reservation is cancelled stays in its place until the calendar is opened again. */
export function useReserveLesson(lesson: CalendarLesson): () => void {
  const client = useQueryClient()
  return useReservation(
    { ...lesson, course_id: lesson.course.id },
    {
      show: (sectionId, reserved) => {
        client.setQueriesData<DataOf<'GET', '/v1/user/live/calendar/course'>>({ queryKey: lessons }, (shown) =>
          shown && { ...shown, list: shown.list.map((row) => (row.section_id === sectionId ? { ...row, reserved } : row)) },
        )
      },
      settle: async () => {
        await client.cancelQueries({ queryKey: lessons, predicate: ({ state }) => state.data !== undefined })
        for (const path of others) void client.invalidateQueries({ queryKey: [path] })
      },
      refetch: () => void client.invalidateQueries({ queryKey: lessons }),
    },
  )
}

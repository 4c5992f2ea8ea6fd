import { errorCode } from '@xhkt/contract/constants'
import { requestLoginFor, useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'

/** A live lesson of a cached answer: the answers are the only truth about reservations. */
export interface ReservableLesson {
  course_id: string
  section_id: string
  title: string
  reserved: boolean
}

/** The cached answers of a page that show reservations. */
export interface ReservationAnswers {
  /** Writes into them whether the lesson is reserved, and how many learners have reserved it. */
  show: (sectionId: string, reserved: boolean, count: (before: number) => number) => void
  /** Runs after a success, before `show`: drops answers that were requested before, and makes stale those of other pages. */
  settle: () => unknown
  /** Requests them again: the server knows better. */
  refetch: () => void
}

interface Reservation {
  /** False: cancel it. */
  wanted: boolean
  course_id: string
  section_id: string
}

/**
 * The handler of 预约: reserves a live lesson, or cancels the reservation after a question. A visitor logs in first, in the dialog or on a
 * page; the lesson is still reserved afterwards. Shows the result ahead of the answer.
 */
export function useReservation(lesson: ReservableLesson, { show, settle, refetch }: ReservationAnswers): () => void {
  const { course_id, section_id, title, reserved } = lesson
  const action = `reserve ${section_id}`
  const { start } = useAction({
    before: ({ wanted }: Reservation) => (wanted ? requestLoginFor(action) : confirm({ content: `确定取消预约“${title}”吗？` })),
    optimistic: ({ wanted }) => {
      const by = wanted ? 1 : -1
      show(section_id, wanted, (count) => Math.max(0, count + by))
      return () => show(section_id, !wanted, (count) => Math.max(0, count - by))
    },
    run: ({ wanted, ...body }, idempotencyKey) =>
      (wanted ? api.post : api.delete)('/v1/user/course/reserve', body, { idempotencyKey }),
    onSuccess: async (answer, { wanted }) => {
      await settle()
      show(section_id, answer.reserved, () => answer.reserved_count)
      toast.success(wanted ? '预约成功' : '已取消预约')
    },
    // A write may have succeeded although its answer was lost.
    onError: ({ code, kind }) => {
      if (code === errorCode.liveStarted || kind === 'transport') refetch()
    },
  })
  useResumeAfterLogin(action, () => {
    // The learner may have reserved it before.
    if (!reserved) start({ wanted: true, course_id, section_id })
  })
  return () => start({ wanted: !reserved, course_id, section_id })
}

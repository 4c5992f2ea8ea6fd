import { errorCode } from '@xhkt/contract/constants'
import { useAction } from '@xhkt/kit/action/use-action'
import { api } from '@xhkt/platform/api'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { useQueryClient } from '@xhkt/platform/query'
import { requestLoginFor, useResumeAfterLogin } from '@xhkt/kit/action/resume-after-login'
import { askAnew, askAnewIfLost, changeAnswers, dropOvertaken } from '../own-answers.ts'

/** A live lesson of the home page or of a course. */
export interface ReservableLesson {
  course_id: string
  section_id: string
  title: string
  reserved: boolean
  reserved_count?: number
}

interface Reservation {
  /** False: cancel it. */
  wanted: boolean
  course_id: string
  section_id: string
}

type Client = ReturnType<typeof useQueryClient>

function keep(client: Client, sectionId: string, reserved: boolean, count: (before: number) => number): void {
  changeAnswers(
    client,
    (home) => ({
      ...home,
      lives: home.lives.map((live) =>
        live.section_id === sectionId ? { ...live, reserved, reserved_count: count(live.reserved_count) } : live,
      ),
    }),
    (detail) => ({
      ...detail,
      chapters: detail.chapters.map((chapter) => ({
        ...chapter,
        lessons: chapter.lessons.map((lesson) => (lesson.section_id === sectionId ? { ...lesson, reserved } : lesson)),
      })),
    }),
  )
}

const sure = ({ title }: ReservableLesson): Promise<boolean> => confirm({ content: `确定取消预约“${title}”吗？` })

/**
 * The handler of 预约. A visitor logs in first, in the dialog or on a page; the lesson is still reserved afterwards. The cached
 * answers are the only truth about reservations, so `lesson` must come from one.
 */
export function useReserve(lesson: ReservableLesson): () => void {
  const client = useQueryClient()
  const { course_id, section_id } = lesson
  const action = `reserve ${section_id}`
  const { start } = useAction({
    before: ({ wanted }: Reservation) => (wanted ? requestLoginFor(action) : sure(lesson)),
    optimistic: ({ wanted }) => {
      const by = wanted ? 1 : -1
      keep(client, section_id, wanted, (count) => Math.max(0, count + by))
      return () => keep(client, section_id, !wanted, (count) => Math.max(0, count - by))
    },
    run: ({ wanted, ...body }, idempotencyKey) =>
      wanted
        ? api.post('/v1/user/course/reserve', body, { idempotencyKey })
        : api.delete('/v1/user/course/reserve', body, { idempotencyKey }),
    onSuccess: async (answer, { wanted }) => {
      await dropOvertaken(client)
      keep(client, section_id, answer.reserved, () => answer.reserved_count)
      toast.success(wanted ? '预约成功' : '已取消预约')
    },
    onError: (error) => {
      if (error.code === errorCode.liveStarted) askAnew(client)
      askAnewIfLost(client, error)
    },
  })
  useResumeAfterLogin(action, () => {
    // The learner may have reserved it before.
    if (!lesson.reserved) start({ wanted: true, course_id, section_id })
  })
  return () => start({ wanted: !lesson.reserved, course_id, section_id })
}

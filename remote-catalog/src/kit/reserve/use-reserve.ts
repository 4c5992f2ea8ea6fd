import { useRef } from 'react'
import { errorCode } from '@xhkt/contract/constants'
import { api, ApiError } from '@xhkt/platform/api'
import { requestLogin } from '@xhkt/platform/auth'
import { confirm } from '@xhkt/platform/confirm'
import { toast } from '@xhkt/platform/toast'
import { useQueryClient } from '@xhkt/platform/query'
import { askAnew, askAnewIfLost, changeAnswers, dropOvertaken } from '../own-answers.ts'

/** A live lesson of the home page or of a course. */
export interface ReservableLesson {
  course_id: string
  section_id: string
  title: string
  reserved: boolean
  reserved_count?: number
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

/** Reserves or takes back. Optimistic: undone when refused. The API client shows the error. */
async function write(client: Client, { course_id, section_id }: ReservableLesson, reserved: boolean): Promise<void> {
  const by = reserved ? 1 : -1
  keep(client, section_id, reserved, (count) => Math.max(0, count + by))
  const lesson = { course_id, section_id }
  try {
    const answer = reserved
      ? // Once more changes nothing, and another lesson may well be reserved within the second of the duplicate guard.
        await api.post('/v1/user/course/reserve', lesson, { repeat: true })
      : await api.delete('/v1/user/course/reserve', lesson)
    await dropOvertaken(client)
    keep(client, section_id, answer.reserved, () => answer.reserved_count)
    toast.success(reserved ? '预约成功' : '已取消预约')
  } catch (error) {
    keep(client, section_id, !reserved, (count) => Math.max(0, count - by))
    if (error instanceof ApiError && error.code === errorCode.liveStarted) askAnew(client)
    askAnewIfLost(client, error)
  }
}

const sure = ({ title }: ReservableLesson): Promise<boolean> => confirm({ content: `确定取消预约“${title}”吗？` })

/**
 * The handler of 预约. A visitor logs in first, which remounts the page; the lesson is still reserved afterwards. The cached
 * answers are the only truth about reservations, so `lesson` must come from one.
 */
export function useReserve(lesson: ReservableLesson): () => Promise<void> {
  const client = useQueryClient()
  const isBusy = useRef(false)
  return async () => {
    if (isBusy.current) return
    isBusy.current = true
    const wanted = !lesson.reserved
    if (wanted ? await requestLogin() : await sure(lesson)) await write(client, lesson, wanted)
    isBusy.current = false
  }
}

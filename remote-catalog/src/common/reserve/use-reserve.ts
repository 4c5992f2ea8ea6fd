import { type ReservableLesson, useReservation } from '@xhkt/kit/reservation/use-reservation'
import { useQueryClient } from '@xhkt/platform/query'
import { invalidateAnswers, updateAnswers, refetchInFlight } from '../cached-answers.ts'

type Client = ReturnType<typeof useQueryClient>

function keep(client: Client, sectionId: string, reserved: boolean, count: (before: number) => number): void {
  updateAnswers(
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

/** The handler of 预约 for a live lesson of the home page or of a course. */
export function useReserve(lesson: ReservableLesson): () => void {
  const client = useQueryClient()
  return useReservation(lesson, {
    show: (...shown) => keep(client, ...shown),
    settle: () => refetchInFlight(client),
    refetch: () => invalidateAnswers(client),
  })
}

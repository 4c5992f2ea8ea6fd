import type { CourseDetail, LessonProgress as Progress } from '@xhkt/contract'
import { noValue } from '@xhkt/contract/no-value'
import { lessonPath } from '@xhkt/kit/rules/lesson'
import { useCourse } from '@xhkt/kit/rules/use-course'
import { InlineReadError } from '@xhkt/kit/ui/inline-read-error'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { useQuery } from '@xhkt/platform/query'
import { lessonsQuery } from '../api/queries.ts'
import css from './lesson-progress.module.css'

interface Studied {
  course: CourseDetail
  progress: Map<string, Progress>
}

/** The outline and the progress, as one read: each is useless without the other. */
function useStudied(courseId: string): Read<Studied> {
  const course = useCourse(courseId)
  const sections = useQuery(lessonsQuery(courseId))
  const data = course.data && sections.data
  return {
    data: data && { course: course.data, progress: new Map(data.list.map((one) => [one.section_id, one])) },
    error: course.error ?? sections.error,
    isPaused: course.isPaused || sections.isPaused,
    isFetching: course.isFetching || sections.isFetching,
    refetch: () => Promise.all([course.refetch(), sections.refetch()]),
  }
}

/** How far a lesson was studied: 未学, `已学 47%`, 已学完; `--` for unknown seconds. */
function lessonProgressText(progress: Progress | undefined): string {
  if (!progress) return '未学'
  if (progress.finished) return '已学完'
  const share = progress.duration > 0 ? progress.played / progress.duration : 0
  if (Number.isNaN(share)) return noValue
  // What was begun is never 0, and what is not finished never 100.
  return `已学 ${Math.min(99, Math.max(1, Math.round(share * 100)))}%`
}

/** The lessons of a course with the progress of each; those that the learner may open are links. */
export function LessonProgress({ courseId, title }: { courseId: string; title: string }) {
  const query = useStudied(courseId)
  return (
    <ReadView
      query={query}
      loading={<Spinner label="加载中" />}
      renderError={() => <InlineReadError name="各节进度" query={query} />}
    >
      {({ course, progress }) => (
        <ol className={css.list} aria-label={`${title}的各节进度`}>
          {course.chapters.flatMap((chapter) =>
            chapter.lessons.map((lesson) => {
              const href = lessonPath(lesson, course)
              const Title = href === null ? 'span' : 'a'
              return (
                <li key={lesson.section_id} className={css.lesson}>
                  <Title className={css.title} href={href ?? undefined} title={lesson.title}>
                    {lesson.title}
                  </Title>
                  <span className={css.state}>{lessonProgressText(progress.get(lesson.section_id))}</span>
                </li>
              )
            }),
          )}
        </ol>
      )}
    </ReadView>
  )
}

import type { Lesson } from '@xhkt/contract'
import type { PlayedRange } from '@xhkt/contract/played-ranges'
import type { SkippedPart } from '@xhkt/platform/media'
import { useQuery } from '@xhkt/platform/query'
import { progressQuery } from '../../../../../common/progress/progress-queries.ts'
import { courseQuery } from '../../../../../common/course-query.ts'
import { lessonEnd } from '../../../model/lesson-end.ts'
import type { OpenedLesson } from '../../../model/open-lesson.ts'
import { CourseFinishedCard } from './course-finished-card.tsx'
import { LastLessonCard } from './last-lesson-card.tsx'
import { NextLessonCard } from './next-lesson-card.tsx'
import { TrialEndCard } from './trial-end-card.tsx'
import { UnfinishedCard } from './unfinished-card.tsx'

export interface EndCardProps {
  video: HTMLVideoElement
  lesson: OpenedLesson
  /** What was skipped because no line has it. */
  skipped: readonly SkippedPart[]
  next: Lesson | null
  isSignedIn: boolean
}

const rangesOf = ({ played }: HTMLVideoElement): PlayedRange[] =>
  Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)])

/** Shown at the end of a lesson: what is left of it, and how to go on. */
export function EndCard({ video, lesson, skipped, next, isSignedIn }: EndCardProps) {
  const { course_id, section_id } = lesson
  // The page has requested both. A request now could answer without the last report.
  const { data: course = null } = useQuery({ ...courseQuery(course_id), enabled: false })
  const { data: progress } = useQuery({ ...progressQuery(course_id), enabled: false })
  const end = lessonEnd({
    ...{ sectionId: section_id, course, next, played: rangesOf(video) },
    duration: Number.isFinite(video.duration) ? video.duration : lesson.duration,
    missing: skipped.map(({ start, end }): PlayedRange => [start, end]),
    progress: (isSignedIn && progress?.list) || [],
  })
  switch (end.kind) {
    case 'trial':
      return <TrialEndCard video={video} courseId={course_id} course={course} next={next} isSignedIn={isSignedIn} />
    case 'unfinished':
      return <UnfinishedCard video={video} courseId={course_id} next={next} {...end} />
    case 'courseFinished':
      return <CourseFinishedCard video={video} course={course} />
    case 'next':
      return <NextLessonCard video={video} courseId={course_id} next={end.next} />
    case 'last':
      return <LastLessonCard video={video} courseId={course_id} {...end} />
  }
}

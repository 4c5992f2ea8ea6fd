import type { Lesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { StageCard } from '../../../../../common/player/stage-card.tsx'
import { CourseLink } from '../../../../../common/ui/course-link.tsx'
import { RestartButton } from './restart-button.tsx'

export interface LastLessonCardProps {
  video: HTMLVideoElement
  courseId: string
  /** The first lesson that is not finished. */
  unfinished: Lesson | null
  /** How many are not. */
  count: number
}

/** At the end of the last lesson, while earlier ones are not finished. */
export function LastLessonCard({ video, courseId, unfinished, count }: LastLessonCardProps) {
  return (
    <StageCard title="本节已学完" texts={['这是本课程的最后一节', ...(unfinished ? [`还有 ${count} 节没有学完：${unfinished.title}`] : [])]}>
      {unfinished && (
        <ButtonLink variant="primary" href={paths.lesson(courseId, unfinished.section_id)}>
          学习未学完的课时
        </ButtonLink>
      )}
      <RestartButton video={video} />
      <CourseLink courseId={courseId} />
    </StageCard>
  )
}

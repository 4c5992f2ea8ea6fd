import * as paths from '@xhkt/contract/paths'
import type { Lesson } from '@xhkt/contract'
import { FailureWays, type FailureWaysProps } from '@xhkt/kit/media/failure-ways'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { useHashChoice } from '../../../../common/tabs/use-hash-choice.ts'
import type { OpenedLesson } from '../../model/open-lesson.ts'

export interface WaysOnProps extends Omit<FailureWaysProps, 'recording' | 'children'> {
  lesson: OpenedLesson
  next: Lesson | null
}

/** What the learner can do beside 重试: the other lines, the next lesson, the materials, and a feedback that says what failed. */
export function WaysOn({ lesson, next, ...failed }: WaysOnProps) {
  const materials = useHashChoice('tab', ['materials'])
  return (
    <FailureWays recording={lesson} {...failed}>
      {next && <ButtonLink href={paths.lesson(lesson.course_id, next.section_id)}>学习下一节</ButtonLink>}
      <ButtonLink href={materials.hrefOf('materials')}>看资料</ButtonLink>
    </FailureWays>
  )
}

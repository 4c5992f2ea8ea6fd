import * as paths from '@xhkt/contract/paths'
import { feedbackKind } from '@xhkt/contract/constants'
import type { Lesson } from '@xhkt/contract'
import type { MediaFailure } from '@xhkt/kit/media/attach-media'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import type { PlayerLines } from '../../../../common/player/model/player-context.ts'
import { useHashChoice } from '../../../../common/tabs/use-hash-choice.ts'
import { placeText } from '../../model/lesson-place.ts'
import type { OpenedLesson } from '../../model/open-lesson.ts'

export interface WaysOnProps {
  failure: MediaFailure
  lesson: OpenedLesson
  /** Where it stopped, in seconds. */
  position: number
  lines: PlayerLines
  next: Lesson | null
}

/** What the learner can do beside 重试: the other lines, the next lesson, the materials, and a feedback that says what failed. */
export function WaysOn({ failure, lesson, position, lines, next }: WaysOnProps) {
  const materials = useHashChoice('tab', ['materials'])
  const needsOther = failure.reason === 'codec' || failure.reason === 'unsupported'
  const line = lines.names[lines.current]
  const { course_title: courseTitle, title, section_id: sectionId } = lesson
  const where = placeText({ courseTitle, title, sectionId, position })
  const text = `${where}\n${line ? `线路：${line}\n` : ''}原因：${failure.message}`
  return (
    <>
      {lines.names.map(
        (name, at) =>
          at !== lines.current && (
            <Button key={name} onClick={() => lines.onChoose(at)}>
              换{name}
            </Button>
          ),
      )}
      {needsOther && <ButtonLink href={paths.downloadApp}>下载APP</ButtonLink>}
      {next && <ButtonLink href={paths.lesson(lesson.course_id, next.section_id)}>学习下一节</ButtonLink>}
      <ButtonLink href={materials.hrefOf('materials')}>看资料</ButtonLink>
      <ButtonLink href={paths.feedbackOn({ kind: feedbackKind.playback, text })}>反馈</ButtonLink>
    </>
  )
}

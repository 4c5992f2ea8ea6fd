import type { ReactNode } from 'react'
import type { LessonPlay } from '@xhkt/contract'
import { feedbackKind } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import type { MediaFailure } from './attach-media.ts'
import { placeText } from './lesson-place.ts'

export interface FailureWaysProps {
  failure: MediaFailure
  recording: Pick<LessonPlay, 'course_title' | 'title' | 'section_id'>
  /** Where the recording stopped, in seconds. */
  position: number
  lines: { names: readonly string[]; current: number; onChoose: (line: number) => void }
  /** Further links, before 反馈. */
  children?: ReactNode
}

/** What a learner can do beside 重试 when a recording fails: the other lines, and a feedback that says what failed. */
export function FailureWays({ failure, recording, position, lines, children }: FailureWaysProps) {
  const needsOther = failure.reason === 'codec' || failure.reason === 'unsupported'
  const line = lines.names[lines.current]
  const place = placeText(recording.course_title, `${recording.title}（${recording.section_id}）`, position)
  const text = `${place}\n${line ? `线路：${line}\n` : ''}原因：${failure.message}`
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
      {children}
      <ButtonLink href={paths.feedbackOn({ kind: feedbackKind.playback, text })}>反馈</ButtonLink>
    </>
  )
}

import { feedbackKind } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { Button } from '@xhkt/kit/ui/button'
import { useNavigate } from '@xhkt/platform/router'
import { type LessonPlace, placeText } from '../model/lesson-place.ts'

export interface AskButtonProps extends Omit<LessonPlace, 'position'> {
  /** Null while nothing plays. */
  video: HTMLVideoElement | null
}

/** Opens the form of a feedback that says which second of which lesson a question is about. */
export function AskButton({ video, ...lesson }: AskButtonProps) {
  const navigate = useNavigate()
  const ask = () => {
    const text = `${placeText({ ...lesson, position: video?.currentTime ?? 0 })}\n问题：`
    void navigate(paths.feedbackOn({ kind: feedbackKind.course, text }))
  }
  return (
    <Button size="sm" title="提问会带上课程、课时和播放位置" onClick={ask}>
      提问
    </Button>
  )
}

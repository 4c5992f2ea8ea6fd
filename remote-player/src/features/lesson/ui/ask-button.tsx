import { feedbackKind } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { type NamedLesson, placeText } from '@xhkt/kit/media/lesson-place'
import { Button } from '@xhkt/kit/ui/button'
import { useNavigate } from '@xhkt/platform/router'

export interface AskButtonProps {
  /** The names of the lesson are empty until they are known. */
  lesson: NamedLesson
  /** Null while nothing plays. */
  video: HTMLVideoElement | null
}

/** Opens the form of a feedback that says which second of which lesson a question is about. */
export function AskButton({ lesson, video }: AskButtonProps) {
  const navigate = useNavigate()
  const ask = () => {
    const text = `${placeText(lesson, video?.currentTime ?? 0)}\n问题：`
    void navigate(paths.feedbackOn({ kind: feedbackKind.course, text }))
  }
  return (
    <Button size="sm" disabled={!lesson.course_title || !lesson.title} title="提问会带上课程、课时和播放位置" onClick={ask}>
      提问
    </Button>
  )
}

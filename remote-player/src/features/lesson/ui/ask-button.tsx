import { feedbackKind } from '@xhkt/contract/constants'
import * as paths from '@xhkt/contract/paths'
import { placeText } from '@xhkt/kit/media/lesson-place'
import { Button } from '@xhkt/kit/ui/button'
import { useNavigate } from '@xhkt/platform/router'

export interface AskButtonProps {
  /** Empty until they are known. */
  courseTitle: string
  title: string
  /** The place of the lesson in its course, from 1; 0 until it is known. */
  number: number
  /** Null while nothing plays. */
  video: HTMLVideoElement | null
  isSignedIn: boolean
}

/**
 * Pauses the video and opens 意见反馈 in a new tab, filled in with course, lesson and time. For a visitor, who logs in first, and where the
 * browser blocks the new tab, it opens in this one.
 */
export function AskButton({ courseTitle, title, number, video, isSignedIn }: AskButtonProps) {
  const navigate = useNavigate()
  const ask = () => {
    video?.pause()
    const lesson = number > 0 ? `第 ${number} 节 ${title}` : title
    const text = `${placeText(courseTitle, lesson, video?.currentTime ?? 0)}\n问题：`
    const form = paths.feedbackOn({ kind: feedbackKind.course, text })
    if (!isSignedIn || !window.open(form, '_blank')) void navigate(form)
  }
  return (
    <Button size="sm" disabled={!courseTitle || !title} title="在新页面的“意见反馈”里提问，会带上课程、课时和播放位置，由课程顾问回复" onClick={ask}>
      提问
    </Button>
  )
}

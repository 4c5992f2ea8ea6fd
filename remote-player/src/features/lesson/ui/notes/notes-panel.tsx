import * as paths from '@xhkt/contract/paths'
import { auth, useAuth } from '@xhkt/platform/auth'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { LessonNotes } from './lesson-notes.tsx'

export interface NotesPanelProps {
  courseId: string
  sectionId: string
  isSignedIn: boolean
  /** The learner may open the lesson. */
  canOpen: boolean
  /** Null while nothing plays. */
  video: HTMLVideoElement | null
}

/** The learner's notes of the lesson, or what they need before they can write some. */
export function NotesPanel({ courseId, sectionId, isSignedIn, canOpen, video }: NotesPanelProps) {
  const learnerId = useAuth(({ user }) => user?.user_id)
  if (!isSignedIn) {
    return (
      <EmptyView
        title="登录后可以记笔记"
        description="笔记和播放位置一起保存，点一下就能回到那一刻"
        action={<Button variant="primary" onClick={() => auth.openLogin()}>登录</Button>}
      />
    )
  }
  if (learnerId === undefined) return <Spinner label="加载中" />
  if (!canOpen) {
    return (
      <EmptyView
        title="购买课程后可以记笔记"
        action={<ButtonLink variant="price" href={paths.payment(courseId)}>立即购买</ButtonLink>}
      />
    )
  }
  return <LessonNotes key={`${learnerId} ${sectionId}`} learnerId={learnerId} courseId={courseId} sectionId={sectionId} video={video} />
}

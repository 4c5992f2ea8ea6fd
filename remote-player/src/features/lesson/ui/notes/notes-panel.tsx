import type { CourseDetail } from '@xhkt/contract'
import { auth, useAuth } from '@xhkt/platform/auth'
import { isUnsigned } from '@xhkt/kit/agreement/agreement-states'
import { findLesson } from '@xhkt/kit/rules/lesson'
import { Button } from '@xhkt/kit/ui/button'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { PurchaseLink } from '../../../../common/purchase/purchase-link.tsx'
import { purchaseOffer } from '../../../../common/purchase/purchase-offer.ts'
import { LessonNotes } from './lesson-notes.tsx'

export interface NotesPanelProps {
  courseId: string
  sectionId: string
  isSignedIn: boolean
  /** Says whether the learner may open the lesson. Null: they have opened it. */
  course: CourseDetail | null
  /** Null while nothing plays. */
  video: HTMLVideoElement | null
}

/** The learner's notes of the lesson, or what they need before they can write some. */
export function NotesPanel({ courseId, sectionId, isSignedIn, course, video }: NotesPanelProps) {
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
  if (course && !findLesson(course.chapters, sectionId)?.is_trial) {
    const offer = purchaseOffer(courseId, course, '记笔记')
    if (!course.owned) return <EmptyView title={offer.title} action={<PurchaseLink offer={offer} />} />
    if (isUnsigned(course.agreement_state)) return <EmptyView title="签署学习协议后可以记笔记" />
  }
  return <LessonNotes key={`${learnerId} ${sectionId}`} learnerId={learnerId} courseId={courseId} sectionId={sectionId} video={video} />
}

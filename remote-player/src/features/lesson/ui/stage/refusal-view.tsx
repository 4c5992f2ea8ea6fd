import type { CourseDetail } from '@xhkt/contract'
import { momentText } from '@xhkt/kit/format'
import { findLesson, lessonPath, lessonState } from '@xhkt/kit/rules/lesson'
import { useNowSelector } from '@xhkt/platform/api'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import * as words from '@xhkt/kit/words'
import type { Refusal } from '../../model/use-lesson.ts'
import { CourseLink } from '../../../../common/ui/course-link.tsx'
import { SignFirst } from '../../../../common/agreement/sign-first.tsx'
import { BuyCard } from './buy-card.tsx'
import css from './refusal-view.module.css'

interface RefusalViewProps {
  refusal: Exclude<Refusal, 'failed'>
  /** What the server says. */
  message: string
  courseId: string
  sectionId: string
  /** Null until it has loaded. */
  course: CourseDetail | null
  isSignedIn: boolean
  onRetry: () => void
}

/** A lesson that is there and has no recording: it is live, or its recording is being made. */
function NotReadyView({ message, courseId, sectionId, course, onRetry }: RefusalViewProps) {
  const lesson = course && findLesson(course.chapters, sectionId)
  const startText = useNowSelector((now) => (lesson ? `${momentText(lesson.starts_at, now)} 开播` : ''))
  const state = lesson && lessonState(lesson)
  const room = lesson ? lessonPath(lesson, course) : null
  if (room && (state === 'upcoming' || state === 'onAir')) {
    return (
      <EmptyView
        title={state === 'onAir' ? '本节正在直播' : '本节是直播课'}
        description={state === 'onAir' ? '老师正在讲课，请到直播间观看' : startText}
        action={
          <ButtonLink variant="primary" href={room}>
            {words.enterLiveRoom}
          </ButtonLink>
        }
      />
    )
  }
  if (state === 'ended') return <EmptyView title="直播已结束，本节没有回放" description="您可以从目录里选择其他课时" action={<CourseLink courseId={courseId} />} />
  return (
    <EmptyView
      title={message}
      description="您可以先学习目录里的其他课时"
      action={
        <>
          <Button variant="primary" onClick={onRetry}>
            重试
          </Button>{' '}
          <CourseLink courseId={courseId} />
        </>
      }
    />
  )
}

/** In place of the video until the agreement of the course is signed. The lesson opens by itself after that. */
const UnsignedView = ({ courseId, course, onRetry }: RefusalViewProps) => (
  <section className={css.card} aria-label="签署学习协议">
    <h2 className={css.title}>{course?.agreement_state === 'going' ? '学习协议签署中' : '学习前请先签署学习协议'}</h2>
    <SignFirst courseId={courseId} courseTitle={course?.title ?? ''} onSigned={onRetry}>
      <CourseLink courseId={courseId} size="lg" />
    </SignFirst>
  </section>
)

/** Why a lesson does not open, and how to go on. */
export function RefusalView(props: RefusalViewProps) {
  const { refusal, courseId, course, isSignedIn } = props
  switch (refusal) {
    case 'not-bought':
      return <BuyCard courseId={courseId} course={course} isSignedIn={isSignedIn} />
    case 'unsigned':
      return <UnsignedView {...props} />
    case 'missing':
      return <EmptyView title={words.lessonNotFound} description="您可以从目录里选择其他课时" action={<CourseLink courseId={courseId} />} />
    case 'not-ready':
      return <NotReadyView {...props} />
  }
}

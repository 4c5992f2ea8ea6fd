import type { CourseDetail, Lesson } from '@xhkt/contract'
import * as words from '@xhkt/kit/words'
import { faultOf, faultTitle } from '@xhkt/kit/query/fault'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { EmptyView, ErrorView } from '@xhkt/kit/ui/state-view'
import { refusalOf, type useLesson } from '../../model/use-lesson.ts'
import { CourseLink } from '../course-link.tsx'
import { BuyCard } from './buy-card.tsx'
import css from './lesson-stage.module.css'
import { LessonPlayer } from './lesson-player.tsx'

export interface LessonStageProps {
  courseId: string
  course: CourseDetail | null
  opened: ReturnType<typeof useLesson>['opened']
  next: Lesson | null
  isSignedIn: boolean
  onVideo: (video: HTMLVideoElement | null) => void
}

/** The 16:9 frame of the video, whatever it shows. */
export function LessonStage({ courseId, course, opened, next, isSignedIn, onVideo }: LessonStageProps) {
  const { data, refetch, isFetching } = opened
  const error = faultOf(opened)
  const reopen = () => refetch().then(({ data: fresh }) => fresh)
  if (data) {
    return (
      <div className={css.stage}>
        <LessonPlayer lesson={data} next={next} isSignedIn={isSignedIn} onReopen={reopen} onVideo={onVideo} />
      </div>
    )
  }
  return (
    <div className={css.stage}>
      {error ? (
        <div className={css.panel}>
          {refusalOf(error) === 'not-bought' && <BuyCard courseId={courseId} course={course} isSignedIn={isSignedIn} />}
          {refusalOf(error) === 'missing' && (
            <EmptyView title={words.lessonNotFound} description="您可以从目录里选择其他课时" action={<CourseLink courseId={courseId} />} />
          )}
          {refusalOf(error) === 'not-ready' && <EmptyView title={error.message} action={<CourseLink courseId={courseId} />} />}
          {refusalOf(error) === 'failed' && <ErrorView title={faultTitle(error)} error={error} onRetry={() => void refetch()} retrying={isFetching} />}
        </div>
      ) : (
        <div className={css.waiting}>
          <Spinner label="正在加载视频" size={32} />
        </div>
      )}
    </div>
  )
}

import type { CourseDetail, Lesson } from '@xhkt/contract'
import * as words from '@xhkt/kit/words'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { EmptyView } from '@xhkt/kit/ui/state-view'
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
  const reopen = () => opened.refetch().then(({ data: fresh }) => fresh)
  return (
    <div className={css.stage}>
      <ReadView
        query={opened}
        loading={
          <div className={css.waiting}>
            <Spinner label="正在加载视频" size={32} />
          </div>
        }
        renderError={(view, error) => (
          <div className={css.panel}>
            {refusalOf(error) === 'not-bought' && <BuyCard courseId={courseId} course={course} isSignedIn={isSignedIn} />}
            {refusalOf(error) === 'missing' && (
              <EmptyView title={words.lessonNotFound} description="您可以从目录里选择其他课时" action={<CourseLink courseId={courseId} />} />
            )}
            {refusalOf(error) === 'not-ready' && <EmptyView title={error.message} action={<CourseLink courseId={courseId} />} />}
            {refusalOf(error) === 'failed' && view}
          </div>
        )}
      >
        {(lesson) => <LessonPlayer lesson={lesson} next={next} isSignedIn={isSignedIn} onReopen={reopen} onVideo={onVideo} />}
      </ReadView>
    </div>
  )
}

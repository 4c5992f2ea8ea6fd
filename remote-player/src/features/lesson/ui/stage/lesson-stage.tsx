import type { CourseDetail, Lesson } from '@xhkt/contract'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { refusalOf, type useLesson } from '../../model/use-lesson.ts'
import css from './lesson-stage.module.css'
import { LessonPlayer } from './lesson-player.tsx'
import { RefusalView } from './refusal-view.tsx'

export interface LessonStageProps {
  courseId: string
  sectionId: string
  course: CourseDetail | null
  opened: ReturnType<typeof useLesson>['opened']
  next: Lesson | null
  isSignedIn: boolean
  onVideo: (video: HTMLVideoElement | null) => void
}

/** What the place of the picture shows: the video, or why there is none. */
export function LessonStage({ courseId, sectionId, course, opened, next, isSignedIn, onVideo }: LessonStageProps) {
  const reopen = () => opened.refetch().then(({ data: fresh }) => fresh)
  return (
    <ReadView
      query={opened}
      loading={
        <div className={css.waiting}>
          <Spinner label="正在加载视频" size={32} />
        </div>
      }
      renderError={(view, error) => {
        const refusal = refusalOf(error)
        return (
          <div className={css.panel}>
            {refusal === null || refusal === 'failed' ? (
              view
            ) : (
              <RefusalView
                {...{ refusal, courseId, sectionId, course, isSignedIn }}
                message={error.message}
                onRetry={() => void opened.refetch()}
              />
            )}
          </div>
        )
      }}
    >
      {(lesson) => <LessonPlayer lesson={lesson} next={next} isSignedIn={isSignedIn} onReopen={reopen} onVideo={onVideo} />}
    </ReadView>
  )
}

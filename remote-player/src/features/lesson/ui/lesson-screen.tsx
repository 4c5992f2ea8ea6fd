import { useState } from 'react'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { findLesson } from '@xhkt/kit/learning/lesson'
import { neighboursOf } from '../model/outline.ts'
import { usePlaySpeed } from '../model/play-speed.ts'
import { refusalOf, useLesson } from '../model/use-lesson.ts'
import css from './lesson-screen.module.css'
import { LessonBar } from './lesson-bar.tsx'
import { LessonStage } from './stage/lesson-stage.tsx'
import { OutlinePanel } from './outline/outline-panel.tsx'
import { SignInHint } from './sign-in-hint.tsx'

export interface LessonScreenProps {
  courseId: string
  sectionId: string
}

/** A lesson: video, bar below, outline beside it. */
export function LessonScreen({ courseId, sectionId }: LessonScreenProps) {
  const { isSignedIn, opened, course, progress } = useLesson(courseId, sectionId)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const speed = usePlaySpeed(video)

  if (refusalOf(course.error) === 'missing') return <CourseNotFound />
  const chapters = course.data?.chapters ?? []
  const { previous, next } = neighboursOf(chapters, sectionId)
  const title = opened.data?.title ?? findLesson(chapters, sectionId)?.title ?? ''

  return (
    <div className={css.screen}>
      <div className={css.main}>
        <LessonStage
          key={`${courseId} ${sectionId}`}
          courseId={courseId}
          course={course.data ?? null}
          opened={opened}
          next={next}
          isSignedIn={isSignedIn}
          onVideo={setVideo}
        />
        <LessonBar courseId={courseId} title={title} courseTitle={course.data?.title ?? opened.data?.course_title ?? ''} previous={previous} next={next} speed={speed} />
        {!isSignedIn && opened.data && <SignInHint />}
      </div>
      <OutlinePanel courseId={courseId} sectionId={sectionId} course={course} progress={progress} />
    </div>
  )
}

import { useState } from 'react'
import { lessonType } from '@xhkt/contract/constants'
import { classNames } from '@xhkt/kit/ui/class-names'
import { CourseNotFound } from '@xhkt/kit/ui/course-not-found'
import { findLesson } from '@xhkt/kit/rules/lesson'
import { neighboursOf, numberOf } from '../../../common/outline/outline.ts'
import { FullScreenStage } from '../../../common/player/full-screen-stage.tsx'
import { useMediaSession } from '../../../common/player/model/use-media-session.ts'
import { usePaused } from '../../../common/player/model/video-value.ts'
import { purchaseOffer } from '../../../common/purchase/purchase-offer.ts'
import { useKeepTabs } from '../../../common/tabs/use-hash-choice.ts'
import { useAfterPicture } from '../model/use-after-picture.ts'
import { useLessonSteps } from '../model/use-lesson-steps.ts'
import { refusalOf, useLesson } from '../model/use-lesson.ts'
import { AskButton } from './ask-button.tsx'
import { LessonTabs } from './around/lesson-tabs.tsx'
import sizes from './lesson-sizes.module.css'
import css from './lesson-screen.module.css'
import { LessonBar } from './lesson-bar.tsx'
import { LessonStage } from './stage/lesson-stage.tsx'
import { MiniPicture } from './stage/mini-picture.tsx'
import { SidePanel } from './side/side-panel.tsx'
import { SignInHint } from './sign-in-hint.tsx'

export interface LessonScreenProps {
  courseId: string
  sectionId: string
}

/** A lesson: video, bar below, outline or transcript beside it, and tabs with the rest. */
export function LessonScreen({ courseId, sectionId }: LessonScreenProps) {
  const { isSignedIn, opened, course, progress } = useLesson(courseId, sectionId)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const isPlaying = !usePaused(video)
  const refusal = refusalOf(opened.error)
  const isAfterPicture = useAfterPicture(video, opened.isError)
  useKeepTabs(sectionId)

  const chapters = course.data?.chapters ?? []
  const { previous, next } = neighboursOf(chapters, sectionId)
  const steps = useLessonSteps(courseId, { previous, next })
  const lesson = findLesson(chapters, sectionId)
  const title = opened.data?.title ?? lesson?.title ?? ''
  const courseTitle = course.data?.title ?? opened.data?.course_title ?? ''
  const lockedText = (purpose: string) => purchaseOffer(courseId, course.data ?? null, purpose).title
  useMediaSession(video, { title, course: courseTitle, cover: opened.data?.poster ?? '' }, steps)

  if (refusalOf(course.error) === 'missing') return <CourseNotFound />

  return (
    <div className={sizes.lesson}>
      <div className={classNames(sizes.main, css.main)}>
        <MiniPicture video={video}>
          <FullScreenStage canBeFull={!opened.isError}>
            <LessonStage
              key={`${courseId} ${sectionId}`}
              courseId={courseId}
              sectionId={sectionId}
              course={course.data ?? null}
              opened={opened}
              next={next}
              isSignedIn={isSignedIn}
              onVideo={setVideo}
            />
          </FullScreenStage>
        </MiniPicture>
        <LessonBar
          {...{ courseId, title, courseTitle, previous, next }}
          action={<AskButton {...{ courseTitle, title, number: numberOf(chapters, sectionId), video, isSignedIn }} />}
        />
        {!isSignedIn && <SignInHint isShown={opened.isSuccess} />}
      </div>
      <SidePanel
        className={css.side}
        outline={{ courseId, sectionId, course, progress, isPlaying }}
        transcript={{
          ...{ title: opened.data?.title ?? '', lockedText: lockedText('看文稿'), url: opened.data?.captions?.[0]?.url ?? '' },
          ...{ refusal, lesson: opened, video },
        }}
        notes={{ course, sectionId, isSignedIn, video }}
        replay={{
          liveRoomId: lesson?.type === lessonType.playback ? lesson.live_room_id : '',
          ...{ lockedText: lockedText('看聊天回放'), refusal, video },
        }}
      />
      <div className={classNames(sizes.below, css.below)}>
        <LessonTabs course={course} sectionId={sectionId} isSignedIn={isSignedIn} isReady={isAfterPicture} />
      </div>
    </div>
  )
}

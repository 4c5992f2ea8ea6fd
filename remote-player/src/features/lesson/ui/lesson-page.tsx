import { prefetchMedia } from '@xhkt/kit/media/attach-media'
import * as words from '@xhkt/kit/words'
import { useSearchParams } from '@xhkt/platform/router'
import { AllCoursesLink } from '@xhkt/kit/ui/all-courses-link'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { FirstLesson } from './first-lesson.tsx'
import { LessonScreen } from './lesson-screen.tsx'

// In parallel with the lesson's request.
prefetchMedia()

const isId = (text: string | null): text is string => /^\d{1,20}$/.test(text ?? '')

/** `/live?course_id=&section_id=`: a recorded lesson. */
export default function LessonPage() {
  const [params] = useSearchParams()
  const courseId = params.get('course_id')
  const sectionId = params.get('section_id')
  if (isId(courseId) && isId(sectionId)) return <LessonScreen courseId={courseId} sectionId={sectionId} />
  if (isId(courseId) && !sectionId) return <FirstLesson courseId={courseId} />
  return (
    <EmptyView
      title={words.lessonNotFound}
      description="链接可能不完整，您可以从课程页面重新进入"
      action={<AllCoursesLink />}
    />
  )
}

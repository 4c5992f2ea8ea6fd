import { useState } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { Cover } from '@xhkt/kit/ui/cover'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import type { Action } from '../../model/purchase.ts'
import { trialLesson } from '../../model/trial-lesson.ts'
import { TrialPlayer } from './trial-player.tsx'
import css from './course-picture.module.css'

/** The cover. A trial lesson plays in its place, and loads nothing before it starts. */
export function CoursePicture({ course, action }: { course: CourseDetail; action: Action }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const trial = course.owned ? null : trialLesson(course)
  if (trial && isPlaying) return <TrialPlayer course={course} lesson={trial} action={action} />
  return (
    <div className={css.frame}>
      <Cover className={css.cover} src={course.cover} alt="" width={640} priority />
      {trial && (
        <button type="button" className={css.play} onClick={() => setIsPlaying(true)}>
          <span className={css.pill}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M7 4.500v15l12.500-7.500z" />
            </svg>
            试听
          </span>
          <VisuallyHidden>{trial.title}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

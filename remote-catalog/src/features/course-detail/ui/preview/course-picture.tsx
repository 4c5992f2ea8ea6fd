import { type ComponentProps, useState } from 'react'
import type { CourseDetail } from '@xhkt/contract'
import { useLazyComponent } from '@xhkt/kit/lazy/use-lazy-component'
import { Cover } from '@xhkt/kit/ui/cover'
import { InlineError } from '@xhkt/kit/ui/inline-error'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { type Action, trialLesson } from '../../model/purchase.ts'
import type { TrialPlayer } from './trial-player.tsx'
import css from './course-picture.module.css'

const loadPlayer = () => import(/* webpackChunkName: "trial" */ './trial-player.tsx').then((loaded) => loaded.TrialPlayer)

/** Loads the code on hover and focus, so that the trial starts sooner. A failure shows once the trial is opened. */
const prefetchPlayer = () => void loadPlayer().catch(() => undefined)

function Trial(player: ComponentProps<typeof TrialPlayer>) {
  const { Component, failed, retry } = useLazyComponent(loadPlayer)
  if (Component) return <Component {...player} />
  return <div className={css.opening}>{failed ? <InlineError name="试听" onRetry={retry} /> : <Spinner label="加载中" />}</div>
}

/** The cover. A trial lesson plays in its place, and loads nothing before it starts. */
export function CoursePicture({ course, action }: { course: CourseDetail; action: Action }) {
  const [isPlaying, setIsPlaying] = useState(false)
  const trial = course.owned ? null : trialLesson(course)
  if (trial && isPlaying) return <Trial course={course} lesson={trial} action={action} />
  return (
    <div className={css.frame}>
      <Cover className={css.cover} src={course.cover} alt="" width={640} priority />
      {trial && (
        <button type="button" className={css.play} onPointerMove={prefetchPlayer} onFocus={prefetchPlayer} onClick={() => setIsPlaying(true)}>
          <span className={css.pill}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M7 4.5v15l12.5-7.5z" />
            </svg>
            试听
          </span>
          <VisuallyHidden>{trial.title}</VisuallyHidden>
        </button>
      )}
    </div>
  )
}

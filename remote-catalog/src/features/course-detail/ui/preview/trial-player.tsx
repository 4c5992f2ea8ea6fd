import { useCallback, useEffect, useRef } from 'react'
import type { CourseDetail, Lesson, LessonPlay } from '@xhkt/contract'
import { useQuery } from '@xhkt/platform/query'
import { prefetchMedia } from '@xhkt/kit/media/attach-media'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { Spinner } from '@xhkt/kit/ui/spinner'
import { trialQuery } from '../../api/queries.ts'
import type { Action } from '../../model/purchase.ts'
import css from './trial-player.module.css'
import { TrialVideo } from './trial-video.tsx'

interface TrialPlayerProps {
  course: CourseDetail
  lesson: Lesson
  /** The action that opens the whole course. */
  action: Action
}

/** A trial starts at its beginning, and reports nothing. */
const openedOf = (play: LessonPlay) => ({ ...play, startAt: 0, reportedAt: 0 })

/** The trial lesson in place of the cover. */
export function TrialPlayer({ course, lesson, action }: TrialPlayerProps) {
  const query = useQuery(trialQuery(course.id, lesson.section_id))
  const { refetch } = query
  const group = useRef<HTMLDivElement>(null)
  // Loads the media code in parallel with the query.
  useEffect(prefetchMedia, [])
  // The pressed button is gone. The video takes the focus once it is there.
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  const reopen = useCallback(() => refetch().then((answer) => answer.data && openedOf(answer.data)), [refetch])
  const waiting = (
    <>
      {course.cover && <img className={css.video} src={course.cover} alt="" />}
      <div className={css.waiting}>
        <Spinner label="加载中" size={40} />
      </div>
    </>
  )
  return (
    <div ref={group} className={css.player} role="group" aria-label="试听" tabIndex={-1}>
      <ReadView query={query} loading={waiting} renderError={(view) => <div className={css.panel}>{view}</div>}>
        {(play) => (
          <TrialVideo poster={course.cover} title={lesson.title} recording={openedOf(play)} action={action} onReopen={reopen} />
        )}
      </ReadView>
    </div>
  )
}

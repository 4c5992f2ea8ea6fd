import type { Lesson } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { restart } from '../../model/player-controls.ts'
import { CourseLink } from '../course-link.tsx'
import css from './end-card.module.css'

export interface EndCardProps {
  video: HTMLVideoElement
  courseId: string
  next: Lesson | null
}

/** Shown at the end of a lesson: the next one, or this one again. */
export function EndCard({ video, courseId, next }: EndCardProps) {
  return (
    <section className={css.card} aria-label="本节已学完">
      <h2 className={css.title}>本节已学完</h2>
      <p className={css.next}>{next ? `下一节：${next.title}` : '这是本课程的最后一节'}</p>
      <div className={css.actions}>
        {next ? (
          <ButtonLink variant="primary" href={paths.lesson(courseId, next.section_id)}>
            学习下一节
          </ButtonLink>
        ) : (
          <CourseLink courseId={courseId} variant="primary" />
        )}
        <Button onClick={() => restart(video)}>重看本节</Button>
      </div>
    </section>
  )
}

import type { HTMLAttributes } from 'react'
import { liveState } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import { classNames } from '@xhkt/kit/ui/class-names'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import { useNowSelector } from '@xhkt/platform/api'
import { endText, lessonHref, startText, stateAt } from '../model/lesson-text.ts'
import type { PlacedLesson } from '../model/week-layout.ts'
import css from './lesson-block.module.css'

interface Props extends Omit<HTMLAttributes<HTMLAnchorElement>, 'children'> {
  placed: PlacedLesson
  /** In the list of a day there is room for the course. */
  withCourse?: boolean
}

/** A lesson with its times, its state and its clashes. It leads to its room, or to its playback. */
export function LessonBlock({ placed, withCourse = false, className, ...rest }: Props) {
  const { lesson, clashes } = placed
  const state = useNowSelector((now) => stateAt(lesson, now), 60_000)
  const looks = [state === liveState.ended && css.ended, state === liveState.onAir && css.onAir, clashes.length > 0 && css.clash]
  return (
    <a {...rest} className={classNames(css.block, ...looks, className)} href={lessonHref(lesson)} title={`${lesson.title} · ${lesson.course.title}`}>
      <span className={css.time}>
        {startText(lesson)}–<wbr />
        {endText(lesson)}
      </span>
      {state === liveState.onAir && <span className={css.live}>直播中</span>}
      {state === unknownState && <span className={css.course}>状态未知</span>}
      {clashes.length > 0 && (
        <span className={css.warning}>
          时间冲突
          <VisuallyHidden>，与{clashes.map(({ title }) => `“${title}”`).join('、')}</VisuallyHidden>
        </span>
      )}
      <span className={css.title}>{lesson.title}</span>
      {withCourse ? <span className={css.course}>{lesson.course.title}</span> : <VisuallyHidden>，{lesson.course.title}</VisuallyHidden>}
      {state === liveState.ended && <VisuallyHidden>，已结束</VisuallyHidden>}
    </a>
  )
}

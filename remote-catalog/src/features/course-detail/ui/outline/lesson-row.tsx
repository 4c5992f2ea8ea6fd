import { memo } from 'react'
import type { Lesson } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { isLocked, isOnAir, isUpcoming, lessonPath, type LessonState, lessonState } from '@xhkt/kit/rules/lesson'
import * as words from '@xhkt/kit/words'
import { formatDuration, momentText } from '@xhkt/kit/format'
import { Tag, type TagTone } from '@xhkt/kit/ui/tag'
import { ReserveButton } from '../../../../common/reserve/reserve-button.tsx'
import css from './lesson-row.module.css'

const paths = {
  play: 'M7 5l11 7-11 7z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  wait: 'M12 7v5l3 2M12 3a9 9 0 1 0 .01 0',
}

const tones: Partial<Record<LessonState, TagTone>> = { upcoming: 'primary', onAir: 'error', playback: 'success' }

function Start({ seconds }: { seconds: number }) {
  const now = useNow(60_000)
  return <span className={css.note}>{momentText(seconds, now)} 开播</span>
}

export interface LessonRowProps {
  lesson: Lesson
  /** Shown before the title: chapter and position in it. */
  number: string
  courseId: string
  owned: boolean
  /** What the learner must do first, where the lesson is not open to them. */
  note: string
  /** The learner's progress. */
  mark?: string
}

/** One lesson; a link where the learner can open something. */
export const LessonRow = memo(function LessonRow({ lesson, number, courseId, owned, note, mark }: LessonRowProps) {
  const course = { id: courseId, owned }
  const href = lessonPath(lesson, course)
  const locked = isLocked(lesson, course)
  const upcoming = isUpcoming(lesson)
  const state = lessonState(lesson)
  const name = `${number} ${lesson.title}`
  const content = (
    <>
      <svg className={css.icon} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={paths[href ? 'play' : locked ? 'lock' : 'wait']} />
      </svg>
      <span className={css.title} title={name}>
        {name}
      </span>
      {lesson.is_trial && !owned && <Tag tone="price">试听</Tag>}
      {state === 'locked' && isOnAir(lesson) && <Tag tone="error">{words.lessonStates.onAir}</Tag>}
      {state === 'locked' && upcoming && <Tag tone="primary">{words.lessonStates.upcoming}</Tag>}
      <Tag tone={tones[state]}>{words.lessonStates[state]}</Tag>
      {locked && state !== 'locked' && <span className={css.note}>{note}</span>}
      {mark && <span className={css.mark}>{mark}</span>}
      {upcoming && <Start seconds={lesson.starts_at} />}
      {lesson.duration > 0 && <span className={css.duration}>{formatDuration(lesson.duration)}</span>}
    </>
  )
  return (
    <li className={css.row} data-lesson={lesson.section_id}>
      {href ? (
        <a className={css.main} href={href}>
          {content}
        </a>
      ) : (
        <div className={css.main}>{content}</div>
      )}
      {upcoming && <ReserveButton lesson={{ ...lesson, course_id: courseId }} variant="default" />}
    </li>
  )
})

import type { CalendarLesson } from '@xhkt/contract'
import { AddToCalendar } from '@xhkt/kit/calendar/add-to-calendar'
import { clockSpan } from '@xhkt/kit/format'
import { isOnAir, isPlayable, isUpcoming, type LessonState, lessonState } from '@xhkt/kit/rules/lesson'
import { ReserveButton } from '@xhkt/kit/reservation/reserve-button'
import { ButtonLink } from '@xhkt/kit/ui/button'
import { Tag, type TagTone } from '@xhkt/kit/ui/tag'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import { useNowSelector } from '@xhkt/platform/api'
import { classNames } from '@xhkt/kit/ui/class-names'
import { tallLink } from '@xhkt/kit/ui/tall-link'
import { isCurrent, lessonHref, liveStateNow } from '../model/live-now.ts'
import { useReserveLesson } from '../model/use-reserve-lesson.ts'
import css from './lesson-item.module.css'

const tones: Partial<Record<LessonState, TagTone>> = { onAir: 'error', playback: 'success' }

function Actions({ lesson }: { lesson: CalendarLesson }) {
  const reserve = useReserveLesson(lesson)
  if (isUpcoming(lesson)) {
    return (
      <>
        {isCurrent(lesson) && <ReserveButton lesson={lesson} onPress={reserve} />}
        <AddToCalendar lesson={lesson} />
      </>
    )
  }
  const name = isOnAir(lesson) ? words.enterLiveRoom : isPlayable(lesson, lesson) ? words.watchPlayback : ''
  if (!name) return null
  return (
    <ButtonLink variant={isOnAir(lesson) ? 'primary' : 'default'} size="sm" href={lessonHref(lesson)}>
      {name}
      <VisuallyHidden>{lesson.title}</VisuallyHidden>
    </ButtonLink>
  )
}

/** A live lesson in the calendar: its time, what it is, and what the learner can do now. */
export function LessonItem({ lesson: answered }: { lesson: CalendarLesson }) {
  const live_state = useNowSelector((now) => liveStateNow(answered, now))
  const lesson = { ...answered, live_state }
  const { title, course, starts_at, ends_at } = lesson
  const state = isOnAir(lesson) ? 'onAir' : lessonState(lesson)
  const note = [course.title, course.teacher_name].filter(Boolean).join(' · ')
  return (
    <li className={css.item}>
      <p className={css.time}>
        {clockSpan(starts_at, ends_at)}
        {!isUpcoming(lesson) && <Tag tone={tones[state]}>{words.lessonStates[state]}</Tag>}
      </p>
      <div className={css.text}>
        <a className={classNames(css.title, tallLink)} href={lessonHref(lesson)} title={title}>
          {title}
        </a>
        <p className={css.course} title={note}>
          {note}
        </p>
      </div>
      <div className={css.actions}>
        <Actions lesson={lesson} />
      </div>
    </li>
  )
}

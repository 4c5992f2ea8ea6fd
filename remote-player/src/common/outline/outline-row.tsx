import { memo } from 'react'
import type { Lesson, LessonProgress } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import type { LessonState } from '@xhkt/kit/rules/lesson'
import * as words from '@xhkt/kit/words'
import { formatDuration, momentText } from '@xhkt/kit/format'
import { MarkedText } from '@xhkt/kit/search/marked-text'
import { useNow } from '@xhkt/platform/api'
import { Link } from '@xhkt/platform/router'
import { Tag } from '@xhkt/kit/ui/tag'
import { rowPath, stateForCaller } from './outline.ts'
import css from './outline-row.module.css'
import { StateIcon } from './state-icon.tsx'

const MINUTE_MS = 60_000

export interface OutlineRowProps {
  courseId: string
  /** The learner has the course. */
  owned: boolean
  lesson: Lesson
  isCurrent: boolean
  /** It plays at this moment. */
  isPlaying: boolean
  /** The state of the lesson in the live room that the learner may watch; the course may still call it locked. */
  roomState: LessonState | undefined
  /** Its words are marked in the title. */
  keyword: string
  progress: LessonProgress | undefined
}

/** A recorded lesson needs no word. An upcoming one says when it starts. */
function labelOf(state: LessonState, { starts_at }: Lesson, now: number): string {
  if (state === 'recorded') return ''
  return state === 'upcoming' && starts_at > 0 ? `${words.lessonStates.upcoming} ${momentText(starts_at, now)}` : words.lessonStates[state]
}

function studied(progress: LessonProgress | undefined): string {
  if (!progress) return ''
  if (progress.finished) return '已学完'
  return progress.position >= 1 ? `学到 ${formatDuration(progress.position)}` : ''
}

/** A lesson of the outline. Memoised: a long course has many hundred, of which few change at a time. */
export const OutlineRow = memo(function OutlineRow(props: OutlineRowProps) {
  const { courseId, owned, lesson, isCurrent, isPlaying, roomState, keyword, progress } = props
  const course = { id: courseId, owned }
  const state = roomState ?? stateForCaller(lesson, course)
  const address = roomState && lesson.live_room_id ? paths.liveRoom(lesson.live_room_id) : rowPath(lesson, course)
  const now = Math.floor(useNow(MINUTE_MS) / 1000)
  const facts = [
    isPlaying ? '正在播放' : '',
    lesson.duration > 0 ? formatDuration(lesson.duration) : '',
    labelOf(state, lesson, now),
    // A locked lesson says 未解锁 alone, as its icon does.
    state === 'locked' ? '' : studied(progress),
  ].filter(Boolean)
  const content = (
    <>
      <StateIcon state={state} isFinished={progress?.finished ?? false} isPlaying={isPlaying} />
      <span className={css.text}>
        <span className={css.title}>
          <MarkedText text={lesson.title} keyword={keyword} />
        </span>
        <span className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {lesson.is_trial && !owned && <Tag tone="price">试听</Tag>}
        </span>
      </span>
    </>
  )
  return (
    <li className={css.item}>
      {address ? (
        <Link className={css.row} to={address} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      ) : (
        <span className={css.row}>{content}</span>
      )}
    </li>
  )
})

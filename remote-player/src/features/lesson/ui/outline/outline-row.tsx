import type { Lesson, LessonProgress } from '@xhkt/contract'
import type { LessonState } from '@xhkt/kit/learning/lesson'
import * as words from '@xhkt/kit/words'
import { formatDuration } from '@xhkt/kit/format'
import { Link } from '@xhkt/platform/router'
import { Tag } from '@xhkt/kit/ui/tag'
import { rowPath, stateForCaller } from '../../model/outline.ts'
import css from './outline-row.module.css'
import { StateIcon } from './state-icon.tsx'

export interface OutlineRowProps {
  course: { id: string; owned: boolean }
  lesson: Lesson
  isCurrent: boolean
  progress: LessonProgress | undefined
}

/** A lesson that can be played needs no word. */
const labelOf = (state: LessonState): string => (state === 'recorded' || state === 'playback' ? '' : words.lessonStates[state])

function studied(progress: LessonProgress | undefined): string {
  if (!progress) return ''
  if (progress.finished) return '已学完'
  return progress.position >= 1 ? `学到 ${formatDuration(progress.position)}` : ''
}

export function OutlineRow({ course, lesson, isCurrent, progress }: OutlineRowProps) {
  const state = stateForCaller(lesson, course)
  const address = rowPath(lesson, course)
  const facts = [lesson.duration > 0 ? formatDuration(lesson.duration) : '', labelOf(state), studied(progress)].filter(Boolean)
  const content = (
    <>
      <StateIcon state={state} isFinished={progress?.finished ?? false} />
      <span className={css.text}>
        <span className={css.title}>{lesson.title}</span>
        <span className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {lesson.is_trial && !course.owned && <Tag tone="price">试听</Tag>}
        </span>
      </span>
    </>
  )
  return (
    <li>
      {address ? (
        <Link className={css.row} to={address} aria-current={isCurrent ? 'page' : undefined}>
          {content}
        </Link>
      ) : (
        <span className={css.row}>{content}</span>
      )}
    </li>
  )
}

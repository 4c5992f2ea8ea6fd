import type { Lesson, LessonProgress } from '@xhkt/contract'
import { formatDuration } from '@xhkt/kit/format'
import { Link } from '@xhkt/platform/router'
import { Tag } from '@xhkt/kit/ui/tag'
import { addressOf, type LessonState } from '../../model/outline.ts'
import css from './outline-row.module.css'
import { StateIcon } from './state-icon.tsx'

export interface OutlineRowProps {
  courseId: string
  lesson: Lesson
  state: LessonState
  isCurrent: boolean
  isTrial: boolean
  progress: LessonProgress | undefined
}

const words: Record<LessonState, string> = {
  'open': '',
  'locked': '未购买',
  'live': '直播',
  'in-the-making': '回放生成中',
  'nothing-yet': '未更新',
}

function studied(progress: LessonProgress | undefined): string {
  if (!progress) return ''
  if (progress.finished) return '已学完'
  return progress.position >= 1 ? `学到 ${formatDuration(progress.position)}` : ''
}

export function OutlineRow({ courseId, lesson, state, isCurrent, isTrial, progress }: OutlineRowProps) {
  const address = addressOf(lesson, courseId, state)
  const facts = [lesson.duration > 0 ? formatDuration(lesson.duration) : '', words[state], studied(progress)].filter(Boolean)
  const content = (
    <>
      <StateIcon state={state} isFinished={progress?.finished ?? false} />
      <span className={css.text}>
        <span className={css.title}>{lesson.title}</span>
        <span className={css.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {isTrial && <Tag tone="price">试听</Tag>}
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

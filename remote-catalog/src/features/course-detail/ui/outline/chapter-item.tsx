import { memo, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Chapter } from '@xhkt/contract'
import * as words from '@xhkt/kit/words'
import { LessonRow } from './lesson-row.tsx'
import css from './outline.module.css'

interface LessonRowsProps {
  chapter: Chapter
  number: number
  courseId: string
  owned: boolean
  /** What the learner must do first, for a lesson that is not open to them. */
  note: string
  marks: Map<string, string>
}

/** The lessons of a chapter. Opening and closing chapters does not render them again. */
const LessonRows = memo(function LessonRows({ chapter, number, courseId, owned, note, marks }: LessonRowsProps) {
  return chapter.lessons.map((lesson, i) => (
    <LessonRow
      key={lesson.section_id}
      lesson={lesson}
      number={`${number}.${i + 1}`}
      courseId={courseId}
      owned={owned}
      note={note}
      mark={marks.get(lesson.section_id)}
    />
  ))
})

export interface ChapterItemProps extends LessonRowsProps {
  open: boolean
  /** Renders the lessons of a closed chapter too, so that find-in-page finds them. */
  filled: boolean
  onToggle: (id: string) => void
}

/** A chapter that opens and closes. Find-in-page opens it when it finds a lesson in it. */
export function ChapterItem({ open, filled, onToggle, ...rows }: ChapterItemProps) {
  const { number } = rows
  const { chapter_id, title, lessons } = rows.chapter
  const panel = `chapter-${chapter_id}`
  const list = useRef<HTMLOListElement>(null)
  const found = useEffectEvent(() => {
    if (!open) onToggle(chapter_id)
  })

  // React treats `hidden` as a boolean.
  useLayoutEffect(() => {
    if (open) list.current?.removeAttribute('hidden')
    else list.current?.setAttribute('hidden', 'until-found')
  }, [open])
  useEffect(() => {
    const element = list.current
    const open = () => found()
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  }, [])

  const name = words.chapterName(number, title)
  return (
    <li className={css.chapter}>
      <h3 className={css.head}>
        <button type="button" className={css.toggle} aria-expanded={open} aria-controls={panel} onClick={() => onToggle(chapter_id)}>
          <span className={css.title} title={name}>
            {name}
          </span>
          <span className={css.count}>{lessons.length} 节</span>
        </button>
      </h3>
      <ol ref={list} id={panel} className={css.lessons}>
        {(open || filled) && <LessonRows {...rows} />}
        {lessons.length === 0 && <li className={css.none}>本章课时待更新</li>}
      </ol>
    </li>
  )
}

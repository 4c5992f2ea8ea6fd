import { useState } from 'react'
import type { Chapter, CourseDetail } from '@xhkt/shared/contract'
import { LessonRow } from './lesson-row.tsx'
import css from './outline.module.css'

interface ChapterProps {
  chapter: Chapter
  number: number
  course: CourseDetail
  open: boolean
  onToggle: () => void
}

function ChapterItem({ chapter, number, course, open, onToggle }: ChapterProps) {
  const panel = `chapter-${chapter.chapter_id}`
  return (
    <li className={css.chapter}>
      <h3 className={css.head}>
        <button type="button" className={css.toggle} aria-expanded={open} aria-controls={panel} onClick={onToggle}>
          <span className={css.title}>
            第 {number} 章 {chapter.title}
          </span>
          <span className={css.count}>{chapter.lessons.length} 节</span>
        </button>
      </h3>
      <ol id={panel} className={css.lessons} hidden={!open}>
        {open &&
          chapter.lessons.map((lesson, i) => (
            <LessonRow key={lesson.section_id} lesson={lesson} number={`${number}.${i + 1}`} course={course} />
          ))}
        {chapter.lessons.length === 0 && <li className={css.none}>本章课时待更新</li>}
      </ol>
    </li>
  )
}

/** Chapters and their lessons; the first chapter is open. */
export function Outline({ course }: { course: CourseDetail }) {
  const { chapters } = course
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(chapters.slice(0, 1).map((chapter) => chapter.chapter_id)))
  const toggle = (id: string) =>
    setOpen((shown) => {
      const next = new Set(shown)
      if (!next.delete(id)) next.add(id)
      return next
    })

  if (chapters.length === 0) return <p className={css.none}>课程目录待更新</p>
  return (
    <ol className={css.chapters}>
      {chapters.map((chapter, i) => (
        <ChapterItem
          key={chapter.chapter_id}
          chapter={chapter}
          number={i + 1}
          course={course}
          open={open.has(chapter.chapter_id)}
          onToggle={() => toggle(chapter.chapter_id)}
        />
      ))}
    </ol>
  )
}

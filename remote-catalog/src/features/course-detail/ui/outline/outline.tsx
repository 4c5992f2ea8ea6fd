import { useDeferredValue, useMemo, useState } from 'react'
import type { Chapter, CourseDetail, LessonProgress } from '@xhkt/contract'
import { Button } from '@xhkt/kit/ui/button'
import { openAtFirst, studyMarks } from '../../model/outline.ts'
import { useFreshAtStart } from '../../model/use-fresh-at-start.ts'
import { useHistoryState } from '@xhkt/kit/use-history-state'
import { useUntilOwned } from '../../model/use-until-owned.ts'
import { ChapterItem } from './chapter-item.tsx'
import css from './outline.module.css'

/** The open chapters until the reader opens or closes one. A later answer may open one more, but closes none. */
function useOpenAtFirst(chapters: readonly Chapter[], studied: readonly LessonProgress[]): ReadonlySet<string> {
  const wanted = openAtFirst(chapters, studied)
  const [open, setOpen] = useState(wanted)
  if ([...wanted].every((id) => open.has(id))) return open
  const more = new Set([...open, ...wanted])
  setOpen(more)
  return more
}

interface OutlineProps {
  course: CourseDetail
  studied: LessonProgress[]
}

export function Outline({ course, studied }: OutlineProps) {
  const { id, owned, chapters } = course
  // Null until the reader opens or closes a chapter.
  const [chosen, setChosen] = useHistoryState(`open ${id}`, ['null', ['token']], null)
  // The lessons of closed chapters render after the page, in small steps.
  const filled = useDeferredValue(true, false)
  useFreshAtStart(chapters)
  const note = useUntilOwned(course, '学')
  const first = useOpenAtFirst(chapters, studied)
  const marks = useMemo(() => studyMarks(owned ? studied : []), [owned, studied])

  if (chapters.length === 0) return <p className={css.none}>课程目录待更新</p>
  const open = chosen ? new Set(chosen) : first
  const allOpen = chapters.every((chapter) => open.has(chapter.chapter_id))
  const toggle = (chapterId: string) =>
    setChosen(open.has(chapterId) ? [...open].filter((other) => other !== chapterId) : [...open, chapterId])
  const lessons = chapters.reduce((sum, chapter) => sum + chapter.lessons.length, 0)
  return (
    <>
      <div className={css.summary}>
        <span>
          共 {chapters.length} 章 {lessons} 节
        </span>
        {chapters.length > 1 && (
          <Button variant="text" size="sm" onClick={() => setChosen(allOpen ? [] : chapters.map((chapter) => chapter.chapter_id))}>
            {allOpen ? '收起全部' : '展开全部'}
          </Button>
        )}
      </div>
      <ol className={css.chapters}>
        {chapters.map((chapter, i) => (
          <ChapterItem
            key={chapter.chapter_id}
            chapter={chapter}
            number={i + 1}
            courseId={id}
            owned={owned}
            note={note}
            marks={marks}
            open={open.has(chapter.chapter_id)}
            filled={filled}
            onToggle={toggle}
          />
        ))}
      </ol>
    </>
  )
}

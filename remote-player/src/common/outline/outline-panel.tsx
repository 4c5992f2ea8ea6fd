import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { lessonsOf, type LessonState } from '@xhkt/kit/rules/lesson'
import { type Read, ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import { VisuallyHidden } from '@xhkt/kit/ui/visually-hidden'
import * as words from '@xhkt/kit/words'
import { useMoveFocus } from '../ui/use-move-focus.ts'
import { chaptersMatching } from './outline.ts'
import { SearchField } from '../ui/search-field.tsx'
import { OutlineBones } from './outline-bones.tsx'
import css from './outline-panel.module.css'
import { OutlineRow } from './outline-row.tsx'

/** With more lessons than this the outline has a search. */
const SEARCHED_FROM = 15

export interface OutlinePanelProps {
  courseId: string
  sectionId: string
  course: Read<CourseDetail>
  /** Undefined for a visitor, and until it has loaded. */
  progress: readonly LessonProgress[] | undefined
  /** The current lesson plays at this moment. */
  isPlaying: boolean
  /** The state of the current lesson in the live room that the learner may watch. */
  roomState?: LessonState | undefined
}

const none: CourseDetail['chapters'] = []

/** The number of a chapter in the whole course, from 1: a search shortens the list, and keeps the numbers. */
const numberOf = (all: CourseDetail['chapters'], { chapter_id }: CourseDetail['chapters'][number]): number =>
  all.findIndex((each) => each.chapter_id === chapter_id) + 1

/** Brings the current lesson into sight inside the list. One that is in sight from the start leaves the first lesson in sight too. */
function showCurrent(list: HTMLElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]')
  if (!list || !current) return
  // Not `offsetTop`: a row whose layout is skipped out of sight is the offset parent of its link.
  const top = current.getBoundingClientRect().top - list.getBoundingClientRect().top + list.scrollTop
  // scrollIntoView would scroll the page too.
  list.scrollTop = top + current.offsetHeight <= list.clientHeight ? 0 : top - list.clientHeight / 3
}

/** Chapters and lessons of the course. A long list scrolls inside, with the current lesson in sight. */
export function OutlinePanel({ courseId, sectionId, course, progress, isPlaying, roomState }: OutlinePanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const [keyword, setKeyword] = useState('')
  const isThere = course.data !== undefined
  useEffect(() => showCurrent(list.current), [sectionId, isThere])
  useMoveFocus(list, 'a')

  const progressOf = useMemo(() => new Map(progress?.map((each) => [each.section_id, each])), [progress])
  const chapters = course.data?.chapters ?? none
  const isLong = useMemo(() => lessonsOf(chapters).length > SEARCHED_FROM, [chapters])
  // Deferred, so that typing in the search field does not wait for the rows of a long course.
  const marked = useDeferredValue(keyword)
  const found = useMemo(() => chaptersMatching(chapters, marked), [chapters, marked])
  return (
    <nav className={css.panel} aria-label="课程目录">
      <VisuallyHidden as="h2">课程目录</VisuallyHidden>
      <VisuallyHidden>
        <span role="status">{marked.trim() && `找到 ${lessonsOf(found).length} 节`}</span>
      </VisuallyHidden>
      <div className={css.list} ref={list}>
        {isLong && (
          <div className={css.search}>
            <SearchField label="搜索课时" value={keyword} onValue={setKeyword} />
          </div>
        )}
        <ReadView query={course} loading={<OutlineBones />}>
          {({ chapters: all, owned }) =>
            all.length === 0 ? (
              <EmptyView title="目录还在准备中" />
            ) : found.length === 0 ? (
              <EmptyView title="没有找到相关课时" description="换一个词试试" />
            ) : (
              found.map((chapter) => (
                <section key={chapter.chapter_id}>
                  <h3 className={css.chapter}>{words.chapterName(numberOf(all, chapter), chapter.title)}</h3>
                  <ol className={css.lessons}>
                    {chapter.lessons.map((lesson) => (
                      <OutlineRow
                        key={lesson.section_id}
                        courseId={courseId}
                        owned={owned}
                        lesson={lesson}
                        isCurrent={lesson.section_id === sectionId}
                        isPlaying={isPlaying && lesson.section_id === sectionId}
                        roomState={lesson.section_id === sectionId ? roomState : undefined}
                        progress={progressOf.get(lesson.section_id)}
                        keyword={marked}
                      />
                    ))}
                  </ol>
                </section>
              ))
            )
          }
        </ReadView>
      </div>
    </nav>
  )
}

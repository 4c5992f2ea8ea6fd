import { useEffect, useRef } from 'react'
import type { LessonProgress } from '@xhkt/contract'
import { ReadView } from '@xhkt/kit/ui/read-view'
import { EmptyView } from '@xhkt/kit/ui/state-view'
import type { useLesson } from '../../model/use-lesson.ts'
import { OutlineBones } from './outline-bones.tsx'
import css from './outline-panel.module.css'
import { OutlineRow } from './outline-row.tsx'

export interface OutlinePanelProps {
  courseId: string
  sectionId: string
  course: ReturnType<typeof useLesson>['course']
  /** Undefined for a visitor, and until it has loaded. */
  progress: readonly LessonProgress[] | undefined
}

/** Chapters and lessons of the course. A long list scrolls inside, with the current lesson in view. */
export function OutlinePanel({ courseId, sectionId, course, progress }: OutlinePanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const isThere = course.data !== undefined
  useEffect(() => {
    const box = list.current
    const current = box?.querySelector<HTMLElement>('[aria-current]')
    // scrollIntoView would scroll the page too.
    if (box && current) box.scrollTop = current.offsetTop - box.clientHeight / 3
  }, [sectionId, isThere])

  const progressOf = new Map(progress?.map((each) => [each.section_id, each]))
  return (
    <nav className={css.panel} aria-label="课程目录">
      <div className={css.list} ref={list}>
        <h2 className={css.title}>课程目录</h2>
        <ReadView query={course} loading={<OutlineBones />}>
          {({ chapters, owned }) =>
            chapters.length === 0 ? (
              <EmptyView title="目录还在准备中" />
            ) : (
              chapters.map((chapter) => (
                <section key={chapter.chapter_id}>
                  <h3 className={css.chapter}>{chapter.title}</h3>
                  <ol className={css.lessons}>
                    {chapter.lessons.map((lesson) => (
                      <OutlineRow
                        key={lesson.section_id}
                        course={{ id: courseId, owned }}
                        lesson={lesson}
                        isCurrent={lesson.section_id === sectionId}
                        progress={progressOf.get(lesson.section_id)}
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

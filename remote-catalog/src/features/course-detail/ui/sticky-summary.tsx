import { useEffect, useState } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { Cost } from '../../../common/course/cost.tsx'
import { usePrice } from '../../../common/course/use-price.ts'
import { actionsOf } from '../model/purchase.ts'
import { ActionButton } from './head/actions.tsx'
import css from './sticky-summary.module.css'

/** The window below the top bar (`--top-bar-height`), and all of the page under it: what is outside has scrolled away. */
const FROM_BAR_DOWN = '-64px 0px 99999px'

/** Whether an element has scrolled out of view at the top, under the top bar. */
function useIsPast(element: Element | null): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry && setIsPast(!entry.isIntersecting), { rootMargin: FROM_BAR_DOWN })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isPast
}

interface StickySummaryProps {
  course: CourseDetail
  /** Undefined while it is unknown. */
  studied: LessonProgress[] | undefined
  /** What the course costs, and its actions. The summary shows only while they are out of view. */
  offer: Element | null
}

/**
 * Title, price and main action at the bottom of a narrow window, once the offer is out of view. In a wider window the offer stays beside
 * the text.
 */
export function StickySummary({ course, studied, offer }: StickySummaryProps) {
  const state = usePrice(course)
  const now = useNow(60_000)
  const isPast = useIsPast(offer)
  if (!isPast) return null
  return (
    <div className={css.summary} role="group" aria-label="课程概要">
      <span className={css.title} title={course.title}>
        {course.title}
      </span>
      <Cost state={state} />
      <ActionButton action={actionsOf(state, course, studied, now)[0]} size="sm" />
    </div>
  )
}

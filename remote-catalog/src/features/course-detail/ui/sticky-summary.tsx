import { useEffect, useState } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { Price } from '@xhkt/kit/ui/price'
import { useNow } from '../../../kit/use-now.ts'
import { isOwned, type PriceState } from '../model/price.ts'
import { actionsOf, fillingText } from '../model/purchase.ts'
import { usePrice } from '../model/use-price.ts'
import { ActionButton } from './head/actions.tsx'
import css from './sticky-summary.module.css'

/** Of the page's own bar, which lies over whatever is scrolled under it (`--top-bar-height`). */
const UNDER_BAR = '-64px 0px 0px'

/** Whether an element has left the screen upwards, under the page's bar. */
function useIsPast(element: Element | null): boolean {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => entry && setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: UNDER_BAR },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return isPast
}

function Cost({ state }: { state: PriceState }) {
  if (isOwned(state)) return <span className={css.owned}>{state.kind === 'owned-filling' ? fillingText(state.group) : '已购买'}</span>
  return <Price fen={state.kind === 'group' ? state.offer.price : state.single.fen} size="md" />
}

interface StickySummaryProps {
  course: CourseDetail
  studied: LessonProgress[]
  /** Of the page: where it is in sight, the summary is not. */
  head: Element | null
}

/**
 * Name, price and main step once the head has left the screen. It stands at the end of the row of tabs, which keeps a place for it:
 * nothing moves when it comes, and it covers nothing.
 */
export function StickySummary({ course, studied, head }: StickySummaryProps) {
  const state = usePrice(course)
  const now = useNow(60_000)
  const isPast = useIsPast(head)
  return (
    <div className={css.place}>
      {isPast && (
        <div className={css.summary} role="group" aria-label="课程概要">
          <span className={css.title} title={course.title}>
            {course.title}
          </span>
          <Cost state={state} />
          <ActionButton action={actionsOf(state, course, studied, now)[0]} size="sm" />
        </div>
      )}
    </div>
  )
}

import { useEffect, useState } from 'react'
import type { CourseDetail, LessonProgress } from '@xhkt/contract'
import { useNow } from '@xhkt/platform/api'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Price } from '@xhkt/kit/ui/price'
import { isOwned, type PriceState } from '../model/price.ts'
import { actionsOf, fillingText } from '../model/purchase.ts'
import { usePrice } from '../model/use-price.ts'
import { ActionButton } from './head/actions.tsx'
import css from './sticky-summary.module.css'

/** The window below the top bar (`--top-bar-height`), and all of the page under it: what is outside has scrolled away. */
const FROM_BAR_DOWN = '-64px 0px 999999px'
/** The window, and all of the page above it: what is outside is still to come. */
const FROM_WINDOW_UP = '999999px 0px 0px'

/** Whether an element is outside the window, which `margin` shrinks or grows (`rootMargin` of an IntersectionObserver). */
function useIsOutside(element: Element | null, margin: string): boolean {
  const [isOutside, setIsOutside] = useState(false)
  useEffect(() => {
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => entry && setIsOutside(!entry.isIntersecting), { rootMargin: margin })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, margin])
  return isOutside
}

function Cost({ state }: { state: PriceState }) {
  const now = useNow(60_000)
  if (isOwned(state)) return <span className={css.owned}>{state.kind === 'owned-filling' ? fillingText(state.group, now) : '已购买'}</span>
  return <Price fen={state.kind === 'group' ? state.offer.price : state.single.fen} size="md" />
}

interface StickySummaryProps {
  course: CourseDetail
  /** Undefined while it is unknown. */
  studied: LessonProgress[] | undefined
  /** The actions of the course. The summary shows only while they are out of view. */
  actions: Element | null
}

/**
 * Title, price and main action at the bottom of the window while the actions are out of view: in a narrow window above it; in a wider
 * one, where they stay beside the text, below it, if the window is low.
 */
export function StickySummary({ course, studied, actions }: StickySummaryProps) {
  const state = usePrice(course)
  const now = useNow(60_000)
  const isPast = useIsOutside(actions, FROM_BAR_DOWN)
  const isBelow = useIsOutside(actions, FROM_WINDOW_UP)
  if (!isPast && !isBelow) return null
  return (
    <div className={classNames(css.summary, isPast ? css.past : css.below)} role="group" aria-label="课程概要">
      <span className={css.title} title={course.title}>
        {course.title}
      </span>
      <Cost state={state} />
      <ActionButton action={actionsOf(state, course, studied, now)[0]} size="sm" />
    </div>
  )
}

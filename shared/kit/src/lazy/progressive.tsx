import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import css from './progressive.module.css'

/**
 * Counts from `first` up to `total`, one more after each frame. No frame renders a whole page, so the first frame is early, and a click
 * never waits for long.
 * @param first How many parts of the page the first frame shows.
 */
export function useRenderedCount(first: number, total: number): number {
  const [count, setCount] = useState(first)
  const isComplete = count >= total
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + 1))
  }, [count, isComplete])
  return isComplete ? total : count
}

/** Takes the place of the parts that are not rendered yet, and keeps what follows far below. */
export const RestOfPage = () => <div className={css.rest} data-rest-of-page="" />

interface ProgressiveProps {
  /** How many of the children the first frame shows. */
  first: number
  children: ReactNode
}

/** Renders its children one after the other from the top: the first ones at once, each further one after a frame with those before it. */
export function Progressive({ first, children }: ProgressiveProps) {
  const all = Children.toArray(children)
  const count = useRenderedCount(first, all.length)
  return (
    <>
      {all.slice(0, count)}
      {count < all.length && <RestOfPage />}
    </>
  )
}

import { Children, createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import css from './progressive.module.css'

/** Whether `Progressive` renders everything in its first frame. Unit tests do, because they look at a page right after its answer. */
export const RenderAtOnce = createContext(false)

interface ProgressiveProps {
  /** How many of the children the first frame shows. */
  first: number
  children: ReactNode
}

/**
 * Renders its children one after the other from the top: the first ones at once, each further one after a frame with those before it. No
 * frame has the work of a whole page, so the first one is early, and a click never waits for long. Until all are there, an empty
 * box keeps what follows far below.
 */
export function Progressive({ first, children }: ProgressiveProps) {
  const all = Children.toArray(children)
  const atOnce = useContext(RenderAtOnce)
  const [count, setCount] = useState(first)
  const isComplete = atOnce || count >= all.length
  useEffect(() => {
    if (!isComplete) startTransition(() => setCount(count + 1))
  }, [count, isComplete])
  return (
    <>
      {isComplete ? all : all.slice(0, count)}
      {!isComplete && <div className={css.rest} />}
    </>
  )
}

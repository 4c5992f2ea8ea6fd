import { useCallback, useEffect, useRef, useState } from 'react'

const acts = ['keydown', 'pointerdown', 'click', 'wheel'] as const

/** A press on a control is followed by a click. Stopping earlier would remove the focused button that stops the countdown. */
function becomesClick(event: Event): boolean {
  const isPress = event.type === 'pointerdown' || (event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' '))
  return isPress && event.target instanceof Element && event.target.closest('button, a') !== null
}

const mayMove = (): boolean => document.visibilityState === 'visible' && !matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Counts `seconds` down once and then calls `onEnd`. Anything that the learner does stops it, as does a hidden tab; with reduced motion it
 * never starts, nor without `isWanted`. Returns the seconds left, null once it has stopped, and a function that stops it.
 */
export function useAutoplayCountdown(seconds: number, isWanted: boolean, onEnd: () => void): [left: number | null, stop: () => void] {
  const [left, setLeft] = useState<number | null>(() => (isWanted && mayMove() ? seconds : null))
  const stop = useCallback(() => setLeft(null), [])
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  const isRunning = left !== null
  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const rest = seconds - Math.floor((performance.now() - startedAt) / 1000)
      if (rest > 0) setLeft(rest)
      else {
        clearInterval(timer)
        end.current()
      }
    }, 250)
    const act = (event: Event) => {
      if (!becomesClick(event)) stop()
    }
    for (const name of acts) window.addEventListener(name, act)
    document.addEventListener('visibilitychange', stop)
    return () => {
      clearInterval(timer)
      for (const name of acts) window.removeEventListener(name, act)
      document.removeEventListener('visibilitychange', stop)
    }
  }, [isRunning, seconds, stop])
  return [left, stop]
}

import { useRef, useState } from 'react'

/**
 * Runs a task once at a time. A call during a run is dropped and resolves to undefined: a second click may come before React
 * renders the button as busy.
 * @returns Whether it runs, and its starter.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  task: (...args: Args) => Promise<Result>,
): [busy: boolean, start: (...args: Args) => Promise<Result | undefined>] {
  const [busy, setBusy] = useState(false)
  const isRunning = useRef(false)
  return [
    busy,
    async (...args) => {
      if (isRunning.current) return undefined
      isRunning.current = true
      setBusy(true)
      try {
        return await task(...args)
      } finally {
        isRunning.current = false
        setBusy(false)
      }
    },
  ]
}

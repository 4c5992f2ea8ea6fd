import { useEffect, useState } from 'react'

/** The notice appears after this wait, in milliseconds. */
const STALLED_MS = 10_000

/** Whether a wait has lasted for 10 s. `restart` starts the count again. */
export function useStalled(isWaiting: boolean): [isStalled: boolean, restart: () => void] {
  const [round, setRound] = useState(0)
  const [stalledIn, setStalledIn] = useState<number | null>(null)
  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setStalledIn(round), STALLED_MS)
    return () => {
      clearTimeout(timer)
      setStalledIn(null)
    }
  }, [isWaiting, round])
  return [isWaiting && stalledIn === round, () => setRound(round + 1)]
}

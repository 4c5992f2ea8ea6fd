import { useState } from 'react'

/** As long as a request on a slow line: long enough to be looked at. */
const brieflyMs = 2000

/** A state that ends by itself, and how to begin it. */
export function useBriefly(): [on: boolean, begin: () => void] {
  const [on, setOn] = useState(false)
  const begin = (): void => {
    setOn(true)
    setTimeout(() => setOn(false), brieflyMs)
  }
  return [on, begin]
}

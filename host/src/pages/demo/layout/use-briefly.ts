import { useState } from 'react'

/** As long as a request on a slow connection, so that the state can be seen. */
const brieflyMs = 2000

/** A state that ends by itself, and a function that starts it. */
export function useBriefly(): [on: boolean, begin: () => void] {
  const [on, setOn] = useState(false)
  const begin = (): void => {
    setOn(true)
    setTimeout(() => setOn(false), brieflyMs)
  }
  return [on, begin]
}

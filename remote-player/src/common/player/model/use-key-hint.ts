import { useCallback, useEffect, useRef, useState } from 'react'

const SHOWN_MS = 1000

/** A short word over the picture on what a key has done. */
export function useKeyHint(): [hint: string, say: (hint: string) => void] {
  const [hint, setHint] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback((text: string) => {
    setHint(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setHint(''), SHOWN_MS)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [hint, say]
}

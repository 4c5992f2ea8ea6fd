import { useEffect, useState } from 'react'

/** A value as soon as it has not changed for so many milliseconds; `initial` before. */
export function useDebounced<Value>(value: Value, delayMs: number, initial: Value): Value {
  const [debounced, setDebounced] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}

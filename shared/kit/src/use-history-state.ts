import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { readPageState, writePageState } from '@xhkt/platform/router'

/**
 * State of a history entry: after back the page is as it was, after a new visit it is fresh. Not in the address, where it would
 * be shared, and where each change would be a navigation. The entry itself holds it, so nothing is left behind in the tab.
 */
export function useHistoryState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(() => (readPageState(name) as T | undefined) ?? initial)
  const [value, setValue] = useState(first)
  useEffect(() => {
    if (value !== first || readPageState(name) !== undefined) writePageState(name, value)
  }, [name, first, value])
  return [value, setValue]
}

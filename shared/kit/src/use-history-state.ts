import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Shape, ValueOf } from '@xhkt/contract/answer-shape'
import { readPageState, writePageState } from '@xhkt/platform/router'
import { readStrictly } from '@xhkt/platform/storage'

/**
 * State of a history entry: after back the page is as it was, after a new visit it is fresh. Not in the address, where it would
 * be shared, and where each change would be a navigation. The entry itself holds it, so nothing is left behind in the tab.
 * @param initial Also where another release left a state of another shape.
 */
export function useHistoryState<const S extends Shape>(
  name: string,
  shape: S,
  initial: ValueOf<S>,
): [ValueOf<S>, Dispatch<SetStateAction<ValueOf<S>>>] {
  const [first] = useState(() => readStrictly(shape, readPageState(name)) ?? initial)
  const [value, setValue] = useState(first)
  useEffect(() => {
    if (value !== first || readPageState(name) !== undefined) writePageState(name, value)
  }, [name, first, value])
  return [value, setValue]
}

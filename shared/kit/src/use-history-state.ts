import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import type { Shape, ValueOf } from '@xhkt/contract/answer-shape'
import { readPageState, writePageState } from '@xhkt/platform/router'
import { readStrictly } from '@xhkt/platform/storage'

/**
 * State that belongs to a history entry: going back restores it, and a new visit starts with `initial`. The address does not hold it,
 * because an address is shared, and each change of it is a navigation. The state goes with its entry, so none is left behind in the tab.
 * @param initial Also used when another release has stored a state of another shape.
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

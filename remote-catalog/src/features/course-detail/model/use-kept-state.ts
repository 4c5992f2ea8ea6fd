import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

interface Step {
  kept?: Record<string, unknown>
}

const stepNow = (): Step => (history.state as Step | null) ?? {}

/**
 * State of a history entry: after back the page is as it was, after a new visit it is fresh. Not in the address, where it would
 * be shared, and where each change would be a navigation. The entry itself holds it, so nothing is left behind in the tab.
 */
export function useKeptState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [first] = useState(() => (stepNow().kept?.[name] as T | undefined) ?? initial)
  const [value, setValue] = useState(first)
  useEffect(() => {
    const step = stepNow()
    if (value === first && !(name in (step.kept ?? {}))) return
    history.replaceState({ ...step, kept: { ...step.kept, [name]: value } }, '')
  }, [name, first, value])
  return [value, setValue]
}

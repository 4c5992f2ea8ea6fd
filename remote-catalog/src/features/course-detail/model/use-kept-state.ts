import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { useQueryClient } from '@xhkt/shared/query'
import { useLocation } from '@xhkt/shared/router'

/**
 * State that belongs to a step of the history: whoever comes back to the page by 后退 finds it as it was, and whoever enters it anew
 * finds it fresh. Not in the address, where it would be shared, and where each change would be a navigation.
 */
export function useKeptState<T>(name: string, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const client = useQueryClient()
  const { key } = useLocation()
  const [value, setValue] = useState(() => client.getQueryData<T>(['kept', key, name]) ?? initial)
  useEffect(() => {
    client.setQueryDefaults(['kept'], { gcTime: Infinity })
    client.setQueryData<T>(['kept', key, name], value)
  }, [client, key, name, value])
  return [value, setValue]
}

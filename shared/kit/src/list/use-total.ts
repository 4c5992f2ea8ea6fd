import { useState } from 'react'
import type { ListAnswer } from './list-results.tsx'

/**
 * The number of rows of a list; undefined while they are counted. The previous answer counts only while the same list loads.
 * @param list Identifies the list whatever its page and sort, for example the address of its first page.
 */
export function useTotal({ data, isPlaceholderData }: ListAnswer<unknown>, list: string): number | undefined {
  const [counted, setCounted] = useState<string>()
  if (data && !isPlaceholderData && counted !== list) setCounted(list)
  return isPlaceholderData && counted !== list ? undefined : data?.total
}

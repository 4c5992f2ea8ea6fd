import { useState } from 'react'
import type { HrefOf } from './choices.ts'
import type { Answer } from './results.tsx'

/**
 * The number of courses; undefined while they are counted. The previous answer counts for this list only if nothing but the page
 * or the sort differs.
 */
export function useTotal({ data, isPlaceholderData }: Answer, hrefOf: HrefOf): number | undefined {
  const list = hrefOf({ sort: 'default' })
  const [counted, setCounted] = useState<string>()
  if (data && !isPlaceholderData && counted !== list) setCounted(list)
  return isPlaceholderData && counted !== list ? undefined : data?.total
}

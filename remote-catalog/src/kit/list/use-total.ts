import { useState } from 'react'
import type { HrefOf } from './choices.ts'
import type { Answer } from './results.tsx'

/**
 * Courses in all; undefined while they are counted. What stays while another answer is on the way was counted for this list only if
 * nothing but the page or the order differs.
 */
export function useTotal({ data, isPlaceholderData }: Answer, hrefOf: HrefOf): number | undefined {
  const list = hrefOf({ sort: 'default' })
  const [counted, setCounted] = useState<string>()
  if (data && !isPlaceholderData && counted !== list) setCounted(list)
  return isPlaceholderData && counted !== list ? undefined : data?.total
}

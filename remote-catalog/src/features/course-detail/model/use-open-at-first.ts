import { useState } from 'react'
import type { Chapter, LessonProgress } from '@xhkt/contract'
import { openAtFirst } from './outline.ts'

/** The open chapters until the reader opens or closes one. A later answer may open one more, but closes none. */
export function useOpenAtFirst(chapters: readonly Chapter[], studied: readonly LessonProgress[]): ReadonlySet<string> {
  const wanted = openAtFirst(chapters, studied)
  const [open, setOpen] = useState(wanted)
  if ([...wanted].every((id) => open.has(id))) return open
  const more = new Set([...open, ...wanted])
  setOpen(more)
  return more
}

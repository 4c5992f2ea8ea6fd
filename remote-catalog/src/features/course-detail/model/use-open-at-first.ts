import { useState } from 'react'
import type { Chapter, LessonProgress } from '@xhkt/contract'
import { openAtFirst } from './outline.ts'

/** What is open until the reader opens or closes something. A later answer may open one more, and closes none over who is reading in it. */
export function useOpenAtFirst(chapters: readonly Chapter[], studied: readonly LessonProgress[]): ReadonlySet<string> {
  const wanted = openAtFirst(chapters, studied)
  const [open, setOpen] = useState(wanted)
  if ([...wanted].every((id) => open.has(id))) return open
  const more = new Set([...open, ...wanted])
  setOpen(more)
  return more
}

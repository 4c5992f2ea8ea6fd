import { useEffect, useState } from 'react'
import { skippedText } from '@xhkt/kit/media/use-skipped'
import type { SkippedPart } from '@xhkt/platform/media'
import css from './connection-notice.module.css'

const SHOWN_MS = 8000

/** Says for a while that a part of the lesson is missing, and how long it is. */
export function SkipNotice({ part }: { part: SkippedPart }) {
  const [isShown, setIsShown] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(false), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <p className={css.notice} role="status">
      {skippedText(part)}
    </p>
  )
}

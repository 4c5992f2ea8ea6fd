import { useEffect, useState } from 'react'
import css from './lesson-row.module.css'

/** When a live lesson starts. Dates bring their library, so they come when a lesson has one; its place is kept. */
export function StartsAt({ seconds }: { seconds: number }) {
  const [text, setText] = useState('')
  useEffect(() => {
    let shown = true
    import('@xhkt/shared/format/date').then(
      ({ formatDate }) => {
        if (shown) setText(`${formatDate(seconds, 'MM-DD HH:mm')} 开播`)
      },
      // Without the library the lesson is still known to be a live one.
      () => undefined,
    )
    return () => {
      shown = false
    }
  }, [seconds])
  return <span className={css.start}>{text}</span>
}

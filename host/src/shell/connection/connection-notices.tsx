import { createRoot } from 'react-dom/client'
import { useOnline } from '@xhkt/kit/query/use-online'
import css from '../layout/toast-outlet.module.css'
import { SlowReads } from './slow-reads.tsx'

/** Lies below the top bar, and moves nothing. The live region is there before its text, so that it is announced. */
function OfflineLine() {
  const isOnline = useOnline()
  return (
    // Without a text it has no height: a paragraph would have margins, and back would not find the same height of the page.
    <div role="status" className={isOnline ? undefined : css.offline}>
      {!isOnline && '网络已断开，恢复后会自动继续'}
    </div>
  )
}

/** Adds what tells a learner that answers are late, or that the site cannot be reached. It loads at idle, so it has a root of its own. */
export function showConnectionNotices(): void {
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <>
      <SlowReads />
      <OfflineLine />
    </>,
  )
}

import { createRoot } from 'react-dom/client'
import css from '../layout/layout.module.css'
import { SlowReads } from './slow-reads.tsx'
import { useConnection } from './watch-connection.ts'

/** Lies over the lower edge of the window, and moves nothing. The live region is there before its text, so that it is announced. */
function OfflineLine() {
  const isOffline = useConnection((state) => state.isOffline)
  return (
    <p role="status" className={isOffline ? css.offline : undefined}>
      {isOffline && '网络已断开，恢复后会自动继续；付款请在联网后重新操作'}
    </p>
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

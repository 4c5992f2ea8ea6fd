import { useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'

/**
 * Whether an open dialog was opened in a session that has expired. Its page may be public, and then stays on the screen. The learner who
 * logs in again finds the dialog as it was. For anybody else the page starts afresh.
 */
export function useHiddenAfterSession(open: boolean): boolean {
  const isExpired = useAuth(({ token, expiredUserId }) => token === null || expiredUserId !== null)
  const [opened, setOpened] = useState({ open: false, inSession: false })
  if (opened.open !== open) setOpened({ open, inSession: !isExpired })
  return opened.open && opened.inSession && isExpired
}

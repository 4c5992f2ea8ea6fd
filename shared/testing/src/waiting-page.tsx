import { Activity, type ReactNode, useState } from 'react'

// For tests only.

/** Hides its children at a click on 会话过期 and shows them at one on 重新登录, as the host does with the page of an expired session. */
export function WaitingPage({ children }: { children: ReactNode }) {
  const [isWaiting, setWaiting] = useState(false)
  return (
    <>
      <button onClick={() => setWaiting(!isWaiting)}>{isWaiting ? '重新登录' : '会话过期'}</button>
      <Activity mode={isWaiting ? 'hidden' : 'visible'}>{children}</Activity>
    </>
  )
}

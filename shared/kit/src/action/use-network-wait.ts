import { useRef, useState } from 'react'
import { ApiError } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'

interface Wait {
  ends: Promise<void>
  cancel: () => void
}

function untilOnline(): Wait {
  const { token } = useAuth.getState()
  let cancel: Wait['cancel'] = () => undefined
  let stop: () => void = () => undefined
  const ends = new Promise<void>((resolve, reject) => {
    cancel = () => reject(new ApiError('cancelled', '请求已取消'))
    const unsubscribe = useAuth.subscribe((now) => now.token !== token && cancel())
    const back = (): void => resolve()
    addEventListener('online', back)
    stop = () => {
      removeEventListener('online', back)
      unsubscribe()
    }
  }).finally(() => stop())
  return { ends, cancel }
}

export interface NetworkWait {
  isWaiting: boolean
  /**
   * Resolves at once while there is a network, else when it is back. For the `run` of an action that may be sent unasked later, such as 收藏;
   * never for one that costs money.
   * @throws ApiError `cancelled` after `cancel`, and once the session has ended or is another one.
   */
  wait: () => Promise<void>
  cancel: () => void
}

/** Lets an action wait for the network in this tab: also after its page is left, but not after a reload. */
export function useNetworkWait(): NetworkWait {
  const [isWaiting, setWaiting] = useState(false)
  const open = useRef<Wait>(null)
  const wait = async (): Promise<void> => {
    if (navigator.onLine) return
    open.current = untilOnline()
    setWaiting(true)
    try {
      await open.current.ends
    } finally {
      setWaiting(false)
    }
  }
  return { isWaiting, wait, cancel: () => open.current?.cancel() }
}

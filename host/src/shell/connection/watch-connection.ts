import { create } from 'zustand'
import { ApiError } from '@xhkt/platform/api'
import { queryClient } from '@xhkt/platform/query'

/** Milliseconds between two looks at the network while it is gone. */
const lookAgainMs = 5_000
const timeoutMs = 4_000

/** Whether the site cannot be reached. */
export const useConnection = create(() => ({ isOffline: false }))

/** Any answer counts, also one of an error. */
const reachesSite = (): Promise<boolean> =>
  fetch('/registry.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    () => true,
    () => false,
  )

const isWithoutAnswer = (error: unknown): boolean => error instanceof ApiError && error.kind === 'transport' && error.status === 0

interface CacheEvent {
  type: string
  action?: { type: string; error?: unknown }
}

/**
 * Follows whether the site can be reached. The browser only knows whether there is any network, so a call without an answer makes this ask
 * the site, and any answer ends it. Whoever waits for the network waits for the event `online`, which a browser that had some network all
 * the time does not send; it is sent here then.
 */
export function watchConnection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false

  const show = (isOffline: boolean): void => {
    clearTimeout(timer)
    if (isOffline) timer = setTimeout(() => void look(), lookAgainMs)
    useConnection.setState({ isOffline })
  }
  const recover = (): void => {
    if (useConnection.getState().isOffline) dispatchEvent(new Event('online'))
  }
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    const isReached = navigator.onLine && (await reachesSite())
    isLooking = false
    if (isReached) recover()
    else show(true)
  }
  const follow = ({ type, action }: CacheEvent): void => {
    if (type !== 'updated' || !action) return
    if (action.type === 'success') recover()
    else if ((action.type === 'error' || action.type === 'failed') && isWithoutAnswer(action.error)) void look()
  }
  queryClient.getQueryCache().subscribe(follow)
  queryClient.getMutationCache().subscribe(follow)
  addEventListener('offline', () => show(true))
  addEventListener('online', () => show(false))
  if (!navigator.onLine) show(true)
}

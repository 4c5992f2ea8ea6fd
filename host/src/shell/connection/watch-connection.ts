import { isWithoutAnswer } from '@xhkt/kit/query/without-answer'
import { onlineManager, queryClient } from '@xhkt/platform/query'

/** Milliseconds between two looks at the site while it cannot be reached. */
const lookAgainMs = 5_000
/** Longer than a browser takes to find out that there is no server of this name. */
const lookLimitMs = 15_000

type Look = 'reached' | 'unreachable' | 'slow'

/** Any answer counts, also one of an error. */
const lookAtSite = (): Promise<Look> => {
  const signal = AbortSignal.timeout(lookLimitMs)
  return fetch('/registry.json', { method: 'HEAD', cache: 'no-store', signal }).then(
    () => 'reached',
    () => (signal.aborted ? 'slow' : 'unreachable'),
  )
}

interface CacheEvent {
  type: string
  action?: { type: string; error?: unknown; manual?: boolean }
}

/**
 * Keeps `onlineManager` true while the site can be reached. The browser only knows whether there is any network, and may be wrong, so a
 * call without an answer makes this ask the site. While it cannot be reached, it is asked again and again. Code outside of TanStack Query
 * waits for the browser's event `online`, which a browser that had some network all the time does not send: it is sent here then.
 */
export function watchConnection(): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let answers = 0
  /** Whether the browser has sent `online` since the last failed look. */
  let isAnnounced = false

  const recover = (): void => {
    if (onlineManager.isOnline()) return
    onlineManager.setOnline(true)
    if (!isAnnounced) dispatchEvent(new Event('online'))
  }
  const lookLater = (): void => {
    clearTimeout(timer)
    timer = onlineManager.isOnline() ? undefined : setTimeout(() => void look(), lookAgainMs)
  }
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    const answersBefore = answers
    const result = await lookAtSite()
    isLooking = false
    if (result === 'reached' || answers > answersBefore) recover()
    else {
      isAnnounced = false
      if (result === 'unreachable') onlineManager.setOnline(false)
    }
    lookLater()
  }
  const follow = ({ type, action }: CacheEvent): void => {
    if (type !== 'updated' || !action) return
    if (action.type === 'success' && !action.manual) {
      answers += 1
      // An answer that was on its way may still arrive when the network has gone.
      if (navigator.onLine) recover()
    } else if ((action.type === 'error' || action.type === 'failed') && isWithoutAnswer(action.error)) void look()
  }

  onlineManager.subscribe(lookLater)
  onlineManager.setEventListener((setOnline) => {
    const onOffline = (): void => setOnline(false)
    // The browser sends it before names can be looked up.
    const onOnline = (): void => {
      if (onlineManager.isOnline()) return
      isAnnounced = true
      void look()
    }
    addEventListener('offline', onOffline)
    addEventListener('online', onOnline)
    return () => {
      removeEventListener('offline', onOffline)
      removeEventListener('online', onOnline)
    }
  })
  queryClient.getQueryCache().subscribe(follow)
  queryClient.getMutationCache().subscribe(follow)
  if (!navigator.onLine || !onlineManager.isOnline()) void look()
}

import { useSyncExternalStore } from 'react'
import { isWithoutAnswer } from '@xhkt/kit/query/without-answer'
import { ApiError } from '@xhkt/platform/api'
import { useAuth } from '@xhkt/platform/auth'
import { onlineManager } from '@xhkt/platform/query'

/** What takes an action back, by the name of each action that waits. A wait outlasts the page that began it, but not a reload. */
const waiting = new Map<string, () => boolean>()
const listeners = new Set<() => void>()
const tell = (): void => listeners.forEach((listener) => listener())

function untilOnline(action: string, token: string | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      unsubscribe()
      stopWatch()
      // The action is being sent, which cannot be taken back.
      waiting.set(action, () => false)
      tell()
    }
    const cancel = (): boolean => {
      end()
      reject(new ApiError('cancelled', ''))
      return true
    }
    const unsubscribe = useAuth.subscribe((now) => now.token !== token && cancel())
    const stopWatch = onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      end()
      resolve()
    })
    waiting.set(action, cancel)
    tell()
  })
}

async function sendAfterWait<Data>(action: string, token: string | null, send: () => Promise<Data>): Promise<Data> {
  await untilOnline(action, token)
  try {
    return await send()
  } catch (error) {
    if (!isWithoutAnswer(error) || useAuth.getState().token !== token) throw error
    // The host asks the site again (docs/product/api.md#failed-reads).
    onlineManager.setOnline(false)
    return sendAfterWait(action, token, send)
  }
}

/**
 * Sends an action at once, or as soon as the site can be reached. Once it has waited, it waits again whenever it gets no answer. For an
 * action that may be sent unasked later, such as 收藏; never for one that costs money.
 * @param action The name of the action and of what it is about.
 * @throws ApiError `cancelled` after `cancelWait`, and when the session ends or changes during the wait.
 */
export function sendWhenOnline<Data>(action: string, send: () => Promise<Data>): Promise<Data> {
  if (onlineManager.isOnline()) return send()
  return sendAfterWait(action, useAuth.getState().token, send).finally(() => waiting.delete(action) && tell())
}

/** Takes an action back that still waits. False: it does not, or is being sent. */
export const cancelWait = (action: string): boolean => waiting.get(action)?.() ?? false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the action waits, whichever page of this area began it. */
export const useIsWaiting = (action: string): boolean => useSyncExternalStore(subscribe, () => waiting.has(action))

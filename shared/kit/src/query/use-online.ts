import { useSyncExternalStore } from 'react'
import { onlineManager } from '@xhkt/platform/query'

const subscribe = (listener: () => void): (() => void) => onlineManager.subscribe(listener)
const isOnline = (): boolean => onlineManager.isOnline()

/** Whether the site can be reached, as far as the page knows. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline)

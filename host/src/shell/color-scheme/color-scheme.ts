import { useSyncExternalStore } from 'react'
import { localItem } from '@xhkt/platform/storage'

export type ColorScheme = 'system' | 'light' | 'dark'

/** index.html reads it too, before its first paint (scripts/release/index-html/color-scheme-script.ts). */
const stored = localItem('xhkt_color_scheme', 'token')

/** The learner's choice; by default light (docs/product/look.md#colour-schemes). */
function read(): ColorScheme {
  const found = stored.get()
  return found === 'dark' || found === 'system' ? found : 'light'
}

/** `set` keeps the choice in this browser, for every tab. Where the storage is blocked, it lasts until the page is left. */
export const colorScheme = { ...stored, get: read, set: (scheme: ColorScheme) => stored.set(scheme) }

const subscribe = (listener: () => void): (() => void) => stored.subscribe(listener)

export const useColorScheme = (): ColorScheme => useSyncExternalStore(subscribe, read, read)

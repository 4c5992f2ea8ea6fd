import { useCallback, useSyncExternalStore } from 'react'

/** A device without a mouse or a touchpad. */
export const touchOnly = '(hover: none) and (pointer: coarse)'

/**
 * Whether a media query matches, now and after each change.
 * @param query - `(max-width: 639px)`
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

import { useRef } from 'react'

/** Lets one run of an action through at a time: two clicks may come before React has drawn the button busy. */
export function useTurn() {
  const taken = useRef(false)
  return {
    /** True for the one who may go; further ones wait until `free`. */
    take: (): boolean => {
      if (taken.current) return false
      taken.current = true
      return true
    },
    free: (): void => {
      taken.current = false
    },
  }
}

import { useRef } from 'react'

/** Allows one run of an action at a time: a second click may come before React renders the button as busy. */
export function useTurn() {
  const taken = useRef(false)
  return {
    /** True for the first caller; false for others until `free`. */
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

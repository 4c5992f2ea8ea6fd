import { type ReactNode, useState } from 'react'
import { act, screen } from '@testing-library/react'

// For tests only. A page notices these events only while it is mounted.

export const goOffline = () => act(() => void dispatchEvent(new Event('offline')))
export const goOnline = () => act(() => void dispatchEvent(new Event('online')))

/** Mounts its children on a click, so that a test can go offline before that. */
export function MountOnClick({ children }: { children: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false)
  return isMounted ? children : <button onClick={() => setIsMounted(true)}>进入</button>
}

/** Goes offline and mounts the children of `MountOnClick`. */
export function mountOffline(): void {
  goOffline()
  act(() => screen.getByRole('button', { name: '进入' }).click())
}

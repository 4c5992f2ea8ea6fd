import { type ReactNode, useState } from 'react'
import { act, screen } from '@testing-library/react'

// For tests only: what the browser says of its network. It is heard while a page is mounted.

export const goOffline = () => act(() => void dispatchEvent(new Event('offline')))
export const goOnline = () => act(() => void dispatchEvent(new Event('online')))

/** A page that is entered by a press, so that the network can be gone by then. */
export function EnteredLater({ children }: { children: ReactNode }) {
  const [isEntered, setIsEntered] = useState(false)
  return isEntered ? children : <button onClick={() => setIsEntered(true)}>进入</button>
}

export function enterOffline(): void {
  goOffline()
  act(() => screen.getByRole('button', { name: '进入' }).click())
}

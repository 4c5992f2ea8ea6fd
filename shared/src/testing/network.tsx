import { type ReactNode, useState } from 'react'
import { act, screen } from '@testing-library/react'

// For tests only: what the browser says of its network. It is heard while a page is mounted.

function become(onLine: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })
  act(() => void dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}

export const goOffline = () => become(false)
export const goOnline = () => become(true)

/** A page that is entered by a press, so that the network can be gone by then. */
export function EnteredLater({ children }: { children: ReactNode }) {
  const [isEntered, setIsEntered] = useState(false)
  return isEntered ? children : <button onClick={() => setIsEntered(true)}>进入</button>
}

export function enterOffline(): void {
  goOffline()
  act(() => screen.getByRole('button', { name: '进入' }).click())
}

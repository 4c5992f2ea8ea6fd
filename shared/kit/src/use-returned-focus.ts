import { useEffect, useState } from 'react'

/**
 * Returns the focus to the element that had it before, when a dialog leaves the page. antd returns it only from a dialog that closes and
 * stays mounted.
 */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
    },
    [opener],
  )
}

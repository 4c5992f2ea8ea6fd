import { Activity, type ReactNode, useContext, useLayoutEffect, useState } from 'react'
import { LocationContext } from '@xhkt/shared/router/history'
import { createSpot, type KeptSpot } from './kept-spot.ts'

/** Within the Activity, so that its effects run whenever the page is shown. */
function Spotted({ spot, address, children }: { spot: KeptSpot; address: string; children: ReactNode }) {
  useLayoutEffect(() => spot.at(address), [spot, address])
  useLayoutEffect(() => spot.show(), [spot])
  return children
}

/**
 * The place of a page that may stay mounted unseen: out of sight, of the accessibility tree and of the keyboard's way, its
 * effects off. The address that it sees is the one that it was left at.
 */
export function KeptPlace({ shown, children }: { shown: boolean; children: ReactNode }) {
  const present = useContext(LocationContext)
  const [own, setOwn] = useState(present)
  if (shown && own !== present) setOwn(present)
  const [spot] = useState(createSpot)
  useLayoutEffect(() => {
    // Not earlier: while React changes the page, it keeps the focus where it was.
    if (!shown) spot.dropFocus()
  }, [spot, shown])
  const { pathname, search } = own.location
  return (
    <LocationContext value={own}>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <Spotted spot={spot} address={pathname + search}>
          {children}
        </Spotted>
      </Activity>
    </LocationContext>
  )
}

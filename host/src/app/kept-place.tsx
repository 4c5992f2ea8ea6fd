import { Activity, type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import { useLocation } from '@xhkt/platform/router'
import { createSpot, type KeptSpot } from './kept-spot.ts'

const never = new Promise<never>(() => undefined)

/** Out of sight a page is not drawn again: it would follow an address and a session that are not its own. */
function Still({ still, children }: { still: boolean; children: ReactNode }) {
  if (still) use(never)
  return children
}

/** Within the Activity, so that its effects run whenever the page is shown. */
function Spotted({ spot, address, children }: { spot: KeptSpot; address: string; children: ReactNode }) {
  useLayoutEffect(() => spot.at(address), [spot, address])
  useLayoutEffect(() => spot.show(), [spot])
  return children
}

/**
 * The place of a page that may stay mounted unseen: out of sight, of the accessibility tree and of the keyboard's way, its
 * effects off, and as it was when it was left.
 */
export function KeptPlace({ shown, children }: { shown: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [spot] = useState(createSpot)
  useLayoutEffect(() => {
    // Not earlier: while React changes the page, it keeps the focus where it was.
    if (!shown) return spot.hide()
  }, [spot, shown])
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <Spotted spot={spot} address={pathname + search}>
        <Suspense fallback={null}>
          <Still still={!shown}>{children}</Still>
        </Suspense>
      </Spotted>
    </Activity>
  )
}

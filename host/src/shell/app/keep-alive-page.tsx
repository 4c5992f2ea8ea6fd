import { Activity, type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
import { useLocation } from '@xhkt/platform/router'
import { createViewState, type ViewState } from './view-state.ts'

const never = new Promise<never>(() => undefined)

/** Suspends a hidden page, so that it does not render again with an address and a session that are not its own. */
function Freeze({ frozen, children }: { frozen: boolean; children: ReactNode }) {
  if (frozen) use(never)
  return children
}

/** Inside the Activity, so that its effects run each time the page is shown. */
function WithViewState({ view, address, children }: { view: ViewState; address: string; children: ReactNode }) {
  useLayoutEffect(() => view.setAddress(address), [view, address])
  useLayoutEffect(() => view.restore(), [view])
  return children
}

/**
 * A page that can stay mounted while it is hidden: invisible, out of the accessibility tree and the tab order, its effects off. When it
 * is shown again, it is as it was left.
 */
export function KeepAlivePage({ shown, children }: { shown: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [view] = useState(createViewState)
  useLayoutEffect(() => {
    // A layout effect, because React restores the focus while it commits the change.
    if (!shown) return view.hide()
  }, [view, shown])
  return (
    <Activity mode={shown ? 'visible' : 'hidden'}>
      <WithViewState view={view} address={pathname + search}>
        <Suspense fallback={null}>
          <Freeze frozen={!shown}>{children}</Freeze>
        </Suspense>
      </WithViewState>
    </Activity>
  )
}

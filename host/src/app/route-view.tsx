import { useEffect, useRef, useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useLocation } from '@xhkt/platform/router'
import type { Owner } from '@xhkt/contract/federation/areas'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { AreaSlot } from '../federation/area-slot.tsx'
import { type OwnedRoute, routeOf } from '../federation/tab-releases.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { SignInFirst } from '../pages/sign-in-first.tsx'
import { useEditions } from './editions.ts'
import { HostPage } from './host-page.tsx'
import { KeptPlace } from './kept-place.tsx'
import { isSame, noPlaces, type Place, placesAfter } from './kept-places.ts'
import { useRootView } from './root-view.ts'
import { titleAfter } from './title.ts'

function useTitle(route: OwnedRoute | null): void {
  const before = useRef<OwnedRoute | null>(null)
  useEffect(() => {
    document.title = titleAfter(before.current, route, document.title)
    before.current = route
  }, [route])
}

function Page({ route }: { route: OwnedRoute }) {
  if (route.owner === 'host') return <HostPage page={route.page} />
  return <AreaSlot area={route.owner} page={route.page} skeleton={route.skeleton} />
}

/** The page of the address: found, allowed, titled. Beside it, unseen, a page that is kept. */
export function RouteView() {
  const { pathname } = useLocation()
  const signedIn = useAuth((state) => state.token !== null)
  const lapsed = useAuth((state) => state.lapsed !== null)
  const rootGeneration = useRootView((state) => state.generation)
  const editions = useEditions()
  const generationOf = (owner: Owner): number => rootGeneration + (editions[owner] ?? 0)
  const route = routeOf(pathname)
  useTitle(route)

  // After a lapse it first has to be known who has logged in.
  const open = route?.access === 'public' || (signedIn && !lapsed)
  const [places, setPlaces] = useState(noPlaces)
  const now = route && { route, generation: generationOf(route.owner), open, waiting: lapsed }
  const after = placesAfter(places, now, generationOf)
  if (after !== places) setPlaces(after)

  const { present, kept } = after
  // In this order: of two elements with one id, the one of the page in sight is found.
  const mounted = [present, kept && present && isSame(kept, present) ? null : kept].filter((place): place is Place => place !== null)
  return (
    <>
      {!route && <NotFoundPage />}
      {route && !open && (signedIn ? <Skeleton kind={route.skeleton} /> : <SignInFirst key={route.path} lapsed={lapsed} />)}
      {mounted.map((place) => (
        <KeptPlace key={`${place.generation} ${place.route.path}`} shown={open && place === present}>
          <Page route={place.route} />
        </KeptPlace>
      ))}
    </>
  )
}

import { useEffect, useRef } from 'react'
import { useAuth } from '@xhkt/shared/auth'
import { useLocation } from '@xhkt/shared/router'
import { AreaSlot } from '../federation/area-slot.tsx'
import { type OwnedRoute, routeOf } from '../federation/live-registry.ts'
import { NotFoundPage } from '../pages/not-found-page.tsx'
import { SignInFirst } from '../pages/sign-in-first.tsx'
import { HostPage } from './host-page.tsx'
import { useRootView } from './root-view.ts'
import { titleAfter } from './title.ts'

function useTitle(route: OwnedRoute | null): void {
  const before = useRef<OwnedRoute | null>(null)
  useEffect(() => {
    document.title = titleAfter(before.current, route, document.title)
    before.current = route
  }, [route])
}

/** The page of the address: found, allowed, titled. */
export function RouteView() {
  const { pathname } = useLocation()
  const signedIn = useAuth((state) => state.token !== null)
  const generation = useRootView((state) => state.generation)
  const route = routeOf(pathname)
  useTitle(route)

  if (!route) return <NotFoundPage />
  if (route.access === 'session' && !signedIn) return <SignInFirst key={route.path} />
  const key = `${generation} ${route.path}`
  if (route.owner === 'host') return <HostPage key={key} page={route.page} />
  return <AreaSlot key={key} area={route.owner} page={route.page} skeleton={route.skeleton} />
}

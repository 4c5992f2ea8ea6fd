import { useEffect, useRef, useState } from 'react'
import { useAuth } from '@xhkt/platform/auth'
import { useLocation } from '@xhkt/platform/router'
import type { Owner } from '@xhkt/contract/federation/areas'
import { PlainSkeleton } from '@xhkt/kit/ui/skeleton'
import { AreaSkeleton } from '../../federation/area-skeleton.tsx'
import { AreaSlot } from '../../federation/area-slot.tsx'
import { type OwnedRoute, releaseOf, routeOf } from '../../federation/tab-releases.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { LoginRequiredPage } from './login-required-page.tsx'
import { BlurUnmountingPage } from '../navigation/blur-unmounting-page.ts'
import { onNavigate } from '../navigation/navigation.ts'
import { useReleaseGenerations } from '../root-view/release-generations.ts'
import { KeepAlivePage } from './keep-alive-page.tsx'
import { isSamePage, noPages, type MountedPage, nextMountedPages } from './mounted-pages.ts'
import { dropExpiredAnswers, useRootView } from '../root-view/root-view.ts'
import { titleAfter } from './title.ts'
import { useNotFoundCount } from './use-not-found-count.ts'
import { hostPage } from '../../federation/host-pages.ts'
import { PageSlot } from '../../federation/page-slot.tsx'

/** One of the host's own pages; each is a chunk of its own. */
function HostPage({ page }: { page: string }) {
  return <PageSlot source={hostPage(page)} skeleton={<PlainSkeleton />} />
}

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

function PageSkeleton({ route }: { route: OwnedRoute }) {
  if (route.owner === 'host') return <PlainSkeleton />
  return <AreaSkeleton release={releaseOf(route.owner)} name={route.skeleton} />
}

let path = location.pathname
onNavigate(() => {
  if (location.pathname !== path) dropExpiredAnswers()
  path = location.pathname
})

const keyOf = ({ generation, route }: MountedPage): string => `${generation} ${route.path}`

/** Shows the page of the address, if the guard allows it, and keeps a hidden one mounted beside it. */
export function RouteView() {
  const { pathname } = useLocation()
  const signedIn = useAuth((state) => state.token !== null)
  const isExpired = useAuth((state) => state.expiredUserId !== null)
  const rootGeneration = useRootView((state) => state.generation)
  const releaseGenerations = useReleaseGenerations()
  const generationOf = (owner: Owner): number => rootGeneration + (releaseGenerations[owner] ?? 0)
  const route = routeOf(pathname)
  useTitle(route)
  useNotFoundCount(route, pathname)

  // After an expiry the guard waits until the user is known.
  const open = route?.access === 'public' || (signedIn && !isExpired)
  const [pages, setPages] = useState(noPages)
  const addressed = route && { route, generation: generationOf(route.owner), open, waiting: isExpired }
  const next = nextMountedPages(pages, addressed, generationOf)
  if (next !== pages) setPages(next)

  const { current, kept } = next
  // The current page comes first: of two elements with the same id, the browser finds the first.
  const mounted = [current, kept && current && isSamePage(kept, current) ? null : kept].filter((page): page is MountedPage => page !== null)
  return (
    <>
      <BlurUnmountingPage shown={current ? keyOf(current) : ''} mounted={mounted.map(keyOf)} />
      {!route && <NotFoundPage />}
      {route && !open && (signedIn ? <PageSkeleton route={route} /> : <LoginRequiredPage key={route.path} isExpired={isExpired} />)}
      {mounted.map((page) => (
        <KeepAlivePage key={keyOf(page)} shown={open && page === current}>
          <Page route={page.route} />
        </KeepAlivePage>
      ))}
    </>
  )
}

import { useEffect, useRef } from 'react'
import { countNotFound } from '../../federation/beacons.ts'
import type { OwnedRoute } from '../../federation/tab-releases.ts'

/** A word as routes have them. Anything else may be a number, a code or a name that a learner has typed. */
const word = /^[a-z][a-z_-]{0,30}$/i

const withoutIds = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (part === '' || word.test(part) ? part : '…'))
    .join('/')
    .slice(0, 100)

/** The origin of the document that led to the site, or null. */
const referrerOrigin = (): string | null => (document.referrer ? new URL(document.referrer).origin : null)

/** Counts each unknown address that is shown, with the page that led there (docs/decisions/024-canary-and-watch.md). */
export function useNotFoundCount(route: OwnedRoute | null, pathname: string): void {
  const before = useRef<OwnedRoute | null>(null)
  useEffect(() => {
    if (route) before.current = route
    else countNotFound(withoutIds(pathname), before.current?.path ?? referrerOrigin())
  }, [route, pathname])
}

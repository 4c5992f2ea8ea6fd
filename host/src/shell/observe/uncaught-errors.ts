import { ApiError } from '@xhkt/platform/api'
import { stackOf } from '../../boot/redact-error.ts'
import { sendFailure } from '../../federation/beacons.ts'
import { PageError } from '../../federation/page-error.ts'
import { findRelease } from '../../federation/tab-releases.ts'

/** The most places of the code whose errors one tab reports. */
const mostPlaces = 10

/** Reports what event handlers and promises of releases throw and nobody catches: each place in the scripts once. */
export function reportUncaughtErrors(): void {
  const places = new Set<string>()
  const note = (thrown: unknown): void => {
    // A failed call is no fault of a release, and a page that failed is reported already.
    if (thrown instanceof ApiError || thrown instanceof PageError || places.size === mostPlaces) return
    const [place = ''] = stackOf(thrown).split('\n')
    const [folder = ''] = /\/[a-z-]+\/\d[^/]*\//.exec(place) ?? []
    const found = findRelease(folder)
    if (!found || places.has(place)) return
    places.add(place)
    sendFailure({ area: found.area, release: found.release.release, step: 'event', fallback_release: null }, thrown)
  }
  addEventListener('error', ({ error }) => note(error))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

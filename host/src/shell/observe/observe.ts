import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { Vital } from '@xhkt/contract/federation/beacon'
import { sendBeacon } from '../../federation/beacons.ts'
import { releaseName, routeOf } from '../../federation/tab-releases.ts'
import { onNavigate } from '../navigation/navigation.ts'
import { controlName } from './control-name.ts'
import { noteAction } from './note-action.ts'

function noteActions(): void {
  const note = ({ target }: Event): void => {
    const name = controlName(target)
    if (name) noteAction(name)
  }
  addEventListener('click', note, { capture: true, passive: true })
  onNavigate(() => noteAction(`page ${routeOf(location.pathname)?.path ?? 'without a route'}`))
}

/** Of the page that was loaded: browsers know them until the tab is left, and count no page changes within an app. */
function countVitals(): void {
  const route = routeOf(location.pathname)
  if (!route) return
  const { owner: area, path: page } = route
  const release = releaseName(area)
  const known: Vital[] = []
  const note = ({ name, value }: Metric): void => {
    known.push({ name: name as Vital['name'], value: Number(value.toFixed(3)), page, area, release })
  }
  for (const measure of [onLCP, onINP, onCLS]) measure(note)
  // The library listens on the window in the capture phase, and so is first.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && known.length > 0) sendBeacon({ loads: [], failures: [], vitals: known.splice(0) })
  })
}

/** Keeps what a failure is reported with, and counts the Web Vitals. Nothing on the page depends on it, so it loads at idle. */
export function observe(): void {
  noteActions()
  countVitals()
}

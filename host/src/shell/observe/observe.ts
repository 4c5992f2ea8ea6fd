import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import type { Vital } from '@xhkt/contract/federation/beacon'
import { sendBeacon } from '../../federation/beacons.ts'
import { releaseName, routeOf } from '../../federation/tab-releases.ts'
import { onNavigate } from '../navigation/navigation.ts'
import { controlName } from './control-name.ts'
import { noteAction } from './note-action.ts'
import { reportUncaughtErrors } from './uncaught-errors.ts'

function noteActions(): void {
  const note = ({ target }: Event): void => {
    const name = controlName(target)
    if (name) noteAction(name)
  }
  addEventListener('click', note, { capture: true, passive: true })
  onNavigate(() => noteAction(`page ${routeOf(location.pathname)?.path ?? 'without a route'}`))
}

/** Counts the Web Vitals of the page that was loaded, once: browsers count no page changes within an app. */
function countVitals(): void {
  // The learner may have followed a link by now.
  const [loaded] = performance.getEntriesByType('navigation')
  const route = routeOf(new URL(loaded?.name ?? location.href).pathname)
  if (!route) return
  const { owner: area, path: page } = route
  const release = releaseName(area)
  const known = new Map<string, Vital>()
  const note = ({ name, value }: Metric): void => {
    known.set(name, { name: name as Vital['name'], value: Number(value.toFixed(3)), page, area, release })
  }
  for (const measure of [onLCP, onINP, onCLS]) measure(note)
  // The library listens on the window in the capture phase, and so is first.
  const send = (): void => {
    if (!document.hidden || known.size === 0) return
    document.removeEventListener('visibilitychange', send)
    sendBeacon({ loads: [], failures: [], vitals: [...known.values()] })
  }
  document.addEventListener('visibilitychange', send)
}

/**
 * Notes the last actions, for reports of failures, reports what nobody catches, and counts the Web Vitals. Nothing on the page depends
 * on it, so it loads at idle.
 */
export function observe(): void {
  noteActions()
  reportUncaughtErrors()
  countVitals()
}

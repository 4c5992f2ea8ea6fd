import { onCLS, onINP, onLCP, type Metric } from 'web-vitals'
import { countVital } from '../../federation/beacons.ts'
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
  const count = ({ name, value }: Metric): void => countVital({ name: name as 'LCP', value: Number(value.toFixed(3)), page, area, release })
  for (const measure of [onLCP, onINP, onCLS]) measure(count)
}

/** Keeps what a failure is reported with, and counts the Web Vitals. Nothing on the page depends on it, so it loads at idle. */
export function observe(): void {
  noteActions()
  countVitals()
}

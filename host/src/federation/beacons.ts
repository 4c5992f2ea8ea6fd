import { config } from '@xhkt/shared/config'
import type { Owner } from '@xhkt/shared/federation/areas'
import type { Beacon, Failure } from '@xhkt/shared/federation/beacon'

const loads = new Map<string, Beacon['loads'][number]>()

function send(beacon: Beacon): void {
  // As text: JSON would have the browser ask another origin for leave first.
  if (config.beacons) navigator.sendBeacon(config.beacons, JSON.stringify(beacon))
}

/** A page of a release has been loaded; told when the tab is left. */
export function countLoad(area: Owner, release: string): void {
  const counted = loads.get(area + release) ?? { area, release, count: 0 }
  counted.count++
  loads.set(area + release, counted)
}

export function sendFailure(failure: Failure): void {
  send({ loads: [], failures: [{ ...failure, error: failure.error.slice(0, 300) }] })
}

/** The only moment that is sure to come before a tab is closed. */
export function sendLoadsWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || loads.size === 0) return
    send({ loads: [...loads.values()], failures: [] })
    loads.clear()
  })
}

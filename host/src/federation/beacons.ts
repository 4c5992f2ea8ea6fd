import { config } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { errorText } from './error-text.ts'

/** Milliseconds that a load waits for others to be told with. Failures do not wait: a tab that stays open must not hide its loads. */
const gathering = 10_000

const loads = new Map<string, Beacon['loads'][number]>()
let timer: ReturnType<typeof setTimeout> | undefined

function send(beacon: Beacon): void {
  // As text: JSON would have the browser ask another origin for leave first.
  if (config.beacons) navigator.sendBeacon(config.beacons, JSON.stringify(beacon))
}

function sendLoads(): void {
  clearTimeout(timer)
  timer = undefined
  if (loads.size > 0) send({ loads: [...loads.values()], failures: [] })
  loads.clear()
}

/** A page of a release has been loaded, or the host has started; told within seconds. */
export function countLoad(area: Owner, release: string): void {
  const counted = loads.get(area + release) ?? { area, release, count: 0 }
  counted.count++
  loads.set(area + release, counted)
  timer ??= setTimeout(sendLoads, gathering)
}

export function sendFailure(failure: Failure): void {
  send({ loads: [], failures: [{ ...failure, error: errorText(failure.error) }] })
}

/** The only moment that is sure to come before a tab is closed. */
export function sendLoadsWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendLoads()
  })
}

import { config } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { redactError } from '../boot/redact-error.ts'

/** Milliseconds that loads are collected before they are sent together. Failures are sent at once. */
const batchDelay = 10_000

const loads = new Map<string, Beacon['loads'][number]>()
let timer: ReturnType<typeof setTimeout> | undefined

function send(beacon: Beacon): void {
  // As text: JSON would cost a preflight request on another origin.
  if (config.beacons) navigator.sendBeacon(config.beacons, JSON.stringify(beacon))
}

function sendLoads(): void {
  clearTimeout(timer)
  timer = undefined
  if (loads.size > 0) send({ loads: [...loads.values()], failures: [] })
  loads.clear()
}

/** Counts a page of a release that has been loaded, or a start of the host. */
export function countLoad(area: Owner, release: string): void {
  const counted = loads.get(area + release) ?? { area, release, count: 0 }
  counted.count++
  loads.set(area + release, counted)
  timer ??= setTimeout(sendLoads, batchDelay)
}

export function sendFailure(failure: Failure): void {
  send({ loads: [], failures: [{ ...failure, error: redactError(failure.error) }] })
}

/** Hiding is the last event that is certain to come before a tab is closed. */
export function sendLoadsWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendLoads()
  })
}

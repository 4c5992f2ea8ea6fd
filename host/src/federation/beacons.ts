import { config } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { AnswerFaultCount, Beacon, Failure, NotFound, Vital } from '@xhkt/contract/federation/beacon'
import { engine } from '../boot/engine.ts'
import { redactError, stackOf } from '../boot/redact-error.ts'
import { lastActions } from './last-actions.ts'
import { routeOf } from './tab-releases.ts'

/** Milliseconds that counts are collected before they are sent together. Failures are sent at once. */
const batchDelay = 10_000

const loads = new Map<string, Beacon['loads'][number]>()
const notFound = new Map<string, NotFound>()
const answerFaults = new Map<string, AnswerFaultCount>()
const vitals: Vital[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function send(beacon: Omit<Beacon, 'engine'>): void {
  // As text: JSON would cost a preflight request on another origin.
  if (config.beacons) navigator.sendBeacon(config.beacons, JSON.stringify({ ...beacon, engine: engine() } satisfies Beacon))
}

function sendCounts(): void {
  clearTimeout(timer)
  timer = undefined
  const more = {
    ...(notFound.size > 0 && { not_found: [...notFound.values()] }),
    ...(answerFaults.size > 0 && { answer_faults: [...answerFaults.values()] }),
    ...(vitals.length > 0 && { vitals: vitals.splice(0) }),
  }
  if (loads.size > 0 || Object.keys(more).length > 0) send({ loads: [...loads.values()], failures: [], ...more })
  for (const counts of [loads, notFound, answerFaults]) counts.clear()
}

function increase<Counted extends { count: number }>(counts: Map<string, Counted>, key: string, counted: Counted): void {
  const known = counts.get(key) ?? counted
  known.count++
  counts.set(key, known)
  timer ??= setTimeout(sendCounts, batchDelay)
}

/** Counts a page of a release that has been loaded, or a start of the host. */
export function countLoad(area: Owner, release: string): void {
  increase(loads, area + release, { area, release, count: 0 })
}

/** Counts an address that no page has. Neither `path` nor `from` has anything of the learner. */
export function countNotFound(path: string, from: string | null): void {
  increase(notFound, `${path} ${from}`, { path, from, count: 0 })
}

/** Counts a field of an answer that breaks the contract. */
export function countAnswerFault(fault: Omit<AnswerFaultCount, 'count'>): void {
  const { call, field, expected, received, host } = fault
  increase(answerFaults, `${call} ${field} ${received}`, { call, field, expected, received, host, count: 0 })
}

/** Counts a Web Vital. Browsers know most of them when the tab is left. */
export function countVital(vital: Vital): void {
  vitals.push(vital)
  timer ??= setTimeout(sendCounts, batchDelay)
}

/** Sends what failed, with the place in the scripts and what the learner did before. `cause` is what was thrown. */
export function sendFailure(failure: Pick<Failure, 'area' | 'release' | 'step' | 'fallback_release'>, cause: unknown): void {
  const error = redactError(String(cause))
  const { path: page } = routeOf(location.pathname) ?? {}
  send({ loads: [], failures: [{ ...failure, error, stack: stackOf(cause), page, actions: lastActions() }] })
}

/** Hiding is the last event that is certain to come before a tab is closed. */
export function sendCountsWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendCounts()
  })
}

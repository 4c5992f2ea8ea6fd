import { config } from '@xhkt/platform/config'
import type { Owner } from '@xhkt/contract/federation/areas'
import type { AnswerFaultCount, Beacon, Failure } from '@xhkt/contract/federation/beacon'
import { engine } from '../boot/engine.ts'
import { redactError, stackOf } from '../boot/redact-error.ts'
import { lastActions } from './last-actions.ts'
import { routeOf } from './tab-releases.ts'

/** Milliseconds that counts are collected before they are sent together. Failures are sent at once. */
const batchDelay = 10_000

/** The number of distinct counts at which they are sent without waiting for more. */
const mostCounts = 20

type Pending = Omit<Beacon, 'engine'>

const nothing = (): Pending => ({ loads: [], failures: [] })

/** The counts of the next beacon. The timer, which sends them, runs while there are any. */
let pending = nothing()
const counted = new Map<string, { count: number }>()
let timer: ReturnType<typeof setTimeout> | undefined

export function sendBeacon(beacon: Pending): void {
  // As text: JSON would cost a preflight request on another origin.
  if (config.beacons) navigator.sendBeacon(config.beacons, JSON.stringify({ ...beacon, engine: engine() } satisfies Beacon))
}

function sendCounts(): void {
  if (timer === undefined) return
  clearTimeout(timer)
  timer = undefined
  sendBeacon(pending)
  pending = nothing()
  counted.clear()
}

/** Adds to a list what it does not have; an equal one counts up. */
function count<One extends { count: number }>(list: One[], one: One): void {
  const key = JSON.stringify(one)
  const known = counted.get(key)
  if (known) known.count++
  else {
    counted.set(key, one)
    list.push(one)
    timer ??= setTimeout(sendCounts, batchDelay)
    // The collector refuses a beacon of more than 16 KB, and then all its counts.
    if (counted.size === mostCounts) sendCounts()
  }
}

/** Counts a page of a release that has been loaded, or a start of the host. */
export function countLoad(area: Owner, release: string): void {
  count(pending.loads, { area, release, count: 1 })
}

/** Counts an address that no page has. Neither `path` nor `from` has anything of the learner. */
export function countNotFound(path: string, from: string | null): void {
  count((pending.not_found ??= []), { path, from, count: 1 })
}

/** Counts a field of an answer that breaks the contract. */
export function countAnswerFault({ call, field, expected, received, host }: Omit<AnswerFaultCount, 'count'>): void {
  count((pending.answer_faults ??= []), { call, field, expected, received, host, count: 1 })
}

/** Sends what failed, with the place in the scripts and what the learner did before. `cause` is what was thrown. */
export function sendFailure(failure: Pick<Failure, 'area' | 'release' | 'step' | 'fallback_release'>, cause: unknown): void {
  const error = redactError(String(cause))
  const page = routeOf(location.pathname)?.path
  sendBeacon({ ...nothing(), failures: [{ ...failure, error, stack: stackOf(cause), page, actions: lastActions }] })
}

/** Hiding is the last event that is certain to come before a tab is closed. */
export function sendCountsWhenLeft(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendCounts()
  })
}

import { type Health, healthOf, type ReleaseFigures, type Sums } from '@xhkt/contract/federation/release-figures'
import type { ReleaseName } from '../verify.ts'

export type Figures = ReleaseFigures & Health

export interface WatchedRelease extends ReleaseName {
  /** ISO time. Earlier figures belong to an earlier period in which this release was live. */
  since: string
}

/** Milliseconds to wait for an answer. */
const timeout = 10_000

const isSums = (one: unknown): one is Sums => {
  const { loads, by_step, errors } = (one ?? {}) as Partial<Record<string, unknown>>
  return typeof loads === 'number' && typeof by_step === 'object' && by_step !== null && Array.isArray(errors)
}

function isOfEngine(one: unknown): boolean {
  const { engine } = (one ?? {}) as { engine?: unknown }
  return isSums(one) && (engine === null || typeof engine === 'string')
}

const isFigures = (one: unknown): one is ReleaseFigures => {
  const { by_engine = [] } = one as { by_engine?: unknown }
  return isSums(one) && Array.isArray(by_engine) && by_engine.every(isOfEngine)
}

function listOf(answer: unknown): unknown[] {
  const { list } = (answer as { data?: { list?: unknown } } | null)?.data ?? {}
  if (!Array.isArray(list)) throw new Error('its answer has no data.list')
  return list
}

/**
 * The figures of a release, by `GET <address>?area=…&release=…&since=…` (since: 10-digit seconds). Throws if the collector does
 * not answer, or answers something else. A release that the answer does not name has no beacons yet.
 * @param wait milliseconds to wait for an answer
 */
export async function fetchFigures(address: string, { owner, release, since }: WatchedRelease, wait = timeout): Promise<Figures> {
  const url = new URL(address)
  const query = { area: owner, release, since: String(Math.floor(Date.parse(since) / 1000)) }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await fetch(url, { signal: AbortSignal.timeout(wait) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const none: ReleaseFigures = { area: owner, release, loads: 0, by_step: {}, errors: [] }
  const named = listOf(await answer.json()).find((one) => {
    const { area, release: name } = one as Partial<ReleaseFigures>
    return area === owner && name === release
  })
  if (named !== undefined && !isFigures(named)) throw new Error('the figures of the release or of an engine lack loads, by_step or errors')
  // The share has one definition, `healthOf`: a collector only adds up.
  const figures = named ?? none
  return { ...figures, ...healthOf(figures) }
}

/** Why a service does not answer, in a few words. */
export function outageReason(error: unknown): string {
  const { message, cause } = error as { message?: string; cause?: { code?: string } }
  return cause?.code ?? message ?? String(error)
}

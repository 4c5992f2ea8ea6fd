import type { Owner } from '@xhkt/contract/federation/areas'
import type { ErrorGroup } from '@xhkt/contract/federation/error-group'

/** Milliseconds to wait for an answer. */
const timeout = 10_000

const isGroup = (one: unknown): one is ErrorGroup => {
  const { error, step, release, count, openings } = (one ?? {}) as Partial<Record<string, unknown>>
  return [error, step, release].every((text) => typeof text === 'string') && typeof count === 'number' && typeof openings === 'number'
}

/**
 * What has failed in browsers of an area, by `GET errors?area=…&since=…` beside the address of the beacons (since: 10-digit seconds).
 * Throws if the collector does not answer, or answers something else.
 */
export async function fetchErrors(beacons: string, owner: Owner, since: number): Promise<ErrorGroup[]> {
  const url = new URL('errors', beacons)
  url.search = new URLSearchParams({ area: owner, since: String(since) }).toString()
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  const { data } = (await answer.json()) as { data?: { list?: unknown } }
  const list = data?.list
  if (!Array.isArray(list) || !list.every(isGroup)) throw new Error('its answer has no data.list of errors')
  return list
}

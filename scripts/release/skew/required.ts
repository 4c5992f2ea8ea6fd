import { areas } from '@xhkt/contract/federation/areas'
import { canaryOf, liveOf, type Pointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { ReleaseName } from '../verify.ts'
import { findRecord, hasPassed, type Pair } from './records.ts'

/** The pairs of a release with what is live, canaries included. An area has none until a first host is live. */
export function requiredPairs(pointer: Pointer, { owner, release }: ReleaseName): Pair[] {
  if (owner !== 'host') {
    const hosts = [liveOf(pointer, 'host').release, canaryOf(pointer, 'host')?.release]
    return hosts.flatMap((host): Pair[] => (host ? [{ host, owner, release }] : []))
  }
  const others = areas.flatMap((area) => [liveOf(pointer, area).release, canaryOf(pointer, area)?.release].map((name) => ({ area, name })))
  const pairs = others.flatMap(({ area, name }): Pair[] => (name ? [{ host: release, owner: area, release: name }] : []))
  return [{ host: release, owner, release }, ...pairs]
}

const nameOf = ({ host, owner, release }: Pair): string => (owner === 'host' ? 'its own pages' : `host ${host} with ${owner} ${release}`)

/**
 * Refuses a release that has not passed the skew check with what is live now; as stale if it has passed with what was live
 * before. Reads the records and starts no browser.
 */
export async function requirePassed(store: ReleaseStore, pointer: Pointer, candidate: ReleaseName): Promise<void> {
  const { owner, release } = candidate
  const pairs = requiredPairs(pointer, candidate)
  const records = await Promise.all(pairs.map((pair) => findRecord(store, pair, owner)))
  const missing = pairs.filter((_, at) => !records[at])
  if (missing.length === 0) return
  const command = `npm run release -- skew ${owner} ${release}`
  if (await hasPassed(store, candidate)) {
    const message = `${owner} ${release} has passed the skew check, but not with what is live now. Run it again: ${command}`
    throw new Refusal('stale', message, missing.map(nameOf))
  }
  throw new Refusal('gate', `${owner} ${release} has not passed the skew check: ${command}`, missing.map(nameOf))
}

import { isDeepStrictEqual } from 'node:util'
import type { Owner } from '@xhkt/contract/federation/areas'
import { deviceDigest } from '@xhkt/contract/federation/canary'
import type { Canary, CanaryAim } from '@xhkt/contract/federation/registry'
import { checkCandidates } from './check-candidates.ts'
import { releaseGates } from './gates/gates.ts'
import { removedRoutes } from './gates/removed-routes.ts'
import { author } from './author.ts'
import { makeChange } from './pointer/change-pointer.ts'
import { withCanary, withoutCanaryOf } from './pointer/live-release.ts'
import { canaryOf, type Change, liveOf, type Pointer } from './pointer/pointer.ts'
import { Refusal } from './refusal.ts'
import { type Basis, latestChangeOf, refuseStale } from './refuse-stale.ts'
import { findReadableManifest } from './release-folder.ts'
import { requireApproved } from './require-approved.ts'
import { requireServed } from './served.ts'
import { requirePassed } from './skew/required.ts'
import type { ReleaseStore } from './store/release-store.ts'

interface CanaryChange extends Basis {
  why: string
  dryRun?: boolean
}

export interface CanaryOptions extends CanaryChange {
  release: string
  /** Percent of the browsers, or of those of `engines`: 0 to 99. It may be 0 only with `staff` or `devices`. */
  share: number
  engines?: CanaryAim['engines']
  staff?: boolean
  /** Device ids. Store and registry get digests of them. */
  devices?: string[]
  /** May the release lack routes of the live one? */
  allowRemovedRoutes?: boolean
}

/** The share and the aim of a canary. With engines the share is in the aim, as a host from before aims would give it to every engine. */
function audience({ release, share, engines = [], staff = false, devices = [] }: CanaryOptions): Pick<Canary, 'share' | 'aim'> {
  const ofEngines = engines.length > 0 && share > 0
  const aim: CanaryAim = {
    ...(ofEngines && { share, engines }),
    ...(staff && { staff }),
    ...(devices.length > 0 && { devices: devices.map((id) => deviceDigest(id, release)) }),
  }
  return { share: ofEngines ? 0 : share, ...(Object.keys(aim).length > 0 && { aim }) }
}

/** Refuses as stale what `refuseStale` refuses, and a change during which somebody else has started or ended a canary of the owner. */
function refuseConcurrent(store: ReleaseStore, options: CanaryChange): (pointer: Pointer) => Promise<void> {
  let initial: { canary: string | null } | undefined
  return async (pointer) => {
    await refuseStale(store, pointer, options)
    const canary = canaryOf(pointer, options.owner)?.release ?? null
    initial ??= { canary }
    if (canary === initial.canary) return
    const message = `The canary of ${options.owner} has changed meanwhile: it was ${initial.canary ?? 'none'}, now it is ${canary ?? 'none'}`
    throw new Refusal('stale', message, [await latestChangeOf(store, options.owner)])
  }
}

/**
 * Serves a release to some browsers, beside the live release, or changes who gets the running canary. A canary of another release ends. The
 * checks are those of a promote. Returns the change; null if the same browsers have the canary already.
 */
export async function setCanary(store: ReleaseStore, options: CanaryOptions): Promise<Change | null> {
  const { owner: area, release, why, allowRemovedRoutes: allowed = false } = options
  const given = audience(options)
  const refuseChanged = refuseConcurrent(store, options)
  return makeChange(store, options, async (pointer) => {
    await refuseChanged(pointer)
    const { release: live } = liveOf(pointer, area)
    if (live === null) throw new Refusal('usage', `Nothing of ${area} is live yet: promote ${release}`)
    if (live === release) throw new Refusal('usage', `${area} ${release} is live already, for everybody`)
    const before = canaryOf(pointer, area)
    if (isDeepStrictEqual(before, { release, ...given })) return null
    await requireApproved(store, pointer, { owner: area, release })
    const names = [{ owner: area, release }]
    const { verified: [found], live: composition } = await checkCandidates(store, { pointer, names, gates: releaseGates })
    if (!found) return null
    const { manifest, digest } = found
    const removed = removedRoutes(composition, manifest, allowed)
    const lost = removed.length > 0 ? { removed_routes: removed } : {}
    await requirePassed(store, pointer, { owner: area, release })
    await requireServed(store, { owner: area, release })
    const ended = before && before.release !== release ? { ended: before.release } : {}
    const made = { seq: pointer.seq + 1, at: new Date().toISOString(), who: author() }
    const change: Change = { ...made, area, action: 'canary', from: live, to: release, ...given, why, commit: manifest.commit, ...ended, ...lost }
    return { ...withCanary(pointer, manifest, { manifest: digest, ...given }), seq: change.seq, changes: [change] }
  })
}

/** The pointer without the canary of an owner. The live release and its fallback stay. Null if there is no canary. */
export async function withoutCanary(
  store: ReleaseStore,
  pointer: Pointer,
  { owner: area, action, why }: { owner: Owner; action: Change['action']; why: string },
): Promise<Pointer | null> {
  const canary = canaryOf(pointer, area)
  const { release: to } = liveOf(pointer, area)
  if (!canary || to === null) return null
  const commit = (await findReadableManifest(store, area, to))?.commit ?? null
  const made = { seq: pointer.seq + 1, at: new Date().toISOString(), who: author() }
  const change: Change = { ...made, area, action, from: canary.release, to, share: 0, why, commit }
  return { ...withoutCanaryOf(pointer, area), seq: change.seq, changes: [change] }
}

/** Ends the canary of an owner; refuses another canary than `release`, if given. Returns the change; null if there is no canary. */
export async function endCanary(store: ReleaseStore, options: CanaryChange & { release?: string }): Promise<Change | null> {
  const { owner, release, why } = options
  const refuseChanged = refuseConcurrent(store, options)
  return makeChange(store, options, async (pointer) => {
    await refuseChanged(pointer)
    const canary = canaryOf(pointer, owner)
    if (canary && release !== undefined && release !== canary.release) {
      throw new Refusal('stale', `The canary of ${owner} is ${canary.release}, not ${release}`, [await latestChangeOf(store, owner)])
    }
    return withoutCanary(store, pointer, { owner, action: 'canary', why })
  })
}

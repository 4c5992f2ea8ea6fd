import { areas, type Owner } from '@xhkt/shared/federation/areas'
import type { ReleaseManifest } from '@xhkt/shared/federation/release-manifest'
import { liveOf, type Pointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import { findManifest } from '../release-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { byteBudget } from './byte-budget.ts'
import { contractNeeds } from './contract-needs.ts'
import type { Composition, Gate } from './gate.ts'
import { routeConflicts } from './route-conflicts.ts'
import { singletons } from './singletons.ts'

/** What would break the page that is composed; holds for everything that goes live, however it does. */
export const compositionGates: readonly Gate[] = [routeConflicts, contractNeeds, singletons]
/** For a release that is new: going back to one that was live is never refused for its size. */
export const releaseGates: readonly Gate[] = [...compositionGates, byteBudget]

async function liveManifest(store: ReleaseStore, pointer: Pointer, owner: Owner): Promise<ReleaseManifest | null> {
  const { release } = liveOf(pointer, owner)
  return release === null ? null : findManifest(store, owner, release)
}

const byArea = (manifests: ReleaseManifest[]): Composition['areas'] =>
  Object.fromEntries(manifests.map((manifest): [Owner, ReleaseManifest] => [manifest.owner, manifest]))

async function composition(store: ReleaseStore, pointer: Pointer): Promise<Composition> {
  const [host, ...others] = await Promise.all((['host', ...areas] as const).map((owner) => liveManifest(store, pointer, owner)))
  return { host: host ?? null, areas: byArea(others.filter((manifest) => manifest !== null)) }
}

function withCandidates(live: Composition, candidates: ReleaseManifest[]): Composition {
  const host = candidates.find(({ owner }) => owner === 'host') ?? live.host
  const others = candidates.filter(({ owner }) => owner !== 'host')
  return { host, areas: { ...live.areas, ...byArea(others) } }
}

/** Refuses what these releases would break. What is wrong already, with what is live, holds nobody up. */
export async function holdGates(
  store: ReleaseStore,
  { pointer, candidates, gates }: { pointer: Pointer; candidates: ReleaseManifest[]; gates: readonly Gate[] },
): Promise<void> {
  const live = await composition(store, pointer)
  const next = withCandidates(live, candidates)
  const problems = gates.flatMap((gate) => {
    const before = new Set(gate(live))
    return gate(next).filter((problem) => !before.has(problem))
  })
  if (problems.length === 0) return
  const names = candidates.map(({ owner, release }) => `${owner} ${release}`).join(', ')
  throw new Refusal('gate', `${names} may not go live`, problems)
}

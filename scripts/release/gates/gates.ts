import { areas, type Owner, owners } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { canaryOf, liveOf, type Pointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import { findManifest } from '../release-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { byteBudget } from './byte-budget.ts'
import { contractNeeds } from './contract-needs.ts'
import type { Composition, Gate } from './gate.ts'
import { routeConflicts } from './route-conflicts.ts'
import { singletons } from './singletons.ts'

/** Problems that would break the composed page. They hold for every change: promote, canary, rollback and start. */
export const compositionGates: readonly Gate[] = [routeConflicts, contractNeeds, singletons]
/** For a new release. A rollback is never refused for its size. */
export const releaseGates: readonly Gate[] = [...compositionGates, byteBudget]

const byArea = (manifests: ReleaseManifest[]): Composition['areas'] =>
  Object.fromEntries(manifests.map((manifest): [Owner, ReleaseManifest] => [manifest.owner, manifest]))

async function composition(store: ReleaseStore, releaseOf: (owner: Owner) => string | null): Promise<Composition> {
  const manifestOf = async (owner: Owner): Promise<ReleaseManifest | null> => {
    const release = releaseOf(owner)
    return release === null ? null : findManifest(store, owner, release)
  }
  const [host, ...others] = await Promise.all(owners.map(manifestOf))
  return { host: host ?? null, areas: byArea(others.filter((manifest) => manifest !== null)) }
}

/** The live releases, and those of a browser that gets every canary: a candidate meets every other release in one of the two. */
function compositions(store: ReleaseStore, pointer: Pointer): Promise<Composition[]> {
  const live = composition(store, (owner) => liveOf(pointer, owner).release)
  if (!areas.some((area) => canaryOf(pointer, area))) return Promise.all([live])
  return Promise.all([live, composition(store, (owner) => (canaryOf(pointer, owner) ?? liveOf(pointer, owner)).release)])
}

function withCandidates(live: Composition, candidates: ReleaseManifest[]): Composition {
  const host = candidates.find(({ owner }) => owner === 'host') ?? live.host
  const others = candidates.filter(({ owner }) => owner !== 'host')
  return { host, areas: { ...live.areas, ...byArea(others) } }
}

/** Refuses candidates that cause new problems. Problems that the live releases have already are no reason. */
export async function enforceGates(
  store: ReleaseStore,
  { pointer, candidates, gates }: { pointer: Pointer; candidates: ReleaseManifest[]; gates: readonly Gate[] },
): Promise<void> {
  const now = await compositions(store, pointer)
  const problemsOf = (all: Composition[]): Set<string> => new Set(all.flatMap((one) => gates.flatMap((gate) => gate(one))))
  const before = problemsOf(now)
  const problems = [...problemsOf(now.map((live) => withCandidates(live, candidates)))].filter((problem) => !before.has(problem))
  if (problems.length === 0) return
  const names = candidates.map(({ owner, release }) => `${owner} ${release}`).join(', ')
  throw new Refusal('gate', `${names} may not go live`, problems)
}

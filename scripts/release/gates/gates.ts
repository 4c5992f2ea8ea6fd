import { areas, type Owner, owners } from '@xhkt/contract/federation/areas'
import type { ReleaseManifest } from '@xhkt/contract/federation/release-manifest'
import { canaryOf, liveOf, type Pointer } from '../pointer/pointer.ts'
import { Refusal } from '../refusal.ts'
import { findManifest, findReadableManifest } from '../release-folder.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import { byteBudget } from './byte-budget.ts'
import { contractNeeds } from './contract-needs.ts'
import { fileBudget } from './file-budget.ts'
import type { Composition, Gate } from './gate.ts'
import { pageFiles } from './index-html.ts'
import { fallbackExports, platformExports } from './platform-exports.ts'
import { routeConflicts } from './route-conflicts.ts'
import { singletons } from './singletons.ts'

/** Gates against a broken composition. Every change has to pass them: promote, canary, rollback and start. */
export const compositionGates: readonly Gate[] = [routeConflicts, contractNeeds, platformExports, singletons, pageFiles]
/** Gates for a new release. A rollback is refused neither for its size nor for a fallback release. */
export const releaseGates: readonly Gate[] = [...compositionGates, fallbackExports, byteBudget, fileBudget]

const byArea = (manifests: ReleaseManifest[]): Composition['areas'] =>
  Object.fromEntries(manifests.map((manifest): [Owner, ReleaseManifest] => [manifest.owner, manifest]))

const isFound = (manifest: ReleaseManifest | null): manifest is ReleaseManifest => manifest !== null

async function previousOf(store: ReleaseStore, pointer: Pointer): Promise<ReleaseManifest[]> {
  // A fallback without a readable manifest does not count: nothing can go back to it.
  const manifests = areas.map(async (area) => {
    const { previous } = liveOf(pointer, area)
    return previous === null ? null : findReadableManifest(store, area, previous)
  })
  return (await Promise.all(manifests)).filter(isFound)
}

/** `replaced`: the owners of the candidates. A damaged release must not keep another from replacing it. */
async function composition(
  store: ReleaseStore,
  replaced: Owner[],
  releaseOf: (owner: Owner) => string | null,
): Promise<Omit<Composition, 'previous'>> {
  const manifestOf = async (owner: Owner): Promise<ReleaseManifest | null> => {
    const release = releaseOf(owner)
    const find = replaced.includes(owner) ? findReadableManifest : findManifest
    return release === null ? null : find(store, owner, release)
  }
  const [host, ...others] = await Promise.all(owners.map(manifestOf))
  return { host: host ?? null, areas: byArea(others.filter(isFound)) }
}

/** What browsers get: the host and its canary, each with the live areas and with every canary of an area. */
async function compositions(
  store: ReleaseStore,
  pointer: Pointer,
  candidates: ReleaseManifest[],
): Promise<[Composition, ...Composition[]]> {
  const replaced = candidates.map(({ owner }) => owner)
  const liveName = (owner: Owner): string | null => liveOf(pointer, owner).release
  const canaryName = (owner: Owner): string | null => canaryOf(pointer, owner)?.release ?? liveName(owner)
  const hosts = canaryOf(pointer, 'host') ? [liveName, canaryName] : [liveName]
  const others = areas.some((area) => canaryOf(pointer, area)) ? [liveName, canaryName] : [liveName]
  const chosen = hosts.flatMap((ofHost) => others.map((ofArea) => (owner: Owner) => (owner === 'host' ? ofHost : ofArea)(owner)))
  const [live, ...withCanaries] = await Promise.all(chosen.map((releaseOf) => composition(store, replaced, releaseOf)))
  if (!live) throw new Error('no composition')
  // Only a new host changes what fallback releases get.
  const previous = candidates.some(({ owner }) => owner === 'host') ? await previousOf(store, pointer) : []
  return [{ ...live, previous }, ...withCanaries.map((one) => ({ ...one, previous }))]
}

function withCandidates(live: Composition, candidates: ReleaseManifest[]): Composition {
  const host = candidates.find(({ owner }) => owner === 'host') ?? live.host
  const others = candidates.filter(({ owner }) => owner !== 'host')
  return { host, areas: { ...live.areas, ...byArea(others) }, previous: live.previous }
}

/** Refuses candidates that cause new problems; the live releases may have problems already. Returns the live composition. */
export async function enforceGates(
  store: ReleaseStore,
  { pointer, candidates, gates }: { pointer: Pointer; candidates: ReleaseManifest[]; gates: readonly Gate[] },
): Promise<Composition> {
  const now = await compositions(store, pointer, candidates)
  const [live] = now
  const problemsOf = (all: Composition[]): Set<string> => new Set(all.flatMap((one) => gates.flatMap((gate) => gate(one))))
  const before = problemsOf(now)
  const problems = [...problemsOf(now.map((one) => withCandidates(one, candidates)))].filter((problem) => !before.has(problem))
  if (problems.length === 0) return live
  const names = candidates.map(({ owner, release }) => `${owner} ${release}`).join(', ')
  throw new Refusal('gate', `${names} may not go live`, problems)
}

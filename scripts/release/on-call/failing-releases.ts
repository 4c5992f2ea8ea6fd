import type { Owner } from '@xhkt/contract/federation/areas'
import type { Health, ReleaseFigures, Sums } from '@xhkt/contract/federation/release-figures'
import { canaryOf, type Change, liveOf, type Pointer } from '../pointer/pointer.ts'
import type { ReleaseName } from '../verify.ts'

/** What browsers get of a release: `past` after it was replaced, `unknown` without a store of releases. */
export type Served = 'live' | 'canary' | 'past' | 'unknown'

export interface FailingRelease extends Health, Pick<Sums, 'errors'> {
  area: Owner
  release: string
  served: Served
  /** The command that ends the failures; null if the release is no longer served, or nothing was live before it. */
  command: string | null
}

/** The limits of `release watch`: page loads from which a share counts, and the share that may fail. */
const [minOpenings, threshold] = [20, 0.1]

export function servedAs(pointer: Pointer | null, area: Owner, release: string): Served {
  if (!pointer) return 'unknown'
  if (canaryOf(pointer, area)?.release === release) return 'canary'
  return liveOf(pointer, area).release === release ? 'live' : 'past'
}

/** The command that ends a release; null if it is not served, or nothing was live before it. */
export function rollbackCommandOf(pointer: Pointer | null, area: Owner, release: string): string | null {
  const served = servedAs(pointer, area, release)
  const canEnd = served === 'canary' || (served === 'live' && pointer !== null && liveOf(pointer, area).previous !== null)
  return canEnd ? `npm run release -- rollback ${area} ${release} --why "…"` : null
}

/** The releases that browsers get, and those that the changes have replaced. Anyone can send figures of any other. */
export function releasesInUse(pointer: Pointer, changes: Change[]): ReleaseName[] {
  const owners = ['host', ...Object.keys(pointer.areas)] as Owner[]
  const live = owners.map((owner) => ({ owner, release: liveOf(pointer, owner).release }))
  const canaries = owners.map((owner) => ({ owner, release: canaryOf(pointer, owner)?.release }))
  const replaced = changes.map(({ area, from }) => ({ owner: area, release: from }))
  const all = [...live, ...canaries, ...replaced].flatMap(({ owner, release }) => (release ? [{ owner, release }] : []))
  return all.filter((one, at) => all.findIndex(({ owner, release }) => owner === one.owner && release === one.release) === at)
}

/** The releases that fail too often, worst first. */
export function failingReleases(figures: (ReleaseFigures & Health)[], pointer: Pointer | null): FailingRelease[] {
  return figures
    .filter(({ openings, share }) => openings >= minOpenings && share > threshold)
    .map(({ area, release, failures, openings, share, errors }) => ({
      ...{ area, release, failures, openings, share, errors },
      served: servedAs(pointer, area, release),
      command: rollbackCommandOf(pointer, area, release),
    }))
    .sort((one, other) => other.share - one.share)
}

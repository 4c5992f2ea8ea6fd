import { type Owner, owners } from '@xhkt/contract/federation/areas'
import type { Health } from '@xhkt/contract/federation/release-figures'
import { OriginalPositions } from '@xhkt/release/errors/original-positions'
import { type ReadableError, readableErrors } from '@xhkt/release/errors/readable-errors'
import { journal } from '@xhkt/release/pointer/journal'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from '@xhkt/release/pointer/pointer'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { BeaconStore } from '../store/beacon-store.ts'

/** What browsers get of a release: `past` after it was replaced, `unknown` without a store of releases. */
export type Served = 'live' | 'canary' | 'past' | 'unknown'

export interface Failing extends Health {
  area: Owner
  release: string
  served: Served
  /** The command that ends the failures; null if the release is no longer served, or nothing was live before it. */
  command: string | null
}

export interface Situation {
  /** The changes of the last hour, newest first; null without a store of releases. */
  changes: Change[] | null
  /** Releases of the last hour that fail too often, worst first. */
  failing: Failing[]
  servedAs: (area: Owner, release: string) => Served
  /** Of the last seven days. */
  errors: ReadableError[]
}

const hour = 3_600
const week = 7 * 24 * hour
/** The limits of `release watch`. */
const [minOpenings, threshold] = [20, 0.1]
const shownErrors = 20

async function changesSince(releases: ReleaseStore, since: number): Promise<Change[]> {
  const changes: Change[] = []
  for await (const change of journal(releases)) {
    if (Date.parse(change.at) < since * 1_000) break
    changes.push(change)
  }
  return changes
}

function servedAs(pointer: Pointer | null, area: Owner, release: string): Served {
  if (!pointer) return 'unknown'
  if (canaryOf(pointer, area)?.release === release) return 'canary'
  return liveOf(pointer, area).release === release ? 'live' : 'past'
}

function commandFor(pointer: Pointer | null, area: Owner, release: string): string | null {
  const served = servedAs(pointer, area, release)
  const canEnd = served === 'canary' || (served === 'live' && pointer !== null && liveOf(pointer, area).previous !== null)
  return canEnd ? `npm run release -- rollback ${area} ${release} --why "…"` : null
}

/** Answers what somebody on call asks: what has changed, what fails, what to type. */
export class Situations {
  private readonly positions: OriginalPositions | null

  constructor(
    private readonly store: BeaconStore,
    private readonly releases: ReleaseStore | null,
  ) {
    this.positions = releases && new OriginalPositions(releases)
  }

  /** @param now - Unix seconds */
  async at(now: number): Promise<Situation> {
    const pointer = this.releases && (await readPointer(this.releases)).pointer
    const recent = this.store.figures({ since: now - hour }).filter(({ openings, share }) => openings >= minOpenings && share > threshold)
    return {
      changes: this.releases && (await changesSince(this.releases, now - hour)),
      failing: recent
        .filter(({ area }) => pointer === null || owners.includes(area) || Object.hasOwn(pointer.areas, area))
        .map(({ area, release, failures, openings, share }) => {
          const served = servedAs(pointer, area, release)
          return { area, release, failures, openings, share, served, command: commandFor(pointer, area, release) }
        })
        .sort((one, other) => other.share - one.share),
      servedAs: (area, release) => servedAs(pointer, area, release),
      errors: (await readableErrors(this.store.errors({ since: now - week }), this.positions)).slice(0, shownErrors),
    }
  }
}

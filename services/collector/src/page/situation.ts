import type { Owner } from '@xhkt/contract/federation/areas'
import { OriginalPositions } from '@xhkt/release/errors/original-positions'
import { type ReadableError, readableErrors } from '@xhkt/release/errors/readable-errors'
import { changesSince } from '@xhkt/release/on-call/changes-since'
import { failingReleases, type FailingRelease, releasesInUse, rollbackCommandOf, type Served, servedAs } from '@xhkt/release/on-call/failing-releases'
import { journal } from '@xhkt/release/pointer/journal'
import { type Change, endsCanary, type Pointer, readPointer } from '@xhkt/release/pointer/pointer'
import type { ReleaseStore } from '@xhkt/release/store/release-store'
import type { BeaconStore } from '../store/beacon-store.ts'

export interface Situation {
  /** Why the store of releases does not answer. */
  outage: string | null
  /** The changes of the last hour, newest first, with the command that takes each back; null without a store of releases. */
  changes: (Change & { command: string | null })[] | null
  /** Releases of the last hour that fail too often, worst first. */
  failing: FailingRelease[]
  servedAs: (area: Owner, release: string) => Served
  /** Of the last seven days. */
  errors: ReadableError[]
}

const hour = 3_600
const week = 7 * 24 * hour
/** The most frequent errors are read, and of the causes that they have so many are shown. */
const [readErrors, shownErrors] = [100, 20]

/** Answers what somebody on call asks: what has changed, what fails, what to type. */
export class Situations {
  private readonly positions: OriginalPositions | null

  constructor(
    private readonly store: BeaconStore,
    private readonly releases: ReleaseStore | null,
  ) {
    this.positions = releases && new OriginalPositions(releases)
  }

  /** What is live, and what has changed. A store that does not answer must not take the page away. */
  private async history(since: number): Promise<{ pointer: Pointer | null; changes: Change[] | null; outage: string | null }> {
    try {
      const pointer = this.releases && (await readPointer(this.releases)).pointer
      return { pointer, changes: this.releases && (await changesSince(journal(this.releases), since)), outage: null }
    } catch (error) {
      return { pointer: null, changes: null, outage: error instanceof Error ? error.message : String(error) }
    }
  }

  /** @param now - Unix seconds */
  async at(now: number): Promise<Situation> {
    const since = now - hour
    const { pointer, changes, outage } = await this.history(since)
    const inUse = pointer && releasesInUse(pointer, changes ?? []).map(({ owner: area, release }) => ({ area, release }))
    const selected = (inUse ?? [{}]).map((one) => ({ ...one, since }))
    const figures = (await Promise.all(selected.map((one) => this.store.figures(one)))).flat()
    const command = (change: Change): string | null => (endsCanary(change) ? null : rollbackCommandOf(pointer, change.area, change.to))
    return {
      outage,
      changes: changes && changes.map((change) => ({ ...change, command: command(change) })),
      failing: failingReleases(figures, pointer),
      servedAs: (area, release) => servedAs(pointer, area, release),
      errors: (await readableErrors(await this.store.errors({ since: now - week }, readErrors), this.positions)).slice(0, shownErrors),
    }
  }
}

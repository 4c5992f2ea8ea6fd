import type { ReleaseHistory, ReleaseChange, OwnerState, ServedRelease } from '@xhkt/sandbox/server'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { failureKind } from '@xhkt/release/failure-kind'
import { journal } from '@xhkt/release/pointer/journal'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from '@xhkt/release/pointer/pointer'
import { startsServing } from '@xhkt/release/pointer/starts-serving'
import { Refusal } from '@xhkt/release/refusal'
import { rollback } from '@xhkt/release/rollback'
import type { ReleaseStore } from '@xhkt/release/store/release-store'

/** The collector's figures of releases. */
interface Reported {
  figures: (selected: { area: Owner; release: string; since: number }) => Promise<NonNullable<Awaited<ReturnType<ReleaseHistory['figures']>>>[]>
}

type State = Awaited<ReturnType<ReleaseHistory['read']>>

/** Journal entries on the sandbox's page. */
const shown = 20
/** Entries that are searched for the change that made a release live. */
const searched = 500

const entryOf = ({ at, who, area, action, from, to, share, aim, why }: Change): ReleaseChange => {
  return { at, who, area, action, from, to, share, aim, why }
}

async function stateOf(store: ReleaseStore, pointer: Pointer): Promise<State> {
  // An area that is newer than this server is in the pointer alone.
  const all = new Set([...owners, ...(Object.keys(pointer.areas) as Owner[])])
  const served = [...all].map((area): OwnerState => {
    const { release, previous } = liveOf(pointer, area)
    const canary = canaryOf(pointer, area)
    const title = area === 'host' ? undefined : pointer.areas[area]?.title
    return { area, title, live: release === null ? null : { release, made: null }, previous, canary: canary && { ...canary, made: null } }
  })
  const open = new Map<ServedRelease, Owner>()
  for (const { area, live, canary } of served) for (const one of [live, canary]) if (one) open.set(one, area)
  const entries: ReleaseChange[] = []
  let read = 0
  try {
    for await (const change of journal(store)) {
      if (entries.length < shown) entries.push(entryOf(change))
      for (const [one, area] of open) {
        if (!startsServing(change, area, one.release)) continue
        one.made = entryOf(change)
        open.delete(one)
      }
      if (++read === searched || (open.size === 0 && entries.length === shown)) break
    }
  } catch (error) {
    // Of a damaged journal the page shows the newer part, and `release status` says what is wrong.
    if (!(error instanceof Refusal)) throw error
  }
  return { owners: served, entries }
}

/** The history of a store's releases for the sandbox's page, with what browsers report, and the rollback that the page offers. */
export function storeLedger(store: ReleaseStore, reported: Reported = { figures: () => Promise.resolve([]) }): ReleaseHistory {
  let known: { seq: number; state: State } | undefined
  return {
    read: async () => {
      const { pointer } = await readPointer(store)
      // The page polls every few seconds, so the journal is read only after a change.
      if (known?.seq !== pointer.seq) known = { seq: pointer.seq, state: await stateOf(store, pointer) }
      return known.state
    },
    figures: async (area, release, since) => (await reported.figures({ area, release, since }))[0],
    rollback: async (owner, release, why) => {
      try {
        const change = await rollback(store, { owner, release, why })
        return { refused: change ? null : `${owner} ${release} has been rolled back already` }
      } catch (error) {
        if (failureKind(error) === 'unexpected') throw error
        const problems = error instanceof Refusal ? error.problems : []
        return { refused: [(error as Error).message, ...problems].join('; ') }
      }
    },
  }
}

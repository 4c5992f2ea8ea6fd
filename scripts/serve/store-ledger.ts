import type { ReleaseHistory, ReleaseChange, OwnerState, ServedRelease } from '@xhkt/sandbox/server'
import { type Owner, owners } from '@xhkt/contract/federation/areas'
import { kindOf } from '../release/command/exit-codes.ts'
import { gives } from '../release/pointer/gives.ts'
import { journal } from '../release/pointer/journal.ts'
import { canaryOf, type Change, liveOf, type Pointer, readPointer } from '../release/pointer/pointer.ts'
import { Refusal } from '../release/refusal.ts'
import { rollback } from '../release/rollback.ts'
import type { ReleaseStore } from '../release/store/release-store.ts'

type State = Awaited<ReturnType<ReleaseHistory['read']>>

/** Entries that a person sees. */
const shown = 20
/** Entries that are looked through for how a release came to be live. */
const lookedThrough = 500

const entryOf = ({ at, who, area, action, from, to, share, why }: Change): ReleaseChange => {
  return { at, who, area, action, from, to, share, why }
}

async function stateOf(store: ReleaseStore, pointer: Pointer): Promise<State> {
  const served = owners.map((area): OwnerState => {
    const { release, previous } = liveOf(pointer, area)
    const canary = canaryOf(pointer, area)
    return { area, live: release === null ? null : { release, made: null }, previous, canary: canary && { ...canary, made: null } }
  })
  const open = new Map<ServedRelease, Owner>()
  for (const { area, live, canary } of served) for (const one of [live, canary]) if (one) open.set(one, area)
  const entries: ReleaseChange[] = []
  let read = 0
  for await (const change of journal(store)) {
    if (entries.length < shown) entries.push(entryOf(change))
    for (const [one, area] of open) {
      if (!gives(change, area, one.release)) continue
      one.made = entryOf(change)
      open.delete(one)
    }
    if (++read === lookedThrough || (open.size === 0 && entries.length === shown)) break
  }
  return { owners: served, entries }
}

/** What the sandbox's page shows of a store, and how it takes a release back. */
export function storeLedger(store: ReleaseStore): ReleaseHistory {
  let known: { seq: number; state: State } | undefined
  return {
    read: async () => {
      const { pointer } = await readPointer(store)
      // The page looks every few seconds.
      if (known?.seq !== pointer.seq) known = { seq: pointer.seq, state: await stateOf(store, pointer) }
      return known.state
    },
    rollback: async (owner, release, why) => {
      try {
        const change = await rollback(store, { owner, release, why })
        return { refused: change ? null : `${owner} ${release} has been taken back already` }
      } catch (error) {
        if (kindOf(error) === 'unexpected') throw error
        const problems = error instanceof Refusal ? error.problems : []
        return { refused: [(error as Error).message, ...problems].join('; ') }
      }
    },
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { completeJournal } from './journal.ts'
import { type Pointer, pointerFile, readPointer } from './pointer.ts'

const patience = 30_000

/**
 * Replaces the pointer by what `decide` makes of it, and completes the journal. Whoever writes in between is seen:
 * `decide` is asked again with what they wrote, so that both changes stand. Null leaves the pointer as it is.
 */
export async function changePointer(store: ReleaseStore, decide: (current: Pointer) => Promise<Pointer | null>): Promise<Pointer> {
  const until = Date.now() + patience
  for (;;) {
    const { pointer, version } = await readPointer(store)
    await completeJournal(store, pointer)
    const next = await decide(pointer)
    if (!next) return pointer
    try {
      await store.put(pointerFile, JSON.stringify(next), version === null ? { ifAbsent: true } : { ifVersion: version })
    } catch (error) {
      if (!(error instanceof Conflict) || Date.now() > until) throw error
      await delay(Math.random() * 20)
      continue
    }
    await completeJournal(store, next)
    return next
  }
}

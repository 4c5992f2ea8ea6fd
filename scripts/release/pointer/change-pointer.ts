import { setTimeout as delay } from 'node:timers/promises'
import { pageFault } from '../page/page-fault.ts'
import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { completeJournal, isInJournal, isPast, repair } from './journal.ts'
import { type Change, type Pointer, pointerFile, readPointer } from './pointer.ts'
import { told } from './told.ts'

const patience = 30_000

/**
 * Replaces the pointer by what `decide` makes of it, and completes the journal and the page. Whoever writes in between is seen:
 * `decide` is asked again with what they wrote, so that both changes stand. Null leaves the pointer as it is. Refuses with `page`
 * where only the page could not be written.
 */
export async function changePointer(store: ReleaseStore, decide: (current: Pointer) => Promise<Pointer | null>): Promise<Pointer> {
  let pointer: Pointer
  try {
    pointer = await replacePointer(store, decide)
  } catch (error) {
    // Who wrote the pointer last may have been killed before it came to the page.
    const fault = await pageFault(store)
    throw error instanceof Refusal && fault ? new Refusal(error.kind, error.message, [...error.problems, fault]) : error
  }
  const fault = await pageFault(store)
  if (!fault) return pointer
  throw new Refusal('page', [...pointer.changes.map(told), fault].join('. '), ['Mend that, and run: npm run release -- render'])
}

async function replacePointer(store: ReleaseStore, decide: (current: Pointer) => Promise<Pointer | null>): Promise<Pointer> {
  const until = Date.now() + patience
  let refused: Pointer | null = null
  for (;;) {
    const { pointer, version } = await readPointer(store)
    await completeJournal(store, pointer)
    // It was written, the answer was lost, and somebody else has built on it by now.
    if (refused && (await isInJournal(store, refused.changes))) return refused
    const next = await decide(pointer)
    if (!next) return pointer
    // Before the swap: after it, nobody could read the journal any more.
    if (next.seq > pointer.seq && (await isPast(store, next.changes))) {
      // Somebody may have been quicker.
      if ((await readPointer(store)).version !== version) continue
      throw new Refusal('broken', `${store.place}: The journal goes on after seq ${pointer.seq}, where the pointer stands. ${repair}`)
    }
    try {
      await store.put(pointerFile, JSON.stringify(next), version === null ? { ifAbsent: true } : { ifVersion: version })
    } catch (error) {
      if (!(error instanceof Conflict) || Date.now() > until) throw error
      refused = next.seq > pointer.seq ? next : null
      await delay(Math.random() * 20)
      continue
    }
    await completeJournal(store, next)
    return next
  }
}

/** Makes one change of one area; gives it, also where a dry run only tries it; null if there was nothing to do. */
export async function makeChange(
  store: ReleaseStore,
  { dryRun = false }: { dryRun?: boolean },
  decide: (current: Pointer) => Promise<Pointer | null>,
): Promise<Change | null> {
  let change: Change | null = null
  await changePointer(store, async (pointer) => {
    const next = await decide(pointer)
    change = next?.changes[0] ?? null
    return dryRun ? null : next
  })
  return change
}

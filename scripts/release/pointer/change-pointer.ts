import { setTimeout as delay } from 'node:timers/promises'
import { tryWriteIndexHtml } from '../index-html/try-write-index-html.ts'
import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { completeJournal, isInJournal, isPast, writeJournal } from './journal.ts'
import { type Change, type Pointer, pointerFile, readPointer, repairHint } from './pointer.ts'
import { changeSummary } from './change-summary.ts'

/** Milliseconds for which a write that lost against another one is tried again. */
const conflictTimeout = 30_000

/**
 * Replaces the pointer by the result of `decide`, and completes the journal and the page. After a concurrent write `decide` runs
 * again with the new pointer, so that both changes stay. If `decide` returns null, the pointer stays as it is. Refuses with `page` if
 * only the page could not be written.
 */
export async function changePointer(store: ReleaseStore, decide: (current: Pointer) => Promise<Pointer | null>): Promise<Pointer> {
  let pointer: Pointer
  try {
    pointer = await replacePointer(store, decide)
  } catch (error) {
    // The last writer of the pointer may have been killed before it wrote the page.
    const problem = await tryWriteIndexHtml(store)
    throw error instanceof Refusal && problem ? new Refusal(error.kind, error.message, [...error.problems, problem]) : error
  }
  const problem = await tryWriteIndexHtml(store)
  if (!problem) return pointer
  throw new Refusal('page', [...pointer.changes.map(changeSummary), problem].join('. '), ['Fix that, and run: npm run release -- render'])
}

async function replacePointer(store: ReleaseStore, decide: (current: Pointer) => Promise<Pointer | null>): Promise<Pointer> {
  const until = Date.now() + conflictTimeout
  let refused: Pointer | null = null
  for (;;) {
    const { pointer, version } = await readPointer(store)
    await completeJournal(store, pointer)
    // The write of the last round succeeded, its answer was lost, and somebody else has written since.
    if (refused && (await isInJournal(store, refused.changes))) return refused
    const next = await decide(pointer)
    if (!next) return pointer
    // Checked before the write: with a pointer that contradicts it, the journal could not be read.
    if (next.seq > pointer.seq && (await isPast(store, next.changes))) {
      // The entries may be those of another writer, who has just written the pointer too.
      if ((await readPointer(store)).version !== version) continue
      throw new Refusal('broken', `${store.place}: The journal has entries after seq ${pointer.seq}, the seq of the pointer. ${repairHint}`)
    }
    try {
      await store.put(pointerFile, JSON.stringify(next), version === null ? { ifAbsent: true } : { ifVersion: version })
    } catch (error) {
      if (!(error instanceof Conflict) || Date.now() > until) throw error
      refused = next.seq > pointer.seq ? next : null
      await delay(Math.random() * 20)
      continue
    }
    if (next.seq > pointer.seq) await writeJournal(store, next.changes)
    return next
  }
}

/** Makes one change of one area and returns it, in a dry run too. Null if there is nothing to change. */
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

import { setTimeout as delay } from 'node:timers/promises'
import { tryWriteIndexHtml } from '../index-html/try-write-index-html.ts'
import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { completeJournal, isInJournal, isPast, writeJournal } from './journal.ts'
import { type Change, type Pointer, pointerFile, readPointer, repairHint } from './pointer.ts'
import { changeSummary } from './change-summary.ts'
import { signChanges } from './sign-changes.ts'

/** Milliseconds for which a write that lost against another one is tried again. */
const conflictTimeout = 30_000

type Decide = (current: Pointer) => Promise<Pointer | null>

interface Result {
  pointer: Pointer
  /** The signed changes of this write, in a dry run too. */
  changes: Change[]
}

/**
 * Replaces the pointer by the result of `decide`, and completes the journal and the page. Signs its changes, and refuses those that the
 * key of this process may not make, or that a freeze stops. After a concurrent write `decide` runs again with the new pointer, so that
 * both changes stay. If `decide` returns null, the pointer stays as it is. Refuses with `page` if only the page could not be written, and
 * says what was `done` by a write that is no change of an owner.
 */
export async function changePointer(store: ReleaseStore, decide: Decide, done?: string): Promise<Pointer> {
  return (await changeAndRender(store, decide, { done })).pointer
}

interface How {
  dryRun?: boolean
  done?: string
}

async function changeAndRender(store: ReleaseStore, decide: Decide, { dryRun = false, done }: How): Promise<Result> {
  let result: Result
  try {
    result = await replacePointer(store, decide, dryRun)
  } catch (error) {
    // The last writer of the pointer may have been killed before it wrote the page.
    const problem = await tryWriteIndexHtml(store)
    throw error instanceof Refusal && problem ? new Refusal(error.kind, error.message, [...error.problems, problem]) : error
  }
  const problem = await tryWriteIndexHtml(store)
  if (!problem) return result
  throw new Refusal('page', [...result.changes.map(changeSummary), ...(done ? [done] : []), problem].join('. '), ['Fix that, and run: npm run release -- render'])
}

async function replacePointer(store: ReleaseStore, decide: Decide, dryRun: boolean): Promise<Result> {
  const until = Date.now() + conflictTimeout
  let refused: Pointer | null = null
  for (;;) {
    const { pointer, version } = await readPointer(store)
    await completeJournal(store, pointer)
    // The write of the last round succeeded, its answer was lost, and somebody else has written since.
    if (refused && (await isInJournal(store, refused.changes))) return { pointer: refused, changes: refused.changes }
    const decided = await decide(pointer)
    if (!decided) return { pointer, changes: [] }
    const isChange = decided.seq > pointer.seq
    const next = isChange ? { ...decided, changes: await signChanges(store, decided.changes) } : decided
    const result = { pointer: next, changes: isChange ? next.changes : [] }
    if (dryRun) return { ...result, pointer }
    // Checked before the write: with a pointer that contradicts it, the journal could not be read.
    if (isChange && (await isPast(store, next.changes))) {
      // The entries may be those of another writer, who has just written the pointer too.
      if ((await readPointer(store)).version !== version) continue
      throw new Refusal('broken', `${store.place}: The journal has entries after seq ${pointer.seq}, the seq of the pointer. ${repairHint}`)
    }
    try {
      await store.put(pointerFile, JSON.stringify(next), version === null ? { ifAbsent: true } : { ifVersion: version })
    } catch (error) {
      if (!(error instanceof Conflict) || Date.now() > until) throw error
      refused = isChange ? next : null
      await delay(Math.random() * 20)
      continue
    }
    if (isChange) await writeJournal(store, next.changes)
    return result
  }
}

/** Makes the changes of one write and returns them, in a dry run too. None if there is nothing to change. */
export async function makeChanges(store: ReleaseStore, { dryRun }: { dryRun?: boolean }, decide: Decide): Promise<Change[]> {
  return (await changeAndRender(store, decide, { dryRun })).changes
}

/** Makes one change of one area and returns it, in a dry run too. Null if there is nothing to change. */
export async function makeChange(store: ReleaseStore, options: { dryRun?: boolean }, decide: Decide): Promise<Change | null> {
  return (await makeChanges(store, options, decide))[0] ?? null
}

import { mapConcurrently } from '../map-concurrently.ts'
import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { type Change, journalFolder, type Pointer, readPointer, repairHint } from './pointer.ts'

const entryOf = (seq: number): string => `${journalFolder}${String(seq).padStart(8, '0')}.json`

async function read(store: ReleaseStore, key: string): Promise<Change | null> {
  const stored = await store.get(key)
  if (!stored) return null
  try {
    return JSON.parse(stored.body.toString()) as Change
  } catch {
    throw new Refusal('broken', `${store.place}: ${key} is damaged. Restore it from a backup of the store`)
  }
}

/** Returns the stored entry: another process may have written it first. */
async function write(store: ReleaseStore, key: string, change: Change): Promise<Change | null> {
  try {
    await store.put(key, JSON.stringify(change), { ifAbsent: true })
    return change
  } catch (error) {
    if (error instanceof Conflict) return read(store, key)
    throw error
  }
}

/**
 * Writes the journal entries of the pointer's last write if they are missing: its writer may have been killed before it wrote
 * them. Every writer calls this first, so at most the entries of one write are missing.
 */
export async function completeJournal(store: ReleaseStore, pointer: Pointer): Promise<void> {
  for (const change of pointer.changes) {
    const key = entryOf(change.seq)
    const there = (await read(store, key)) ?? (await write(store, key, change))
    if (JSON.stringify(there) !== JSON.stringify(change)) throw new Refusal('broken', `${store.place}: ${key} is not what the pointer says. ${repairHint}`)
  }
}

/** Does the journal have entries of these numbers? Then the pointer before them is not the newest. */
export async function isPast(store: ReleaseStore, changes: Change[]): Promise<boolean> {
  const there = await Promise.all(changes.map(({ seq }) => read(store, entryOf(seq))))
  return there.some((entry) => entry !== null)
}

/** Are exactly these changes in the journal? */
export async function isInJournal(store: ReleaseStore, changes: Change[]): Promise<boolean> {
  const there = await Promise.all(changes.map(({ seq }) => read(store, entryOf(seq))))
  return JSON.stringify(there) === JSON.stringify(changes)
}

/** The journal, newest first. Writes the entries that a killed process has left out. */
export async function* journal(store: ReleaseStore): AsyncGenerator<Change> {
  const { pointer } = await readPointer(store)
  await completeJournal(store, pointer)
  let { seq } = pointer
  // Reads one entry first, then larger batches: most callers need only the newest.
  for (let width = 1; seq > 0; width = Math.min(2 * width, 32)) {
    const seqs = Array.from({ length: Math.min(width, seq) }, () => seq--)
    for (const entry of await Promise.all(seqs.map((one) => read(store, entryOf(one))))) {
      // The first changes of an old store are not in its journal.
      if (!entry) return
      yield entry
    }
  }
}

/** All entries of the journal, newest first, without a look at the pointer. */
export async function entriesWithoutPointer(store: ReleaseStore): Promise<Change[]> {
  const entries = await mapConcurrently(await store.list(journalFolder), (key) => read(store, key))
  return entries.filter((entry) => entry !== null).reverse()
}

/** The newest entry that matches. */
export async function lastChange(store: ReleaseStore, matches: (change: Change) => boolean): Promise<Change | null> {
  for await (const change of journal(store)) if (matches(change)) return change
  return null
}

import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { type Change, type Pointer, readPointer } from './pointer.ts'

const folder = 'journal/'

/** What to do about a journal that knows more than its pointer. */
export const repair = 'The runbook says how to mend it: The pointer was restored from a backup'

const entryOf = (seq: number): string => `${folder}${String(seq).padStart(8, '0')}.json`

async function read(store: ReleaseStore, key: string): Promise<Change | null> {
  const stored = await store.get(key)
  return stored && (JSON.parse(stored.body.toString()) as Change)
}

/** Gives the entry as it stands then: another may have been as quick. */
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
 * Writes the entries of the pointer's last write where they are missing: whoever wrote the pointer may have been killed
 * before it came to that. Every writer calls it before it writes, so that never more than the last ones are missing.
 */
export async function completeJournal(store: ReleaseStore, pointer: Pointer): Promise<void> {
  for (const change of pointer.changes) {
    const key = entryOf(change.seq)
    const there = (await read(store, key)) ?? (await write(store, key, change))
    if (JSON.stringify(there) !== JSON.stringify(change)) throw new Refusal('broken', `${store.place}: ${key} is not what the pointer says. ${repair}`)
  }
}

/** Has the journal entries of these numbers already? Then the pointer that they follow is not the newest. */
export async function isPast(store: ReleaseStore, changes: Change[]): Promise<boolean> {
  const there = await Promise.all(changes.map(({ seq }) => read(store, entryOf(seq))))
  return there.some((entry) => entry !== null)
}

/** Are these changes there, and not others of their number? */
export async function isInJournal(store: ReleaseStore, changes: Change[]): Promise<boolean> {
  const there = await Promise.all(changes.map(({ seq }) => read(store, entryOf(seq))))
  return JSON.stringify(there) === JSON.stringify(changes)
}

/** The journal, newest first, whole: what a killed process did not write is written now. */
export async function* journal(store: ReleaseStore): AsyncGenerator<Change> {
  const { pointer } = await readPointer(store)
  await completeJournal(store, pointer)
  let { seq } = pointer
  // Whoever wants the newest reads one; whoever looks far back does not wait for each.
  for (let width = 1; seq > 0; width = Math.min(2 * width, 32)) {
    const seqs = Array.from({ length: Math.min(width, seq) }, () => seq--)
    for (const entry of await Promise.all(seqs.map((one) => read(store, entryOf(one))))) {
      // A store may be older than its journal.
      if (!entry) return
      yield entry
    }
  }
}

/** The newest entry that fits. */
export async function lastChange(store: ReleaseStore, fits: (change: Change) => boolean): Promise<Change | null> {
  for await (const change of journal(store)) if (fits(change)) return change
  return null
}

import { readDocument, readerOf } from '../document/document.ts'
import { Refusal } from '../refusal.ts'
import { Conflict, type ReleaseStore } from '../store/release-store.ts'
import { type Change, changeShape, journalFolder, type Pointer, pointerFile, readPointer, repairHint } from './pointer.ts'

/** The key of an entry. */
export const entryOf = (seq: number): string => `${journalFolder}${String(seq).padStart(8, '0')}.json`

const meaning = 'It says who made which release live and when; gc and repair need every entry'
const remedy = 'Restore it from a backup of the store'

function read(store: ReleaseStore, seq: number): Promise<Change | null> {
  const parse = readerOf<Change>({
    shape: (value, at) => changeShape(value, at) ?? ((value as Change).seq === seq ? null : `it is the entry of seq ${(value as Change).seq}`),
    meaning,
    remedy,
  })
  return readDocument(store, entryOf(seq), parse).then((found) => found && found.value)
}

function refuseOther(store: ReleaseStore, change: Change, there: Change | null): void {
  if (JSON.stringify(there) === JSON.stringify(change)) return
  throw new Refusal('broken', `${store.place}: ${entryOf(change.seq)} is not what the pointer says. ${repairHint}`)
}

/** Writes the journal entries after the pointer has been written. Another process may have written them first. */
export async function writeJournal(store: ReleaseStore, changes: Change[]): Promise<void> {
  for (const change of changes) {
    try {
      await store.put(entryOf(change.seq), JSON.stringify(change), { ifAbsent: true })
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      refuseOther(store, change, await read(store, change.seq))
    }
  }
}

const gapAt = (store: ReleaseStore, seq: number): Refusal => new Refusal('broken', `${store.place}: ${entryOf(seq)} is missing. ${meaning}. ${remedy}`)

const endsBefore = (store: ReleaseStore, seq: number): Refusal =>
  new Refusal('broken', `${store.place}: The seq of ${pointerFile} is ${seq}, and the journal ends before that. ${repairHint}`)

/** Refuses a pointer whose seq the journal does not have: the next entry would leave a gap. */
async function refuseBeyond(store: ReleaseStore, seq: number): Promise<void> {
  if (seq > 0 && !(await read(store, seq))) throw endsBefore(store, seq)
}

/**
 * Writes the journal entries of the pointer's last write if they are missing: its writer may have been killed before it wrote
 * them. Every writer calls this first, so at most the entries of one write are missing. Refuses a pointer that contradicts the journal.
 */
export async function completeJournal(store: ReleaseStore, pointer: Pointer): Promise<void> {
  if (pointer.changes.length === 0) await refuseBeyond(store, pointer.seq)
  for (const change of pointer.changes) {
    const there = await read(store, change.seq)
    if (there) refuseOther(store, change, there)
    else {
      await refuseBeyond(store, change.seq - 1)
      await writeJournal(store, [change])
    }
  }
}

/** Does the journal have entries with these seqs already? Then the pointer is older than the journal. */
export async function isPast(store: ReleaseStore, changes: Change[]): Promise<boolean> {
  const there = await Promise.all(changes.map(({ seq }) => read(store, seq)))
  return there.some((entry) => entry !== null)
}

/** Are exactly these changes in the journal? */
export async function isInJournal(store: ReleaseStore, changes: Change[]): Promise<boolean> {
  const there = await Promise.all(changes.map(({ seq }) => read(store, seq)))
  return JSON.stringify(there) === JSON.stringify(changes)
}

/** The entries from this seq down to the first. */
async function* entriesFrom(store: ReleaseStore, newest: number): AsyncGenerator<Change, undefined> {
  let seq = newest
  // Reads one entry first, then larger batches: most callers need only the newest.
  for (let width = 1; seq > 0; width = Math.min(2 * width, 32)) {
    const seqs = Array.from({ length: Math.min(width, seq) }, () => seq--)
    const reads = seqs.map((one) => ({ one, stored: read(store, one) }))
    // A damaged entry fails below, if the caller gets to it: an unhandled rejection would end the process.
    for (const { stored } of reads) stored.catch(() => undefined)
    for (const { one, stored } of reads) {
      const entry = await stored
      if (!entry) throw gapAt(store, one)
      yield entry
    }
  }
  return undefined
}

/** The journal, newest first. Writes the entries that a killed process has left out. */
export async function* journal(store: ReleaseStore): AsyncGenerator<Change> {
  const { pointer } = await readPointer(store)
  await completeJournal(store, pointer)
  yield* entriesFrom(store, pointer.seq)
}

/** The seq of the newest entry, by the names of the files alone; 0 for an empty journal. Refuses a journal with a gap. */
export async function lastSeq(store: ReleaseStore): Promise<number> {
  const keys = new Set(await store.list(journalFolder))
  const count = [...keys].filter((key) => /\/\d{8}\.json$/.test(key)).length
  for (let seq = 1; seq <= count; seq++) if (!keys.has(entryOf(seq))) throw gapAt(store, seq)
  return count
}

/** The entries of the journal from `seq` down, without a read of the pointer. Each entry is read once, when it is first needed. */
export function entriesWithoutPointer(store: ReleaseStore, seq: number): AsyncIterable<Change> {
  const source = entriesFrom(store, seq)
  const known: Change[] = []
  return {
    async *[Symbol.asyncIterator]() {
      for (let index = 0; ; index++) {
        const next: IteratorResult<Change, undefined> | null = index < known.length ? null : await source.next()
        if (next?.done) return
        if (next) known.push(next.value)
        const change = known[index]
        if (change) yield change
      }
    },
  }
}

/** The newest entry that matches. */
export async function lastChange(store: ReleaseStore, matches: (change: Change) => boolean): Promise<Change | null> {
  for await (const change of journal(store)) if (matches(change)) return change
  return null
}

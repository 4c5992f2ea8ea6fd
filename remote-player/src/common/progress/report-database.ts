import { openDatabase, settled } from '@xhkt/kit/storage/indexed-db'

/** Names the database; with the session id of a page load its lock; with the number of a report too the key of the report. */
const NAME = 'xhkt_study_reports'
const STORE = 'reports'

/** The longest wait for a database, in milliseconds. One that does not answer must not keep a lesson from opening. */
const READ_LIMIT_MS = 2_000

/** Survives a crash of the browser and a loss of power. Local storage is written to the disk seconds later. No method rejects. */
export interface ReportDatabase {
  put: (key: string, value: object) => void
  remove: (key: string) => void
  /** The reports that closed page loads have left, by key. They may have been edited by hand. */
  left: () => Promise<[key: string, value: unknown][]>
}

/** Holds a lock until the page is left. A page in the back/forward cache writes nothing, and a lock may keep it out of that cache. */
function holdWhileOpen(locks: LockManager, name: string): () => Promise<void> {
  let release: () => void = () => undefined
  let held: Promise<void>
  const hold = () => {
    held = new Promise((resolve, reject) => {
      const holding = () => {
        resolve()
        return new Promise<void>((settle) => (release = settle))
      }
      // Shared, as the page may come back before the lock is given up.
      locks.request(name, { mode: 'shared' }, holding).catch(reject)
    })
    held.catch(() => undefined)
  }
  hold()
  addEventListener('pagehide', () => { release() })
  addEventListener('pageshow', ({ persisted }) => persisted && hold())
  return () => held
}

/**
 * The reports of this page load in IndexedDB. The page load holds a lock, so that others take only the reports of closed page loads.
 * Null without Web Locks, as on an insecure origin.
 */
export function openReportDatabase(sessionId: string): ReportDatabase | null {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return null
  const held = holdWhileOpen(locks, `${NAME}.${sessionId}`)
  let opened: Promise<IDBDatabase> | undefined

  async function open(): Promise<IDBDatabase> {
    const database = await openDatabase(NAME, STORE)
    // A later release upgrades the database, which an open connection would block.
    database.onversionchange = () => { database.close() }
    return database
  }

  async function reports(mode: IDBTransactionMode): Promise<IDBObjectStore> {
    await held()
    opened ??= open()
    return (await opened).transaction(STORE, mode, { durability: 'strict' }).objectStore(STORE)
  }

  async function read(): Promise<[string, unknown][]> {
    const stored = await reports('readonly')
    const [keys, values] = await Promise.all([settled(stored.getAllKeys()), settled(stored.getAll() as IDBRequest<unknown[]>)])
    const { held: alive = [] } = (await locks?.query()) ?? {}
    const isLeft = (key: string) => !alive.some(({ name = '' }) => key.startsWith(`${name}.`))
    return keys.flatMap((key, at): [string, unknown][] => (typeof key === 'string' && isLeft(key) ? [[key, values[at]]] : []))
  }

  // The database is blocked, full, or closed by the browser. Local storage keeps what it can, and the next call opens it again.
  const forget = () => void (opened = undefined)
  const attempt = (change: (stored: IDBObjectStore) => unknown) => void reports('readwrite').then(change).catch(forget)
  return {
    put: (key, value) => { attempt((stored) => stored.put(value, key)) },
    remove: (key) => { attempt((stored) => stored.delete(key)) },
    left: () =>
      new Promise((resolve) => {
        const giveUp = () => { resolve([]) }
        setTimeout(giveUp, READ_LIMIT_MS)
        read().then(resolve, giveUp)
      }),
  }
}

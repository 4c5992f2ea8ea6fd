export interface Stored {
  body: Buffer
  /** Names this content of this key: another content has another version. */
  version: string
}

/** What must hold for a write to happen. There is no write without a condition: nobody overwrites what they have not read. */
export type Condition = { ifAbsent: true } | { ifVersion: string }

/** The condition of a write did not hold: someone else was first. */
export class Conflict extends Error {
  constructor(readonly key: string) {
    super(`${key} was changed by someone else`)
  }
}

/**
 * Where releases, the pointer and the journal are kept. Keys are paths with `/`. A write is whole or has not happened,
 * and stays once it is answered. What every object storage with conditional writes can do, and no more.
 */
export interface ReleaseStore {
  /** For messages: the folder, or the bucket. */
  readonly place: string
  /** The file of a key for development, beside a folder of this machine; null for storage that a team shares. */
  readonly developmentKey: string | null
  get(key: string): Promise<Stored | null>
  /** Gives the new version; throws `Conflict`. */
  put(key: string, body: Buffer | string, condition: Condition): Promise<string>
  /** Every key that starts so, sorted. */
  list(prefix: string): Promise<string[]>
  /** Removes every key that starts so; nothing to remove is fine. */
  remove(prefix: string): Promise<void>
}

export interface Stored {
  body: Buffer
  /** Identifies this content of this key: other content has another version. */
  version: string
}

/** The precondition of a write. Every write has one, so that nobody overwrites what they have not read. */
export type Condition = { ifAbsent: true } | { ifVersion: string }

/** The precondition of a write failed: somebody else wrote first. */
export class Conflict extends Error {
  constructor(readonly key: string) {
    super(`${key} was changed by someone else`)
  }
}

/**
 * Stores releases, the pointer and the journal. Keys are paths with `/`. A write is atomic, and durable once it is acknowledged.
 * The interface has only what every object storage with conditional writes can do.
 */
export interface ReleaseStore {
  /** For messages: the folder, or the bucket. */
  readonly place: string
  /** The file of the development key, beside a local folder; null for shared storage. */
  readonly developmentKey: string | null
  get(key: string): Promise<Stored | null>
  /** Returns the new version; throws `Conflict`. */
  put(key: string, body: Buffer | string, condition: Condition): Promise<string>
  /** Every key with this prefix, sorted. */
  list(prefix: string): Promise<string[]>
  /** Removes every key with this prefix, if there are any. */
  remove(prefix: string): Promise<void>
}

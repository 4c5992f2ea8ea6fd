import { createHash } from 'node:crypto'
import { assertPrefix } from './key.ts'
import { type Condition, Conflict, type ReleaseStore, type Stored } from './release-store.ts'

/**
 * A store for a dry run. It keeps writes and removals in memory, and its reads see them; the store behind does not change.
 */
export function withoutWrites(store: ReleaseStore): ReleaseStore {
  const written = new Map<string, Stored | null>()
  const get = async (key: string): Promise<Stored | null> => {
    const behind = await store.get(key)
    return written.has(key) ? (written.get(key) ?? null) : behind
  }
  const list = async (prefix: string): Promise<string[]> => {
    const keys = new Set(await store.list(prefix))
    for (const [key, stored] of written) {
      if (stored && key.startsWith(prefix)) keys.add(key)
      else if (!stored) keys.delete(key)
    }
    return [...keys].sort()
  }
  return {
    place: store.place,
    developmentKey: store.developmentKey,
    get,
    list,
    put: async (key: string, body: Buffer | string, condition: Condition) => {
      const behind = await store.get(key)
      // No await from here on, so that of two concurrent writes the second sees the first.
      const there = written.has(key) ? written.get(key) : behind
      if ('ifAbsent' in condition ? there : there?.version !== condition.ifVersion) throw new Conflict(key)
      const stored = { body: Buffer.from(body), version: createHash('sha256').update(body).digest('hex') }
      written.set(key, stored)
      return stored.version
    },
    remove: async (prefix: string) => {
      assertPrefix(prefix)
      for (const key of await list(prefix)) written.set(key, null)
    },
  }
}

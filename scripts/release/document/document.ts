import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Shape } from './shape.ts'

/** A kind of JSON document in a store. */
export interface Document {
  shape: Shape
  /** A sentence on what the document is for; empty if its name says so. */
  meaning: string
  /** A sentence on what to do about a damaged document. */
  remedy: string
}

/** Parses the text of a document. The refusal of a damaged document names its file by `place` and `key`. */
export type Reader<Value> = (text: string, key: string, place: string) => Value

/** Every document of a store is checked when it is read: other checkouts have written it, and disks and people damage it. */
export function readerOf<Value>({ shape, meaning, remedy }: Document): Reader<Value> {
  return (text, key, place) => {
    const refuse = (what: string): Refusal => new Refusal('broken', [`${place}: ${key} is ${what}`, meaning, remedy].filter(Boolean).join('. '))
    if (text.trim() === '') throw refuse('empty')
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch (error) {
      throw refuse(`damaged, it is not JSON: ${(error as Error).message}`)
    }
    const problem = shape(value, '')
    if (problem) throw refuse(`damaged: ${problem}`)
    return value as Value
  }
}

/** A document and its version; null if the store does not have it. */
export async function readDocument<Value>(
  store: Pick<ReleaseStore, 'place' | 'get'>,
  key: string,
  read: Reader<Value>,
): Promise<{ value: Value; version: string } | null> {
  const stored = await store.get(key)
  return stored && { value: read(stored.body.toString(), key, store.place), version: stored.version }
}

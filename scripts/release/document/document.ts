import { Refusal } from '../refusal.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { Shape } from './shape.ts'

/** A kind of JSON document in a store. */
export interface Document {
  shape: Shape
  /** A sentence: what such a document is for. Empty where its name says it. */
  meaning: string
  /** A sentence: what to do about a damaged one. */
  remedy: string
}

/** Reads the text of a document. `key` and `place` name its file in the refusal of a damaged one. */
export type Reader<Value> = (text: string, key: string, place: string) => Value

/** The one way in which documents of a store are read: they were written by other checkouts, and disks and people damage them. */
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

/** A document and its version; null if there is none. */
export async function readDocument<Value>(
  store: ReleaseStore,
  key: string,
  read: Reader<Value>,
): Promise<{ value: Value; version: string } | null> {
  const stored = await store.get(key)
  return stored && { value: read(stored.body.toString(), key, store.place), version: stored.version }
}

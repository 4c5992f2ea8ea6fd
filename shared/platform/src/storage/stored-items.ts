import type { Shape, ValueOf } from '@xhkt/contract/answer-shape'
import { readStrictly } from '@xhkt/platform/api/read-value'
import type { JsonStorage } from './json-storage.ts'

/** One value of a browser storage. No method throws. */
export interface StoredItem<T> {
  /**
   * The value, read by its shape (docs/product/answers.md#stored-values): another release may have written it, and anybody can edit a
   * storage. Null when it is missing or cannot be read.
   */
  get(): T | null
  /**
   * Stores the value.
   * @returns True when the value survives a reload. False when the storage is full or blocked: the value then lasts until the page is left,
   * and a reload brings back the previous one.
   */
  set(value: T): boolean
  remove(): void
  /**
   * Calls `listener` after each change of the value, in this tab and, for local storage, in other tabs.
   * @returns A function that ends the subscription.
   */
  subscribe(listener: () => void): () => void
}

type OpenItem = <const S extends Shape>(key: string, shape: S) => StoredItem<ValueOf<S>>

/** Gives each value of a storage together with its shape, so that none can be written that is not read. */
export const storedItems =
  (storage: JsonStorage): OpenItem =>
  (key, shape) => ({
    get: () => readStrictly(shape, storage.parse(key)),
    set: (value) => storage.set(key, value),
    remove: () => storage.remove(key),
    subscribe: (listener) => storage.subscribe(key, listener),
  })

import { useRef } from 'react'
import { ApiError, createUuid } from '@xhkt/platform/api'
import { replaceEqualDeep } from '@xhkt/platform/query'

/** The server may have done what it was asked: no answer arrived, or only an HTTP error without an envelope. */
const isAnswerLost = (error: unknown): boolean => error instanceof ApiError && error.kind === 'transport' && error.code === 0

/**
 * Sends calls with an idempotency key (docs/product/api.md#idempotency-keys). Each call has a new one. Only a call that follows a lost
 * answer with an equal input has the same one again, so that the server does it once.
 * @returns A function that calls `send` with the key of this input.
 */
export function useIdempotencyKey(): <Data>(input: unknown, send: (key: string) => Promise<Data>) => Promise<Data> {
  const lost = useRef<{ input: unknown; key: string } | null>(null)
  return async (input, send) => {
    const before = lost.current
    const key = before && replaceEqualDeep(before.input, input) === before.input ? before.key : createUuid()
    lost.current = null
    try {
      return await send(key)
    } catch (error) {
      if (isAnswerLost(error)) lost.current = { input, key }
      throw error
    }
  }
}

import type { Quote } from '@xhkt/contract'
import { errorCode } from '@xhkt/contract/constants'
import { ApiError } from '@xhkt/platform/api'

/**
 * The new quote that `POST /v1/order` carries when it refuses another price than the page showed (docs/product/orders.md#ordering).
 * Undefined for any other error, and where the server sends no quote that can be read: ask for the quote then.
 */
export const changedQuote = (error: unknown): Quote | undefined =>
  error instanceof ApiError && error.code === errorCode.priceChanged ? (error.data as Quote | undefined) : undefined

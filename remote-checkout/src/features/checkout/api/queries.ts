import type { BodyOf, Order, Payment, QueryOf } from '@xhkt/contract'
import { api } from '@xhkt/platform/api'
import { apiQuery } from '@xhkt/platform/query'
import { changedQuote } from '@xhkt/kit/rules/changed-quote'

export type QuoteChoices = QueryOf<'GET', '/v1/order/quote'>

/** What an order with these choices costs. */
export const quoteQuery = (choices: QuoteChoices) => apiQuery('/v1/order/quote', choices)

/**
 * Orders a course, or returns the unpaid order of the same purchase. A refusal with a new price shows no toast: the page asks about it.
 */
export const createOrder = (body: BodyOf<'POST', '/v1/order'>, idempotencyKey: string): Promise<Order> =>
  api.post('/v1/order', body, { idempotencyKey, toast: (error) => changedQuote(error) === undefined })

/** `confirm`: the code that the order has. `again`: a fresh one. */
export type PaymentStart = 'confirm' | 'again'

const startPaths = { confirm: '/v1/order/payment/confirm', again: '/v1/order/payment/again' } as const

/** Gets the code to pay with, when a page opens. Not by a click, so the duplicate guard is off, and the page shows a failure itself. */
export const openPayment = (orderNo: string, start: PaymentStart, signal: AbortSignal): Promise<Payment> =>
  api.post(startPaths[start], { order_no: orderNo }, { repeat: true, toast: false, signal })

/** Gets the code to pay with, by the learner's click. */
export const startPayment = (orderNo: string, start: PaymentStart): Promise<Payment> =>
  api.post(startPaths[start], { order_no: orderNo })

/** `reason` may be empty. A refusal shows no toast: the page knows better how the order stands. */
export const cancelPayment = (orderNo: string, reason: string): Promise<object> =>
  api.post('/v1/order/payment/cancel', { order_no: orderNo, ...(reason !== '' && { reason }) }, { toast: ({ kind }) => kind !== 'business' })

/** The state of the payment. */
export const askPayment = (orderNo: string, signal: AbortSignal) =>
  api.get('/v1/order/payment/state', { query: { order_no: orderNo }, toast: false, signal })

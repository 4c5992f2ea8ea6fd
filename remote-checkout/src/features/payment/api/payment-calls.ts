import { api } from '@xhkt/platform/api'
import type { Order, Payment } from '@xhkt/contract'

/**
 * Orders a course, alone or with a group; the server gives an unpaid order for the same again, and refuses with 409001 when the
 * learner owns it, 409012 sold out, 409013 no group offer, 409014 the group takes nobody any more.
 */
export const createOrder = (courseId: string, group?: string): Promise<Order> =>
  api.post('/v1/order', { course_id: courseId, ...(group !== undefined && { group }) })

/** The ways into paying: the code that the order has, or a fresh one. */
export type PaymentStart = 'confirm' | 'again'

const startPaths = { confirm: '/v1/order/payment/confirm', again: '/v1/order/payment/again' } as const

/**
 * Gives the code to pay with. A page that opens asks on its own account, so the duplicate guard is off and a failure
 * is the page's to show.
 */
export const openPayment = (orderNo: string, start: PaymentStart, signal: AbortSignal): Promise<Payment> =>
  api.post(startPaths[start], { order_no: orderNo }, { repeat: true, toast: false, signal })

/** The same on the learner's click. */
export const startPayment = (orderNo: string, start: PaymentStart): Promise<Payment> =>
  api.post(startPaths[start], { order_no: orderNo })

export const cancelPayment = (orderNo: string): Promise<object> => api.post('/v1/order/payment/cancel', { order_no: orderNo })

/** How the payment stands at the server. */
export const askPayment = (orderNo: string, signal: AbortSignal) =>
  api.get('/v1/order/payment/state', { query: { order_no: orderNo }, toast: false, signal })

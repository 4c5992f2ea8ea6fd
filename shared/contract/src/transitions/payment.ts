import type { TradeState } from '../payment.ts'
import type { TransitionTable } from './next-states.ts'

/**
 * What happens to a payment. `renew` gets a fresh code, `succeedLate` is money that arrives after the order was cancelled, and
 * `restore` ends a refund that does not take place.
 */
export type PaymentEvent = 'succeed' | 'fail' | 'renew' | 'close' | 'succeedLate' | 'refund' | 'restore'

/** The only moves of a payment (docs/product/orders.md#payment). */
export const paymentTransitions: TransitionTable<PaymentEvent, TradeState> = {
  succeed: { NOTPAY: ['SUCCESS'] },
  fail: { NOTPAY: ['PAYERROR'] },
  renew: { NOTPAY: ['NOTPAY'], PAYERROR: ['NOTPAY'] },
  close: { NOTPAY: ['CLOSED'], PAYERROR: ['CLOSED'] },
  succeedLate: { CLOSED: ['REFUND'] },
  refund: { SUCCESS: ['REFUND'] },
  restore: { REFUND: ['SUCCESS'] },
}

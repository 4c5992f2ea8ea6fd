/** The state of a payment for the learner. `refunded` includes a refund on its way. */
export type Phase = 'waiting' | 'expired' | 'failed' | 'paid' | 'cancelled' | 'refunded'

export interface PaymentState {
  phase: Phase
  /**
   * The learner's clock only suggests that a code has expired: `up` until the server confirms it, `wrong` for good if the server
   * still waits, so that a learner with a wrong clock can pay.
   */
  clock: 'trusted' | 'up' | 'wrong'
}

export type PaymentEvent =
  /** The server answered with the state of the payment. */
  | { type: 'answered'; tradeState: string; orderStatus: number }
  /** The server returned a code to pay with. */
  | { type: 'offered'; tradeState: string }
  /** The code's countdown reached zero. */
  | { type: 'time-up' }
  | { type: 'cancelled' }

export const initialPayment: PaymentState = { phase: 'waiting', clock: 'trusted' }

const unpaid = 1

/** The state for a settled order, whatever the trade state (docs/product/orders.md#order-statuses). */
const phaseOfOrder = new Map<number, Phase>([
  [0, 'cancelled'],
  [2, 'paid'],
  [3, 'paid'],
  [4, 'paid'],
  [5, 'refunded'],
  [6, 'refunded'],
  [7, 'refunded'],
])

/** The state for an unpaid order, by the vendor's trade state. An unknown one is pending. */
const phaseOfTrade = new Map<string, Phase>([
  ['SUCCESS', 'paid'],
  ['REFUND', 'refunded'],
  ['CLOSED', 'expired'],
  ['PAYERROR', 'failed'],
])

/** A payment stays paid, but its order may go on: a group that does not fill is refunded. */
export const phaseNow = (state: PaymentState, orderStatus: number | undefined): Phase =>
  state.phase === 'paid' && orderStatus !== undefined && phaseOfOrder.get(orderStatus) === 'refunded' ? 'refunded' : state.phase

const finalPhases: ReadonlySet<Phase> = new Set(['paid', 'cancelled', 'refunded'])

/** Nothing that the learner does on these pages changes the payment. */
export const isFinal = (state: PaymentState): boolean => finalPhases.has(state.phase)

/** The server's answer may still change without a fresh code. */
export const isPending = (state: PaymentState): boolean =>
  state.phase === 'waiting' || (state.phase === 'expired' && state.clock === 'up')

export function step(state: PaymentState, event: PaymentEvent): PaymentState {
  if (isFinal(state)) return state
  switch (event.type) {
    case 'answered': {
      const phase = phaseOfOrder.get(event.orderStatus) ?? phaseOfTrade.get(event.tradeState) ?? 'waiting'
      if (phase === 'waiting') return { phase, clock: state.clock === 'trusted' ? 'trusted' : 'wrong' }
      return { phase, clock: state.clock === 'wrong' ? 'wrong' : 'trusted' }
    }
    case 'offered':
      return step(
        { phase: 'waiting', clock: state.clock === 'wrong' ? 'wrong' : 'trusted' },
        { type: 'answered', tradeState: event.tradeState, orderStatus: unpaid },
      )
    case 'time-up':
      return state.phase === 'waiting' && state.clock === 'trusted' ? { phase: 'expired', clock: 'up' } : state
    case 'cancelled':
      return { phase: 'cancelled', clock: 'trusted' }
  }
}

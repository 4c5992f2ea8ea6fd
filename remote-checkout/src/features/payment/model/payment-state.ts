/** Where a payment stands for the learner who watches it; `refunded` also while the money is on its way back. */
export type Phase = 'waiting' | 'expired' | 'failed' | 'paid' | 'cancelled' | 'refunded'

export interface PaymentState {
  phase: Phase
  /**
   * The learner's clock only suggests that a code has run out: `up` until the server has confirmed it, and `wrong`
   * for good when the server still waits, so that a computer whose clock is off can pay.
   */
  clock: 'trusted' | 'up' | 'wrong'
}

export type PaymentEvent =
  /** The server told how the payment stands. */
  | { type: 'answered'; tradeState: string; orderStatus: number }
  /** The server gave a code to pay with. */
  | { type: 'offered'; tradeState: string }
  /** The countdown of the code has reached zero. */
  | { type: 'time-up' }
  /** The server accepted the learner's cancellation. */
  | { type: 'cancelled' }

export const initialPayment: PaymentState = { phase: 'waiting', clock: 'trusted' }

const unpaid = 1

/** What a settled order says, whatever the trade state (product.md, Order statuses). */
const phaseOfOrder = new Map<number, Phase>([
  [0, 'cancelled'],
  [2, 'paid'],
  [3, 'paid'],
  [4, 'paid'],
  [5, 'refunded'],
  [6, 'refunded'],
  [7, 'refunded'],
])

/** What the vendor's trade state says of an order that is unpaid; one that is unknown is still pending. */
const phaseOfTrade = new Map<string, Phase>([
  ['SUCCESS', 'paid'],
  ['REFUND', 'refunded'],
  ['CLOSED', 'expired'],
  ['PAYERROR', 'failed'],
])

/** A payment stays paid; its order may move on by itself, as that of a group which is not filled in time. */
export const phaseNow = (state: PaymentState, orderStatus: number | undefined): Phase =>
  state.phase === 'paid' && orderStatus !== undefined && phaseOfOrder.get(orderStatus) === 'refunded' ? 'refunded' : state.phase

const finalPhases: ReadonlySet<Phase> = new Set(['paid', 'cancelled', 'refunded'])

/** Nothing that the learner does on these pages moves the payment any more. */
export const isFinal = (state: PaymentState): boolean => finalPhases.has(state.phase)

/** The server may still change its answer without the learner asking for a fresh code. */
export const isPending = (state: PaymentState): boolean =>
  state.phase === 'waiting' || (state.phase === 'expired' && state.clock === 'up')

/** The state after an event. A final state stays as it is. */
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

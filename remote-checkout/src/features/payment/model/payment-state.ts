import { orderOutcome } from '@xhkt/kit/learning/order'
import { orderStatus } from '@xhkt/contract/constants'

/** Where a payment stands for the learner who watches it; `refunded` also while the money is on its way back. */
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

/** What the vendor's trade state says of an order that is unpaid; one that is unknown is still pending. */
const phaseOfTrade = new Map<string, Phase>([
  ['SUCCESS', 'paid'],
  ['REFUND', 'refunded'],
  ['CLOSED', 'expired'],
  ['PAYERROR', 'failed'],
])

/** A payment stays paid; its order may move on by itself, as that of a group which is not filled in time. */
export const phaseNow = (state: PaymentState, status: number | undefined): Phase =>
  state.phase === 'paid' && status !== undefined && orderOutcome(status) === 'refunded' ? 'refunded' : state.phase

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
      const phase = orderOutcome(event.orderStatus) ?? phaseOfTrade.get(event.tradeState) ?? 'waiting'
      if (phase === 'waiting') return { phase, clock: state.clock === 'trusted' ? 'trusted' : 'wrong' }
      return { phase, clock: state.clock === 'wrong' ? 'wrong' : 'trusted' }
    }
    case 'offered':
      return step(
        { phase: 'waiting', clock: state.clock === 'wrong' ? 'wrong' : 'trusted' },
        { type: 'answered', tradeState: event.tradeState, orderStatus: orderStatus.awaitingPayment },
      )
    case 'time-up':
      return state.phase === 'waiting' && state.clock === 'trusted' ? { phase: 'expired', clock: 'up' } : state
    case 'cancelled':
      return { phase: 'cancelled', clock: 'trusted' }
  }
}

import { orderOutcome } from '@xhkt/kit/rules/order'
import { orderStatus } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'

/** Phases of an unpaid order. `paying`: the learner is typing the password. `revoked`: WeChat has undone the payment. */
export type UnpaidPhase = 'waiting' | 'paying' | 'expired' | 'failed' | 'revoked'

/**
 * Phases of an order that cannot be paid. `refunded`: also while the money is on its way back. `unknown`: this release does not know its
 * status, and it has no payment.
 */
export type SettledPhase = 'cancelled' | 'refunded' | 'unknown'

/** Where a payment stands for the learner who watches it. */
export type Phase = UnpaidPhase | 'paid' | SettledPhase

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

/** What WeChat's trade state means for an unpaid order (docs/product/third-parties.md#wechat-pay). An unknown one is pending. */
const phaseOfTrade = new Map<string, Phase>([
  ['SUCCESS', 'paid'],
  ['REFUND', 'refunded'],
  ['CLOSED', 'expired'],
  ['PAYERROR', 'failed'],
  ['REVOKED', 'revoked'],
  ['USERPAYING', 'paying'],
])

/** A payment stays paid, but its order may be refunded later, as when a group does not fill in time. */
export const phaseNow = (state: PaymentState, status: number | undefined): Phase =>
  state.phase === 'paid' && status !== undefined && orderOutcome(status) === 'refunded' ? 'refunded' : state.phase

const unpaidPhases: ReadonlySet<Phase> = new Set<UnpaidPhase>(['waiting', 'paying', 'expired', 'failed', 'revoked'])

/** The order can be paid. */
export const isUnpaid = (phase: Phase): phase is UnpaidPhase => unpaidPhases.has(phase)

/** Nothing more happens. Money can still arrive for a cancelled order, and goes back. */
export const isFinal = ({ phase }: PaymentState): boolean => phase === 'paid' || phase === 'refunded'

/** The code can be scanned. */
export const isOpen = ({ phase }: PaymentState): boolean => phase === 'waiting' || phase === 'paying'

/** The server's answer may change without a fresh code, and the learner waits for it. */
export const isPending = (state: PaymentState): boolean => isOpen(state) || (state.phase === 'expired' && state.clock === 'up')

/** After a cancellation only the refund of a late payment counts: any other answer was requested before the cancellation. */
function afterCancellation(state: PaymentState, event: PaymentEvent): PaymentState {
  const isRefunded = event.type === 'answered' && orderOutcome(event.orderStatus) === 'refunded'
  return isRefunded ? { phase: 'refunded', clock: state.clock } : state
}

export function step(state: PaymentState, event: PaymentEvent): PaymentState {
  if (isFinal(state)) return state
  if (state.phase === 'cancelled') return afterCancellation(state, event)
  switch (event.type) {
    case 'answered': {
      const phase = orderOutcome(event.orderStatus) ?? phaseOfTrade.get(event.tradeState) ?? 'waiting'
      // A countdown that is up belongs to a code that has expired. Of this order only the server can tell.
      if (event.orderStatus === unknownState && isUnpaid(phase)) {
        return { phase: 'unknown', clock: state.clock === 'up' ? 'wrong' : state.clock }
      }
      if (phase === 'waiting' || phase === 'paying') return { phase, clock: state.clock === 'trusted' ? 'trusted' : 'wrong' }
      return { phase, clock: state.clock === 'wrong' ? 'wrong' : 'trusted' }
    }
    case 'offered':
      return step(
        { phase: 'waiting', clock: state.clock === 'wrong' ? 'wrong' : 'trusted' },
        { type: 'answered', tradeState: event.tradeState, orderStatus: orderStatus.awaitingPayment },
      )
    case 'time-up':
      return isOpen(state) && state.clock === 'trusted' ? { phase: 'expired', clock: 'up' } : state
    case 'cancelled':
      return { phase: 'cancelled', clock: 'trusted' }
  }
}

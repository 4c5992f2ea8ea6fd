/** @jest-environment node */
import fc from 'fast-check'
import { orderStatus } from '@xhkt/contract/constants'
import { unknownState } from '@xhkt/contract/unknown-state'
import { initialPayment, isFinal, isPending, isUnpaid, type PaymentEvent, type PaymentState, type Phase, step } from './payment-state.ts'

const tradeStates = ['NOTPAY', 'SUCCESS', 'CLOSED', 'REFUND', 'PAYERROR', 'REVOKED', 'USERPAYING', 'toString', '']
const phases: Phase[] = ['waiting', 'paying', 'expired', 'failed', 'revoked', 'paid', 'cancelled', 'refunded', 'unknown']
const settled = { 0: 'cancelled', 2: 'paid', 3: 'paid', 4: 'paid', 5: 'refunded', 6: 'refunded', 7: 'refunded' } as const

const answered = (tradeState: string, orderStatus: number): PaymentEvent => ({ type: 'answered', tradeState, orderStatus })
const offered = (tradeState: string): PaymentEvent => ({ type: 'offered', tradeState })
const timeUp: PaymentEvent = { type: 'time-up' }
const cancelled: PaymentEvent = { type: 'cancelled' }
const at = (phase: Phase, clock: PaymentState['clock'] = 'trusted'): PaymentState => ({ phase, clock })

/** The phase by trade state, for an unpaid order or one of unknown status (docs/product/third-parties.md#wechat-pay). */
const ofTrade = (trade: string): Phase => {
  if (trade === 'SUCCESS') return 'paid'
  if (trade === 'REFUND') return 'refunded'
  if (trade === 'CLOSED') return 'expired'
  if (trade === 'REVOKED') return 'revoked'
  if (trade === 'USERPAYING') return 'paying'
  return trade === 'PAYERROR' ? 'failed' : 'waiting'
}

describe('answers of the server, by order status and trade state [orders#payment]', () => {
  const open = ['waiting', 'paying', 'expired', 'failed', 'revoked'] as const
  const cells = open.flatMap((from) => tradeStates.flatMap((trade) => [0, 1, 2, 3, 4, 5, 6, 7, 8].map((order) => ({ from, trade, order }))))

  test.each(cells)('$from + trade "$trade", order $order', ({ from, trade, order }) => {
    const wanted = order in settled ? settled[order as keyof typeof settled] : ofTrade(trade)
    expect(step(at(from), answered(trade, order)).phase).toBe(wanted)
  })

  test.each(tradeStates)('trade "%s" of an order whose status is unknown: a payment counts, nothing else can be paid', (trade) => {
    const wanted = trade === 'SUCCESS' ? 'paid' : trade === 'REFUND' ? 'refunded' : 'unknown'
    for (const from of [...open, 'unknown'] as const) expect(step(at(from), answered(trade, unknownState)).phase).toBe(wanted)
    expect(step(at('unknown'), answered('NOTPAY', orderStatus.awaitingPayment)).phase).toBe('waiting')
  })

  test.each(tradeStates)('a code that comes with trade state "%s"', (trade) => {
    for (const from of open) expect(step(at(from), offered(trade)).phase).toBe(ofTrade(trade))
  })
})

describe('other events', () => {
  const table: [Phase, PaymentEvent, Phase][] = [
    ['waiting', timeUp, 'expired'],
    ['expired', timeUp, 'expired'],
    ['failed', timeUp, 'failed'],
    ['paying', timeUp, 'expired'],
    ['revoked', timeUp, 'revoked'],
    ['cancelled', timeUp, 'cancelled'],
    ['cancelled', offered('NOTPAY'), 'cancelled'],
    ['cancelled', answered('NOTPAY', 1), 'cancelled'],
    ['cancelled', answered('CLOSED', 0), 'cancelled'],
    ['cancelled', answered('REFUND', 5), 'refunded'],
    ['cancelled', answered('REFUND', 7), 'refunded'],
    ['paid', answered('REFUND', 5), 'paid'],
    ['waiting', cancelled, 'cancelled'],
    ['expired', cancelled, 'cancelled'],
    ['failed', cancelled, 'cancelled'],
  ]
  test.each(table)('%s + %j is %s', (from, event, to) => {
    expect(step(at(from), event).phase).toBe(to)
  })
})

describe('a wrong clock of the learner', () => {
  const early = step(initialPayment, timeUp)

  test('covers the code, and the requests go on', () => {
    expect(early).toEqual(at('expired', 'up'))
    expect(isPending(early)).toBe(true)
  })

  test('no longer counts once the server says that it still waits', () => {
    const waiting = step(early, answered('NOTPAY', 1))
    expect(waiting).toEqual(at('waiting', 'wrong'))
    expect(step(waiting, timeUp)).toBe(waiting)
    expect(step(step(waiting, answered('CLOSED', 1)), offered('NOTPAY'))).toEqual(at('waiting', 'wrong'))
  })

  test('ends the requests once the server confirms that the code has expired', () => {
    const closed = step(early, answered('CLOSED', 1))
    expect(closed).toEqual(at('expired', 'trusted'))
    expect(isPending(closed)).toBe(false)
  })

  test('gives way to an answer whose state of the order is unreadable', () => {
    expect(step(early, answered('NOTPAY', -1))).toEqual(at('unknown', 'wrong'))
  })

  test('does not block a late payment', () => {
    expect(step(early, answered('SUCCESS', 2)).phase).toBe('paid')
  })
})

const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('answered' as const), tradeState: fc.oneof(fc.constantFrom(...tradeStates), fc.string()), orderStatus: fc.integer({ min: -1, max: 9 }) }),
  fc.record({ type: fc.constant('offered' as const), tradeState: fc.constantFrom(...tradeStates) }),
  fc.constant(timeUp),
  fc.constant(cancelled),
)

describe('any events', () => {
  test('never leave a final state', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = initialPayment
        for (const event of events) {
          const next = step(state, event)
          if (isFinal(state)) expect(next).toBe(state)
          if (state.phase === 'cancelled') expect(['cancelled', 'refunded']).toContain(next.phase)
          state = next
        }
      }),
    )
  })

  test('leave a state that the pages can show, and no settled state is pending', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const state = events.reduce(step, initialPayment)
        expect(phases).toContain(state.phase)
        expect(!isUnpaid(state.phase) && isPending(state)).toBe(false)
        if (state.clock === 'up') expect(state.phase).toBe('expired')
      }),
    )
  })
})

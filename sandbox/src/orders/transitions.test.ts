/** @jest-environment node */
import type { OrderStatus } from '@xhkt/contract'
import { canTransition } from './transitions.ts'

const statuses: OrderStatus[] = [0, 1, 2, 3, 4, 5, 6, 7]

// The moves of docs/product/orders.md#order-statuses.
const moves: [from: OrderStatus, to: OrderStatus][] = [
  [1, 0],
  [1, 2],
  [1, 3],
  [2, 4],
  [3, 4],
  [2, 5],
  [3, 5],
  [6, 5],
  [2, 6],
  [5, 7],
]

describe('order statuses change only by the documented moves', () => {
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))('%i → %i', (from, to) => {
    expect(canTransition(from, to)).toBe(moves.some((move) => move[0] === from && move[1] === to))
  })
})

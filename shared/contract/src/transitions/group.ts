import { groupState } from '../constants.ts'
import type { OrderGroup } from '../group.ts'
import type { TransitionTable } from './next-states.ts'

/** What happens to a group: a member has paid, or its time is over. */
export type GroupEvent = 'join' | 'expire'

const { filling, complete, failed } = groupState

/** The only moves of a group (docs/product/orders.md#group-buys). */
export const groupTransitions: TransitionTable<GroupEvent, OrderGroup['state']> = {
  join: { [filling]: [filling, complete] },
  expire: { [filling]: [failed] },
}

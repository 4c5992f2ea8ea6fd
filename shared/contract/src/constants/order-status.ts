// docs/product/orders.md#order-statuses

/** By the learner, or unpaid for 30 minutes. */
export const cancelled = 0 as const
export const awaitingPayment = 1 as const
/** Nothing is delivered, or the group is still filling. */
export const paid = 2 as const
/** Paid, printed material is on its way. */
export const delivering = 3 as const
export const completed = 4 as const
export const refunding = 5 as const
export const groupFailed = 6 as const
/** The money is returned, or there was none. */
export const closed = 7 as const

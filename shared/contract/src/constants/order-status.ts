// docs/product/orders.md#order-statuses

/** By the learner, or unpaid for 30 minutes. Leads to 5 where money arrives late. */
export const cancelled = 0 as const
/** The first status. Leads to 0, 2 or 3. */
export const awaitingPayment = 1 as const
/** Nothing is delivered, or the group is still filling. Leads to 3, 4, 5 or 6. */
export const paid = 2 as const
/** Paid, printed material is on its way. Leads to 4 or 5. */
export const delivering = 3 as const
/** Evaluated, or the parcel was received. Leads to 5. */
export const completed = 4 as const
/** A refund was requested, or the server started one. Leads to 7, or back. */
export const refunding = 5 as const
/** The group was not full in time. Leads to 5. */
export const groupFailed = 6 as const
/** The money is returned, or there was none. */
export const closed = 7 as const

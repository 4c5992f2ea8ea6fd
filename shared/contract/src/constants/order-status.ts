// docs/product/orders.md#order-statuses

/** Cancelled by the learner, or unpaid for 30 minutes. Leads to 5 if money arrives late. */
export const cancelled = 0 as const
/** The first status of an order. Leads to 0, 2 or 3. */
export const awaitingPayment = 1 as const
/** Paid. The order has no printed material, or its group is still filling. Leads to 3, 4, 5 or 6. */
export const paid = 2 as const
/** Paid, and printed material is to be received. Leads to 4 or 5. */
export const delivering = 3 as const
/** Evaluated, or the parcel received. Leads to 5. */
export const completed = 4 as const
/** A refund was requested, or the server started one. Leads to 7, or back. */
export const refunding = 5 as const
/** The group was not full in time. Leads to 5. */
export const groupFailed = 6 as const
/** The money has been returned, or the order cost nothing. */
export const closed = 7 as const

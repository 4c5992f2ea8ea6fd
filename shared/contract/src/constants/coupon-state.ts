// A coupon for the caller: docs/product/orders.md#coupons

/** It can be collected. */
export const available = 0 as const
/** The caller has it. */
export const collected = 1 as const
/** None is left. */
export const soldOut = 2 as const
/** Its time is over. */
export const expired = 3 as const
/** It cannot be collected yet. */
export const notBegun = 4 as const

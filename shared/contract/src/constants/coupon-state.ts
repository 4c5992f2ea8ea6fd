// A coupon for the caller: docs/product/orders.md#coupons

/** The coupon can be collected. */
export const available = 0 as const
/** The caller has the coupon. */
export const collected = 1 as const
/** No coupon is left. */
export const soldOut = 2 as const
/** The time of the coupon is over. */
export const expired = 3 as const
/** The coupon cannot be collected yet. */
export const notBegun = 4 as const

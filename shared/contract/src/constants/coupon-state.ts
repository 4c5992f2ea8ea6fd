// A coupon for the caller: docs/product/orders.md#coupons

export const available = 0 as const
export const collected = 1 as const
export const soldOut = 2 as const
export const expired = 3 as const
export const notBegun = 4 as const

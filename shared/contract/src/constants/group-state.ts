// The group of an order: docs/product/orders.md#group-buys

export const filling = 1 as const
export const complete = 2 as const
export const failed = 3 as const

// The group of an order: docs/product/orders.md#group-buys

/** It waits for members who pay. */
export const filling = 1 as const
/** It is full: what is delivered is sent. */
export const complete = 2 as const
/** It was not full in time: the money goes back. */
export const failed = 3 as const

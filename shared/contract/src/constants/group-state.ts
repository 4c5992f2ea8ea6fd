// The group of an order: docs/product/orders.md#group-buys

/** The group waits for members who pay. */
export const filling = 1 as const
/** The group is full, so printed material is sent. */
export const complete = 2 as const
/** The group was not full in time, so the money is returned. */
export const failed = 3 as const

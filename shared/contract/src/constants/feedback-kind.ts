// docs/product/personal.md#feedback

export const course = 1 as const
export const playback = 2 as const
export const payment = 3 as const
export const account = 4 as const
export const suggestion = 5 as const
export const other = 6 as const

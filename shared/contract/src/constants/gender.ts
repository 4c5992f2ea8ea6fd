// docs/product/personal.md#profile

export const unspecified = 0 as const
export const male = 1 as const
export const female = 2 as const

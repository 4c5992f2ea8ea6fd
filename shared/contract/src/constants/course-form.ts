// docs/product/courses.md#courses

export const recorded = 1 as const
export const live = 2 as const
export const mixed = 3 as const

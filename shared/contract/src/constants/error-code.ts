// The refusals that the client tells apart: docs/product/api.md#refusals

export const wrongPassword = 400007 as const
export const pictureUnknown = 400051 as const
export const sessionMissing = 401001 as const
export const sessionExpired = 401200 as const
export const sessionEnded = 401201 as const
export const notPurchased = 403003 as const
export const agreementUnsigned = 403040 as const
export const noteNotFound = 404030 as const
export const alreadyOwned = 409001 as const
export const couponSoldOut = 409009 as const
export const couponExpired = 409010 as const
export const liveStarted = 409011 as const
export const courseSoldOut = 409012 as const
export const noGroupOffer = 409013 as const
export const groupClosed = 409014 as const
export const priceChanged = 409015 as const
export const couponNotBegun = 409017 as const
export const couponUnusable = 409020 as const
export const promotionUnusable = 409021 as const
export const alreadyEvaluated = 409022 as const
export const refundImpossible = 409023 as const
export const addressMissing = 409024 as const
export const liveRoomNotFound = 404020 as const
export const questionAnswered = 409030 as const
export const questionClosed = 409031 as const
export const noteChanged = 409040 as const

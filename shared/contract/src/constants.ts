/**
 * The names of the values that the API sends as numbers. No schema is needed for them, so a browser bundle that imports them carries no
 * TypeBox. Code compares by these names, never by the numbers.
 */

/** docs/product/orders.md#order-statuses */
export const orderStatus = {
  /** By the learner, or unpaid for 30 minutes. */
  cancelled: 0,
  awaitingPayment: 1,
  /** Nothing is delivered, or the group is still filling. */
  paid: 2,
  /** Paid, printed material is on its way. */
  delivering: 3,
  completed: 4,
  refunding: 5,
  groupFailed: 6,
  /** The money is returned, or there was none. */
  closed: 7,
} as const

/** Of the group of an order (docs/product/orders.md#group-buys). */
export const groupState = { filling: 1, complete: 2, failed: 3 } as const

/** docs/product/courses.md#courses */
export const courseForm = { recorded: 1, live: 2, mixed: 3 } as const

/** docs/product/courses.md#lesson-types */
export const lessonType = {
  /** Nothing to open yet. */
  unavailable: 0,
  recorded: 1,
  live: 2,
  /** A live lesson with a recording. */
  playback: 3,
  /** A live lesson whose recording is being made. */
  playbackPending: 4,
  /** The caller has not bought it. */
  locked: 5,
} as const

/** Of a live lesson, by the server's clock. */
export const liveState = { none: 0, upcoming: 1, onAir: 2, ended: 3 } as const

/** Of a coupon for the caller (docs/product/orders.md#coupons). */
export const couponState = { available: 0, collected: 1, soldOut: 2, expired: 3 } as const

/** What an SMS code is for (docs/product/forms.md#sms-code). */
export const smsType = { register: 1, login: 2, bind: 6 } as const

/** docs/product/session.md#third-party-login */
export const thirdParty = { wechat: 1, qq: 2 } as const

/** Whether a phone is bound to the account of a third party. */
export const bindState = { unbound: 0, bound: 1 } as const

/** The moment of something without an end: an enrolment for ever, an offer that stays. */
export const noEnd = 0

/** The envelope's code of a call that succeeded. */
export const successCode = 200001

/** The refusals that the client tells apart (docs/product/api.md#refusals). */
export const errorCode = {
  wrongPassword: 400007,
  sessionMissing: 401001,
  sessionExpired: 401200,
  sessionEnded: 401201,
  notPurchased: 403003,
  alreadyOwned: 409001,
  couponSoldOut: 409009,
  couponExpired: 409010,
  liveStarted: 409011,
  courseSoldOut: 409012,
  noGroupOffer: 409013,
  groupClosed: 409014,
} as const

/** The first three digits of an error code. */
export const errorFamily = { badInput: 400, session: 401, notFound: 404, conflict: 409, tooOften: 429 } as const

/** The family of an error code: 404 for 404001. */
export const familyOf = (code: number): number => Math.floor(code / 1000)

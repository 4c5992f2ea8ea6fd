import { tooOften } from './constants/error-family.ts'

/**
 * The names of the values that the API sends as numbers: `orderStatus.paid`. Code compares by these names, never by the numbers.
 *
 * Each table is a module of plain constants instead of an object: webpack then replaces each name by its number, so that a table adds no
 * bytes to a bundle. The modules import no TypeBox.
 */
export * as orderStatus from './constants/order-status.ts'
export * as groupState from './constants/group-state.ts'
export * as courseForm from './constants/course-form.ts'
export * as lessonType from './constants/lesson-type.ts'
export * as liveState from './constants/live-state.ts'
export * as liveStage from './constants/live-stage.ts'
export * as couponState from './constants/coupon-state.ts'
export * as smsType from './constants/sms-type.ts'
export * as thirdParty from './constants/third-party.ts'
export * as gender from './constants/gender.ts'
export * as feedbackKind from './constants/feedback-kind.ts'
export * as bindState from './constants/bind-state.ts'
export * as errorCode from './constants/error-code.ts'
export * as errorFamily from './constants/error-family.ts'

/** The value of an end that never comes, such as that of an enrolment for ever. */
export const noEnd = 0

/** The envelope's code of a call that succeeded. */
export const successCode = 200001

/** The family of an error code: 404 for 404001. */
export const familyOf = (code: number): number => Math.floor(code / 1000)

/** Whether the same call would be refused again. 429 is temporary, and a code below 400 or from 500 on is not a refusal. */
export function isFinalRefusal(code: number): boolean {
  const family = familyOf(code)
  return family >= 400 && family < 500 && family !== tooOften
}

import { accountEndpoints } from './account.ts'
import { addressEndpoints } from './address.ts'
import { agreementEndpoints } from './agreement.ts'
import { couponEndpoints } from './coupon.ts'
import { courseEndpoints } from './course.ts'
import { evaluationEndpoints } from './evaluation.ts'
import { favouriteEndpoints } from './favourite.ts'
import { feedbackEndpoints } from './feedback.ts'
import { groupEndpoints } from './group.ts'
import { homeEndpoints } from './home.ts'
import { liveEndpoints } from './live.ts'
import { liveCalendarEndpoints } from './live-calendar.ts'
import { messageEndpoints } from './message.ts'
import { noteEndpoints } from './note.ts'
import { orderEndpoints } from './order.ts'
import { orderListEndpoints } from './order-list.ts'
import { paymentEndpoints } from './payment.ts'
import { pictureEndpoints } from './picture.ts'
import { quoteEndpoints } from './price.ts'
import { prizeEndpoints } from './prize.ts'
import { profileEndpoints } from './profile.ts'
import { redeemEndpoints } from './redeem.ts'
import { renewalEndpoints } from './renewal.ts'
import { reserveEndpoints } from './reserve.ts'
import { safetyEndpoints } from './safety.ts'
import { searchEndpoints } from './search.ts'
import { studyEndpoints } from './study.ts'
import { myStudyEndpoints } from './my-study.ts'
import { systemEndpoints } from './system.ts'
import { timetableEndpoints } from './timetable.ts'

/** Every call of the API with its schemas. Only the sandbox and checks use it at run time; the browser imports types. */
export const endpoints = {
  ...systemEndpoints,
  ...accountEndpoints,
  ...homeEndpoints,
  ...courseEndpoints,
  ...searchEndpoints,
  ...evaluationEndpoints,
  ...groupEndpoints,
  ...couponEndpoints,
  ...addressEndpoints,
  ...reserveEndpoints,
  ...favouriteEndpoints,
  ...timetableEndpoints,
  ...studyEndpoints,
  ...myStudyEndpoints,
  ...agreementEndpoints,
  ...liveEndpoints,
  ...liveCalendarEndpoints,
  ...messageEndpoints,
  ...noteEndpoints,
  ...quoteEndpoints,
  ...orderEndpoints,
  ...orderListEndpoints,
  ...paymentEndpoints,
  ...redeemEndpoints,
  ...renewalEndpoints,
  ...prizeEndpoints,
  ...pictureEndpoints,
  ...profileEndpoints,
  ...feedbackEndpoints,
  ...safetyEndpoints,
}

import { answerShapes } from '@xhkt/contract/answer-shapes'
import { accountEndpoints } from '@xhkt/contract/subjects/account'
import { addressEndpoints } from '@xhkt/contract/subjects/address'
import { agreementEndpoints } from '@xhkt/contract/subjects/agreement'
import { couponEndpoints } from '@xhkt/contract/subjects/coupon'
import { courseEndpoints } from '@xhkt/contract/subjects/course'
import { evaluationEndpoints } from '@xhkt/contract/subjects/evaluation'
import { favouriteEndpoints } from '@xhkt/contract/subjects/favourite'
import { feedbackEndpoints } from '@xhkt/contract/subjects/feedback'
import { groupEndpoints } from '@xhkt/contract/subjects/group'
import { liveCalendarEndpoints } from '@xhkt/contract/subjects/live-calendar'
import { messageEndpoints } from '@xhkt/contract/subjects/message'
import { myStudyEndpoints } from '@xhkt/contract/subjects/my-study'
import { noteEndpoints } from '@xhkt/contract/subjects/note'
import { orderEndpoints } from '@xhkt/contract/subjects/order'
import { orderListEndpoints } from '@xhkt/contract/subjects/order-list'
import { paymentEndpoints } from '@xhkt/contract/subjects/payment'
import { pictureEndpoints } from '@xhkt/contract/subjects/picture'
import { prizeEndpoints } from '@xhkt/contract/subjects/prize'
import { profileEndpoints } from '@xhkt/contract/subjects/profile'
import { redeemEndpoints } from '@xhkt/contract/subjects/redeem'
import { renewalEndpoints } from '@xhkt/contract/subjects/renewal'
import { reserveEndpoints } from '@xhkt/contract/subjects/reserve'
import { safetyEndpoints } from '@xhkt/contract/subjects/safety'
import { studyEndpoints } from '@xhkt/contract/subjects/study'
import { systemEndpoints } from '@xhkt/contract/subjects/system'
import { timetableEndpoints } from '@xhkt/contract/subjects/timetable'

/** How the answers of this area's calls are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...accountEndpoints,
  ...addressEndpoints,
  ...agreementEndpoints,
  ...couponEndpoints,
  ...courseEndpoints,
  ...evaluationEndpoints,
  ...favouriteEndpoints,
  ...feedbackEndpoints,
  ...groupEndpoints,
  ...liveCalendarEndpoints,
  ...messageEndpoints,
  ...myStudyEndpoints,
  ...noteEndpoints,
  ...orderEndpoints,
  ...orderListEndpoints,
  ...paymentEndpoints,
  ...pictureEndpoints,
  ...prizeEndpoints,
  ...profileEndpoints,
  ...redeemEndpoints,
  ...renewalEndpoints,
  ...reserveEndpoints,
  ...safetyEndpoints,
  ...studyEndpoints,
  ...systemEndpoints,
  ...timetableEndpoints,
})

import { answerShapes } from '@xhkt/contract/answer-shapes'
import { addressEndpoints } from '@xhkt/contract/subjects/address'
import { agreementEndpoints } from '@xhkt/contract/subjects/agreement'
import { couponEndpoints } from '@xhkt/contract/subjects/coupon'
import { courseEndpoints } from '@xhkt/contract/subjects/course'
import { groupEndpoints } from '@xhkt/contract/subjects/group'
import { orderEndpoints } from '@xhkt/contract/subjects/order'
import { paymentEndpoints } from '@xhkt/contract/subjects/payment'
import { pictureEndpoints } from '@xhkt/contract/subjects/picture'
import { quoteEndpoints } from '@xhkt/contract/subjects/price'
import { redeemEndpoints } from '@xhkt/contract/subjects/redeem'
import { studyEndpoints } from '@xhkt/contract/subjects/study'
import { evaluationEndpoints } from '@xhkt/contract/subjects/evaluation'

/** How the answers of this area's calls are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...addressEndpoints,
  ...agreementEndpoints,
  ...couponEndpoints,
  ...courseEndpoints,
  ...groupEndpoints,
  ...orderEndpoints,
  ...paymentEndpoints,
  ...pictureEndpoints,
  ...quoteEndpoints,
  ...redeemEndpoints,
  ...studyEndpoints,
  ...evaluationEndpoints,
})

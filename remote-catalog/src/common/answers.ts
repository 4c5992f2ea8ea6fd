import { answerShapes } from '@xhkt/contract/answer-shapes'
import { agreementEndpoints } from '@xhkt/contract/subjects/agreement'
import { couponEndpoints } from '@xhkt/contract/subjects/coupon'
import { courseEndpoints } from '@xhkt/contract/subjects/course'
import { evaluationEndpoints } from '@xhkt/contract/subjects/evaluation'
import { favouriteEndpoints } from '@xhkt/contract/subjects/favourite'
import { reserveEndpoints } from '@xhkt/contract/subjects/reserve'
import { searchEndpoints } from '@xhkt/contract/subjects/search'
import { studyEndpoints } from '@xhkt/contract/subjects/study'
import { systemEndpoints } from '@xhkt/contract/subjects/system'
import { orderEndpoints } from '@xhkt/contract/subjects/order'
import { pictureEndpoints } from '@xhkt/contract/subjects/picture'

/** How the answers of the pages behind home are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...agreementEndpoints,
  ...couponEndpoints,
  ...courseEndpoints,
  ...evaluationEndpoints,
  ...favouriteEndpoints,
  ...reserveEndpoints,
  ...searchEndpoints,
  ...studyEndpoints,
  ...systemEndpoints,
  ...orderEndpoints,
  ...pictureEndpoints,
})

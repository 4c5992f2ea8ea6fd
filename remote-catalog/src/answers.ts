import { answerShapes } from '@xhkt/contract/answer-shapes'
import { agreementEndpoints } from '@xhkt/contract/subjects/agreement'
import { couponEndpoints } from '@xhkt/contract/subjects/coupon-endpoints'
import { courseEndpoints } from '@xhkt/contract/subjects/course'
import { evaluationEndpoints } from '@xhkt/contract/subjects/evaluation'
import { favouriteEndpoints } from '@xhkt/contract/subjects/favourite'
import { homeEndpoints } from '@xhkt/contract/subjects/home'
import { reserveEndpoints } from '@xhkt/contract/subjects/reserve'
import { searchEndpoints } from '@xhkt/contract/subjects/search'
import { studyEndpoints } from '@xhkt/contract/subjects/study'
import { systemEndpoints } from '@xhkt/contract/subjects/system'

/** How the answers of this owner's calls are read. The build runs this module (scripts/build/answers-loader.mjs). */
export const answers = answerShapes({
  ...agreementEndpoints,
  ...couponEndpoints,
  ...courseEndpoints,
  ...evaluationEndpoints,
  ...favouriteEndpoints,
  ...homeEndpoints,
  ...reserveEndpoints,
  ...searchEndpoints,
  ...studyEndpoints,
  ...systemEndpoints,
})

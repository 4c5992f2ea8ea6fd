import { answerShapes } from '@xhkt/contract/answer-shapes'
import { couponEndpoints } from '@xhkt/contract/subjects/coupon'
import { homeEndpoints } from '@xhkt/contract/subjects/home'
import { studyEndpoints } from '@xhkt/contract/subjects/study'

/** How the answers of home, the first page of most visits, are read. The build runs this module (scripts/build/answers-loader.cjs). */
export const answers = answerShapes({
  ...homeEndpoints,
  'POST /v1/coupon/collect': couponEndpoints['POST /v1/coupon/collect'],
  'GET /v1/user/course/list': studyEndpoints['GET /v1/user/course/list'],
})

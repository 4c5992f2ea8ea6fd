import { accountEndpoints } from './account.ts'
import { couponEndpoints } from './coupon.ts'
import { courseEndpoints } from './course.ts'
import { evaluationEndpoints } from './evaluation.ts'
import { groupEndpoints } from './group-endpoints.ts'
import { homeEndpoints } from './home.ts'
import { orderEndpoints } from './order.ts'
import { reserveEndpoints } from './reserve.ts'
import { searchEndpoints } from './search.ts'
import { studyEndpoints } from './study.ts'
import { systemEndpoints } from './system.ts'

/** Every call there is, with its schemas. Run-time use is for the sandbox and checks; the browser imports types only. */
export const endpoints = {
  ...systemEndpoints,
  ...accountEndpoints,
  ...homeEndpoints,
  ...courseEndpoints,
  ...searchEndpoints,
  ...evaluationEndpoints,
  ...groupEndpoints,
  ...couponEndpoints,
  ...reserveEndpoints,
  ...studyEndpoints,
  ...orderEndpoints,
}

import { accountEndpoints } from './account.ts'
import { courseEndpoints } from './course.ts'
import { orderEndpoints } from './order.ts'
import { studyEndpoints } from './study.ts'
import { systemEndpoints } from './system.ts'

/** Every call there is, with its schemas. Run-time use is for the sandbox and checks; the browser imports types only. */
export const endpoints = {
  ...systemEndpoints,
  ...accountEndpoints,
  ...courseEndpoints,
  ...studyEndpoints,
  ...orderEndpoints,
}

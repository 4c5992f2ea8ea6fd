import type { CourseDetail } from '@xhkt/contract'
import { usePrice } from '../../../common/course/use-price.ts'
import { type BuyerAction, untilOwned } from './purchase.ts'

/** What the learner must do first. */
export const useUntilOwned = (course: CourseDetail, action: BuyerAction): string => untilOwned(usePrice(course), action)

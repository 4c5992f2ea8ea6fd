import { Bone, rows } from '@xhkt/kit/ui/bone'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import css from './order-bones.module.css'

/** The state of an order, its course with the price, and facts beside the progress. */
export const orderDetailBones = (
  <>
    <Bone as={css.state} />
    {courseRow(0)}
    <Bone as={css.price} />
    <div className={css.facts}>{rows(2, css.fact)}</div>
  </>
)

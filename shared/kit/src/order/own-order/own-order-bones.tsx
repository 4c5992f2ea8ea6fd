import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import css from './own-order-bones.module.css'
import order from './own-order.module.css'

/** The bones of `OwnOrder`: the state, the course with the price, and facts beside the progress. */
export const ownOrderBones = (
  <>
    <Bone as={css.state} />
    {courseRow(0)}
    <Bone as={classNames(order.price, css.price)} />
    <div className={order.columns}>{rows(2, css.fact)}</div>
  </>
)

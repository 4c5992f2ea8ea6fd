import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones, sizes } from '@xhkt/kit/ui/skeleton-bones'
import css from './skeletons.module.css'

/** The course, and below it the members of a group and what one can do. */
export const GroupSkeleton = () => (
  <Skeleton name="group">
    <Bone as={bones.title} />
    <div className={classNames(bones.card, css.order)}>{courseRow(0)}</div>
    <div className={classNames(bones.card, css.status, css.members)}>
      <div className={css.seats}>{rows(3, css.seat)}</div>
      <Bone as={bones.title} />
      <Bone as={css.statusLine} />
      <Bone as={sizes.action} />
    </div>
  </Skeleton>
)

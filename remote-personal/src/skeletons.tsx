import { Bone, rows, times } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { courseRow } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones } from '@xhkt/kit/ui/skeleton-bones'
import { places } from './layout/places.ts'
import css from './skeletons.module.css'

export const MineSkeleton = () => (
  <Skeleton name="mine">
    <div className={css.mine}>
      <div className={classNames(bones.card, css.sideNav)}>{rows(places.length, css.navItem)}</div>
      <div className={classNames(bones.card, css.mineMain)}>
        <Bone as={bones.title} />
        {times(4, courseRow)}
      </div>
    </div>
  </Skeleton>
)

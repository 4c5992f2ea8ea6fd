import { Bone } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones } from '@xhkt/kit/ui/skeleton-bones'
import view from './sizes.module.css'
import css from './skeletons.module.css'

/** The payment code, and beside it what is paid. */
export const PaySkeleton = () => (
  <Skeleton name="pay">
    <Bone as={bones.title} />
    <div className={classNames(bones.card, view.pay, css.pay)}>
      <div>
        <Bone as={view.code} />
        <Bone as={css.countdown} />
      </div>
      <div className={view.payFacts}>
        <Bone as={bones.title} />
        <Bone as={bones.line} />
        <Bone as={bones.lineShort} />
        <Bone as={css.steps} />
        <Bone as={css.ways} />
      </div>
    </div>
  </Skeleton>
)

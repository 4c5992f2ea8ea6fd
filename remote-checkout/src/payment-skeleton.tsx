import { Bone, rows } from '@xhkt/kit/ui/bone'
import { classNames } from '@xhkt/kit/ui/class-names'
import { largeCover } from '@xhkt/kit/ui/course-skeletons'
import { Skeleton } from '@xhkt/kit/ui/skeleton'
import { bones } from '@xhkt/kit/ui/skeleton-bones'
import view from './sizes.module.css'
import css from './skeletons.module.css'

// Its own module, so that the order page does not have the skeletons of the other pages.
export const PaymentSkeleton = () => (
  <Skeleton name="payment">
    <Bone as={bones.title} />
    <div className={classNames(bones.still, view.order, css.payment)}>
      <div>
        <div className={classNames(bones.card, css.bought)}>
          {largeCover}
          <div className={css.boughtFacts}>
            <Bone as={bones.title} />
            <Bone as={bones.line} />
            <Bone as={bones.lineShort} />
          </div>
        </div>
        <div className={classNames(bones.card, bones.breathing, css.choices)} />
        <div className={classNames(bones.card, bones.breathing, css.choices)} />
      </div>
      <div className={classNames(bones.card, bones.breathing, css.price)}>
        <Bone as={bones.title} />
        {rows(3, css.priceRow)}
        <Bone as={css.submit} />
      </div>
    </div>
  </Skeleton>
)

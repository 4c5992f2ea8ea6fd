import type { CourseDetail } from '@xhkt/contract'
import { auth } from '@xhkt/platform/auth'
import { Button } from '@xhkt/kit/ui/button'
import { Price } from '@xhkt/kit/ui/price'
import { PurchaseLink } from '../../../../common/purchase/purchase-link.tsx'
import { purchaseOffer } from '../../../../common/purchase/purchase-offer.ts'
import { CourseLink } from '../../../../common/ui/course-link.tsx'
import css from './buy-card.module.css'

export interface BuyCardProps {
  courseId: string
  /** Null until it has loaded. */
  course: CourseDetail | null
  isSignedIn: boolean
}

/** In place of the video of a locked lesson. */
export function BuyCard({ courseId, course, isSignedIn }: BuyCardProps) {
  const offer = purchaseOffer(courseId, course, '学习本节')
  return (
    <section className={css.card} aria-label="购买课程">
      <svg className={css.lock} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M14 21v-6a10 10 0 0 1 20 0v6M10 21h28v20H10zM24 28v6" />
      </svg>
      <h2 className={css.title}>{offer.title}</h2>
      <p className={css.price}>{offer.price !== undefined && <Price fen={offer.price} oldFen={offer.oldPrice} />}</p>
      <div className={css.actions}>
        <PurchaseLink offer={offer} size="lg" />
        <CourseLink courseId={courseId} size="lg" />
      </div>
      {!isSignedIn && (
        <p className={css.owned}>
          已经购买？
          <Button variant="text" size="sm" onClick={() => auth.openLogin()}>
            登录
          </Button>
        </p>
      )}
    </section>
  )
}

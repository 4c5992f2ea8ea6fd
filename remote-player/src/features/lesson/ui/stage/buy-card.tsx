import type { CourseDetail } from '@xhkt/contract'
import * as paths from '@xhkt/contract/paths'
import { auth } from '@xhkt/platform/auth'
import { Button, ButtonLink } from '@xhkt/kit/ui/button'
import { Price } from '@xhkt/kit/ui/price'
import { CourseLink } from '../course-link.tsx'
import css from './buy-card.module.css'

export interface BuyCardProps {
  courseId: string
  /** Null until it has loaded. */
  course: CourseDetail | null
  isSignedIn: boolean
}

/** In place of the video of a locked lesson. */
export function BuyCard({ courseId, course, isSignedIn }: BuyCardProps) {
  return (
    <section className={css.card} aria-label="购买课程">
      <svg className={css.lock} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M14 21v-6a10 10 0 0 1 20 0v6M10 21h28v20H10zM24 28v6" />
      </svg>
      <h2 className={css.title}>购买课程后即可学习本节</h2>
      <p className={css.price}>{course && <Price fen={course.price} oldFen={course.old_price} />}</p>
      <div className={css.actions}>
        <ButtonLink variant="price" size="lg" href={paths.payment(courseId)}>
          立即购买
        </ButtonLink>
        <CourseLink courseId={courseId} />
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

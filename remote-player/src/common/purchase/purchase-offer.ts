import type { CourseDetail } from '@xhkt/contract'
import { unknownTextState } from '@xhkt/contract/unknown-state'
import * as paths from '@xhkt/contract/paths'
import { isSoldOut } from '@xhkt/kit/rules/order'

/** How a learner gets the course, in the words of the course page. */
export interface PurchaseOffer {
  title: string
  /** In fen. Undefined until the course has loaded. */
  price?: number
  /** In fen. Shown struck through when it is above `price`. */
  oldPrice?: number
  label: string
  /** Null: the course cannot be bought now. */
  href: string | null
}

const unreadable = { title: '价格加载失败，请稍后刷新页面', label: '暂时不能购买', href: null }

/** An unpaid order goes first, then a renewal, which has its own price. */
function readOffer(course: CourseDetail, purpose: string): PurchaseOffer {
  const { id, price, old_price, enrolment, pending_order_no, pending_order_amount } = course
  const pay = paths.payment(id)
  const prices = enrolment ? { price: enrolment.renew_price, oldPrice: price } : { price, oldPrice: old_price }
  if (pending_order_no) {
    const pending = { price: pending_order_amount ?? prices.price, oldPrice: Math.max(price, old_price) }
    return { title: `支付订单后即可${purpose}`, ...pending, label: '去支付', href: paths.payAgain(pending_order_no) }
  }
  if (enrolment) return { title: `课程已过期，续费后即可${purpose}`, ...prices, label: '续费', href: pay }
  if (isSoldOut(course)) return { title: '课程名额已满，暂时不能购买', ...prices, label: '已售罄', href: null }
  if (course.sold_out === unknownTextState) return { ...unreadable, ...prices }
  if (price === 0) return { title: `点“立即学习”后可${purpose}`, ...prices, label: '立即学习', href: pay }
  return { title: `购买课程后即可${purpose}`, ...prices, label: '立即购买', href: pay }
}

/**
 * What a learner does first, to reach a `purpose` such as 学习本节. `course` is null until it has loaded. Nothing is sold for a price that
 * cannot be read.
 */
export function purchaseOffer(courseId: string, course: CourseDetail | null, purpose: string): PurchaseOffer {
  if (!course) return { title: `购买课程后即可${purpose}`, label: '立即购买', href: paths.payment(courseId) }
  const offer = readOffer(course, purpose)
  return Number.isNaN(offer.price) ? { ...offer, ...unreadable } : offer
}
